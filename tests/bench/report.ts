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
  row('bytesUntouched', 'All bytes of a visit without a press, phone', 'kB', 0, 180),
  row('taskUntouched', 'The longest task of a visit without a press, slow phone', 'ms', 0, 100),
  row('longestTask', 'The longest task while the cookbook is read, slowed CPU', 'ms', 0, 100),
  row('firstPress', 'The recipe of a dish pressed after a second, slow phone', 'ms', 0, 5_000),
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
