import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { ENGLISH_GOAL_KB, FIRST_GOAL_KB } from './sizes.mjs';

export const SITES = ['page', 'plain'] as const;
export type Site = (typeof SITES)[number];

/** Measured values of all rounds, by site and by `Row.figure`. */
export type Figures = Record<Site, Record<string, number[]>>;

/** Row of the report. The page passes if the median of the measured values is at most `goal`. */
type Row = { figure: string; name: string; unit: string; digits: number; goal: number };

const ROWS: Row[] = [
  row('scriptsFirst', 'JavaScript before the page is usable', 'kB', 1, FIRST_GOAL_KB),
  row('scriptFiles', 'Files of that JavaScript', '', 0, 1),
  row('scriptsEnglish', 'JavaScript of a visit with an English recipe', 'kB', 1, ENGLISH_GOAL_KB),
  row('firstPhone', 'First paint, slow phone', 's', 2, 1.4),
  row('largestPhone', 'Largest paint, slow phone', 's', 2, 1.4),
  row('firstDesktop', 'First paint, desktop', 's', 2, 1),
  row('largestDesktop', 'Largest paint, desktop', 's', 2, 1),
  row('additions', 'An ingredient added to 1,000, slowed CPU', 'ms', 0, 200),
  row('firstDishes', 'The first dishes for a list, slowed CPU', 'ms', 0, 200),
  row('changedDishes', 'The dishes for a changed list, slowed CPU', 'ms', 0, 80),
  row('longestTask', 'The longest task after the start, slowed CPU', 'ms', 0, 100),
  row('firstRecipe', 'The first recipe rendered, slowed CPU', 'ms', 0, 600),
  row('heap', 'Memory after 200 recipes', 'MB', 1, 24),
];

const PACKAGES = ['lighthouse', '@playwright/test', 'vite', 'react', 'xstate', '@huggingface/inference'];

function row(figure: string, name: string, unit: string, digits: number, goal: number): Row {
  return { figure, name, unit, digits, goal };
}

/** Returns the names of rows that exceed their goals or were not measured. */
export function findMissed({ page }: Figures): string[] {
  return ROWS.filter(({ figure, goal }) => !(median(page[figure]) <= goal)).map(({ name }) => name);
}

export function writeReport(figures: Figures, rounds: number, chromium: string): string {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const versions = PACKAGES.map((name) => `${name} ${{ ...dependencies, ...devDependencies }[name]}`);
  const missed = findMissed(figures);
  const rows = ROWS.map(({ figure, name, unit, digits, goal }) => {
    const [page, plain] = [figures.page[figure], figures.plain[figure]];
    const compared = plain ? (median(page) / median(plain)).toFixed(2) : '';
    const reached = missed.includes(name) ? '**no**' : 'yes';
    return `| ${name} | ≤ ${goal} ${unit} | ${format(page)} | ${plain ? format(plain) : ''} | ${compared} | ${reached} |`;

    function format(samples: number[] = []): string {
      const [middle, least, most] = [median(samples), Math.min(...samples), Math.max(...samples)].map(
        (value) =>
          value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
      );
      return `${middle} ${unit}${least === most ? '' : ` (${least}–${most})`}`;
    }
  });

  return `# Performance

\`npm run bench\` writes this document, so do not edit it.
The command compares the page of \`npm run build\` with a plain page (\`tests/bench/plain/\`).
The plain page imports the same libraries statically, and has only a list, a button and an answer.
Both are served compressed, and one Chromium visits them in turns. A fake model host answers.

Each figure is the median over all rounds (least–most). The command fails if the page exceeds a goal.

| | goal | page | plain | page / plain | reached |
| --- | ---: | ---: | ---: | ---: | --- |
${rows.join('\n')}

- **JavaScript**: gzipped; 1 kB is 1,000 bytes. Before the page is usable: the scripts of index.html, with static imports. A second file would load a round trip after the first.
- **Paints**: a first visit, on the devices and networks that Lighthouse simulates.
- **An ingredient added**: the work of the main thread (DevTools' TaskDuration) until after the next frame, with the CPU slowed 4 times.
- **The dishes**: from a press of Enter until dishes with the new food appear.
- **The longest task**: of a first visit, until the code of the cookbook has run once. Less than 50 ms counts as 50.
- **The first recipe rendered**: the work of the main thread until after the frame that shows the recipe. The plain page only renders Markdown.
- **Memory**: the JavaScript heap after 200 recipes of 3,600 characters in one visit. The plain page saves none.

| | |
| --- | --- |
| command | \`npm run bench\`, ${rounds} ${rounds === 1 ? 'round' : 'rounds'} (\`BENCH_ROUNDS\`) |
| date | ${new Date().toISOString().slice(0, 10)} |
| machine | ${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${loadavg()[1]?.toFixed(1)} in the last 5 minutes |
| versions | Node ${process.versions.node}, Chromium ${chromium}, ${versions.join(', ')} |
`;
}

function median(samples: number[] = []): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
