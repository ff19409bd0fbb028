import type { Site } from './browser.ts';
import { ALL_GOAL_KB, FIRST_GOAL_KB } from './sizes.mjs';

/** By name: one list of samples for each round. */
export type Figures = Record<Site, Record<string, number[][]>>;

export type Row = {
  name: string;
  unit: string;
  digits: number;
  page: number[];
  plain: number[] | null;
  goal?: number;
  /** Else the goal is the most that it may be. */
  atLeast?: true;
  /** Judged by its worst round, not by the median. */
  worst?: true;
  /** A slow machine alone can miss it: that fails nothing. */
  byMachine?: true;
};

export type Section = { title: string; how: string; rows: Row[] };

export function tabulate({ page, plain }: Figures): Section[] {
  const row = (name: string, key: string, unit: string, digits: number, goal: Partial<Row> = {}): Row => ({
    name,
    unit,
    digits,
    ...goal,
    page: page[key]?.flat() ?? [],
    plain: plain[key]?.flat() ?? null,
  });
  /** Of the medians of each round: what slows the whole machine down slows both. */
  const ratio = (name: string, above: number[][] = [], below: number[][] = [], goal?: number): Row => ({
    name,
    ...(goal !== undefined && { goal }),
    unit: '',
    digits: 2,
    page: ratios(above, below),
    plain: null,
  });
  const toPlain = (name: string, key: string, goal: number) =>
    ratio(`${name}, page / plain`, page[key], plain[key], goal);
  const manyToFew = (name: string, many: string, few: string, goal?: number): Row => ({
    ...ratio(`${name}, 1,000 / 10`, page[many], page[few], goal),
    plain: ratios(plain[many] ?? [], plain[few] ?? []),
  });
  const time = (goal: number) => ({ goal, byMachine: true }) as const;
  const score = { goal: 100, atLeast: true } as const;

  return [
    {
      title: 'Size',
      how: 'Gzip at its default level, each file by itself; 1 kB = 1,000 bytes. Before the page is usable: what index.html loads, what that starts, and what is imported statically.',
      rows: [
        row('JavaScript before the page is usable', 'scriptsFirst', 'kB', 1, { goal: FIRST_GOAL_KB }),
        row('All JavaScript', 'scriptsAll', 'kB', 1, { goal: ALL_GOAL_KB }),
      ],
    },
    {
      title: 'First visit',
      how: "Lighthouse's defaults: a phone on a slow network, simulated from a real load with nothing stored.",
      rows: [
        row('First contentful paint', 'fcp', 's', 2, time(1.4)),
        toPlain('First contentful paint', 'fcp', 0.65),
        row('Largest contentful paint', 'lcp', 's', 2, time(1.4)),
        toPlain('Largest contentful paint', 'lcp', 0.65),
        row('Performance', 'performance', '', 0, score),
        row('Accessibility', 'accessibility', '', 0, score),
        row('Best practices', 'best-practices', '', 0, score),
        row('SEO', 'seo', '', 0, score),
      ],
    },
    {
      title: 'Layout shift',
      how: 'The sum of all shifts in one visit that do not follow an input within 500 ms: first load, four ingredients, an answer that comes later than that, a refusal and the next attempt, cancelling, removing and undoing, a reload with the list and the recipe kept, the recipe box, the connection. The plain page has the first load, the ingredients and the answer. Judged by the worst round.',
      rows: [
        row('Desktop, 1280 × 800', 'shiftDesktop', '', 4, { goal: 0, worst: true }),
        row('Phone, 390 × 844', 'shiftPhone', '', 4, { goal: 0, worst: true }),
      ],
    },
    {
      title: 'Asking',
      how: "Each on a visit of its own, once nothing more is fetched ahead. From the time of the click to the start of the first request; from the end of the response (some 3,600 characters, about 1,024 tokens, with tables and a video; a second after it is asked for) to after the first frame with the recipe's last element. Slowed: Chromium's CPU throttling.",
      rows: [
        row("From pressing 'Get a recipe' to the request", 'leaving', 'ms', 0, time(50)),
        row('From the answer to the recipe painted', 'painting', 'ms', 0, time(50)),
        row('The same, CPU slowed 4 times', 'paintingSlowed', 'ms', 0, time(200)),
      ],
    },
    {
      title: 'A long list',
      how: "What the main thread works (DevTools' TaskDuration) from before the key is pressed to after the next frame, CPU slowed 4 times. About 5 ms of it are the measuring. The two lists of both pages take turns.",
      rows: [
        row('A keystroke, 10 on the list', 'keyFew', 'ms', 0),
        row('A keystroke, 1,000 on the list', 'keyMany', 'ms', 0, time(50)),
        manyToFew('A keystroke', 'keyMany', 'keyFew', 1.25),
        row('An added ingredient, 10 on the list', 'addFew', 'ms', 0),
        row('An added ingredient, 1,000 on the list', 'addMany', 'ms', 0, time(50)),
        manyToFew('An added ingredient', 'addMany', 'addFew'),
        toPlain('An added ingredient, 1,000 on the list', 'addMany', 1),
      ],
    },
    {
      title: 'Memory',
      how: 'The JavaScript heap after a collection, recipes of 3,600 characters. The page keeps the last 200 recipes in its box, which is meant to grow until then: so the goal is for a visit that begins with a full box. What a visit with an empty box grows by stands below.',
      rows: [
        row('After 20 recipes, the box full', 'fullSome', 'kB', 0),
        row('After 200 recipes, the box full', 'fullLots', 'kB', 0),
        row('Growth, the box full', 'fullGrowth', '%', 1, { goal: 10 }),
        row('After 20 recipes, the box empty at first', 'emptySome', 'kB', 0),
        row('After 200 recipes, the box empty at first', 'emptyLots', 'kB', 0),
        row('Growth, the box empty at first', 'emptyGrowth', '%', 1),
      ],
    },
  ];
}

/** Null where there is no goal. */
export function isReached({ page, goal, atLeast, worst }: Row): boolean | null {
  if (goal === undefined) return null;
  const value = worst ? Math.max(...page) : median(page);
  return atLeast ? value >= goal : value <= goal;
}

export function median(samples: number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

function ratios(above: number[][], below: number[][]): number[] {
  return above.map((round, i) => median(round) / median(below[i] ?? []));
}
