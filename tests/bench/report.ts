import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { ENGLISH_GOAL_KB, FIRST_GOAL_KB } from './sizes.mjs';

export const SITES = ['page', 'plain'] as const;
export type Site = (typeof SITES)[number];

/** Measured values of all rounds, by site and by `Row.figure`. */
export type Figures = Record<Site, Record<string, number[]>>;

/** Row of the report. Times of the page depend on the machine, so their goals are relative to a figure of the plain page. */
type Row = {
  figure: string;
  name: string;
  unit: string;
  digits: number;
  /** The most that the median of the measured values may be, in `unit` or times the plain page's median of `than`. */
  goal: number;
  than?: string;
};

const ROWS: Row[] = [
  row('scriptsFirst', 'JavaScript before the page is usable', 'kB', 1, FIRST_GOAL_KB),
  row('scriptFiles', 'Files of that JavaScript', '', 0, 1),
  row('scriptsEnglish', 'JavaScript of a visit with an English recipe', 'kB', 1, ENGLISH_GOAL_KB),
  row('bytesUntouched', 'All bytes of a visit without a press, phone', 'kB', 0, 175),
  row('firstPhone', 'First paint, slow phone', 's', 2, 0.4, 'firstPhone'),
  row('largestPhone', 'Largest paint, slow phone', 's', 2, 0.5, 'largestPhone'),
  row('firstDesktop', 'First paint, desktop', 's', 2, 0.5, 'firstDesktop'),
  row('largestDesktop', 'Largest paint, desktop', 's', 2, 0.6, 'largestDesktop'),
  row('longestTask', 'Longest task without a press, slow phone', 'ms', 0, 100),
  row('firstPress', 'The recipe of a dish pressed after a second, slow phone', 'ms', 0, 12, 'firstRecipe'),
  row('firstDishes', 'The first dishes for a list, slowed CPU', 'ms', 0, 1, 'firstRecipe'),
  row('changedDishes', 'The dishes for a changed list, slowed CPU', 'ms', 0, 0.5, 'firstRecipe'),
  row('additions', 'An ingredient added to 1,000, slowed CPU', 'ms', 0, 3, 'additions'),
  row('firstRecipe', 'The first recipe rendered, slowed CPU', 'ms', 0, 2, 'firstRecipe'),
  row('heap', 'Memory after 200 recipes', 'MB', 1, 5, 'heap'),
];

const PACKAGES = ['lighthouse', '@playwright/test', 'vite', 'react', 'xstate', '@huggingface/inference'];

function row(figure: string, name: string, unit: string, digits: number, goal: number, than?: string): Row {
  return { figure, name, unit, digits, goal, ...(than && { than }) };
}

/** Returns the names of rows that exceed their goals or were not measured. */
export function findMissed({ page, plain }: Figures): string[] {
  const most = ({ goal, than }: Row) => (than ? goal * median(plain[than]) : goal);
  return ROWS.filter((row) => !(median(page[row.figure]) <= most(row))).map(({ name }) => name);
}

export function writeReport(figures: Figures, rounds: number, chromium: string): string {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const versions = PACKAGES.map((name) => `${name} ${{ ...dependencies, ...devDependencies }[name]}`);
  const missed = findMissed(figures);
  const rows = ROWS.map(({ figure, name, unit, digits, goal, than }) => {
    const [page, plain] = [figures.page[figure], figures.plain[figure]];
    const compared = plain ? (median(page) / median(plain)).toFixed(2) : '';
    const reached = missed.includes(name) ? '**no**' : 'yes';
    const most = than ? `${goal} × ${than === figure ? 'plain' : 'plain’s first recipe'}` : `${goal} ${unit}`;
    return `| ${name} | ≤ ${most} | ${format(page)} | ${plain ? format(plain) : ''} | ${compared} | ${reached} |`;

    function format(samples: number[] = []): string {
      const [middle, least, most] = [median(samples), Math.min(...samples), Math.max(...samples)].map(
        (value) =>
          value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
      );
      return `${middle} ${unit}${least === most ? '' : ` (${least}–${most})`}`;
    }
  });

  const filled: Record<string, string> = {
    rows: rows.join('\n'),
    rounds: `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${loadavg()[1]?.toFixed(1)} in the last 5 minutes`,
    versions: `Node ${process.versions.node}, Chromium ${chromium}, ${versions.join(', ')}`,
  };
  const template = readFileSync(`${import.meta.dirname}/report.md`, 'utf8');
  return template.replace(/\{(\w+)\}/g, (_, name) => filled[name] ?? '');
}

function median(samples: number[] = []): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
