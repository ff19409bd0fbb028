import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { rowsIn } from '../rowsIn.ts';
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

const SIZES: Record<string, number> = { FIRST_GOAL_KB, ENGLISH_GOAL_KB };
const ROWS = rowsIn(readFileSync(`${import.meta.dirname}/goals.tsv`, 'utf8')).map(
  ([figure = '', name = '', unit = '', digits, goal = '', than]): Row => ({
    figure,
    name,
    unit,
    digits: Number(digits),
    goal: SIZES[goal] ?? Number(goal),
    ...(than && { than }),
  }),
);

const PACKAGES = ['lighthouse', '@playwright/test', 'vite', 'react', 'xstate', '@huggingface/inference'];

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
