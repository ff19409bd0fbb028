import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { isReached, median, type Row, type Section } from './rows.ts';

const NAMED = [
  'lighthouse',
  '@playwright/test',
  'vite',
  'react',
  'xstate',
  '@huggingface/inference',
  'react-markdown',
];

type Run = { rounds: number; chromium: string; complaints: string[] };

export function writeReport(sections: Section[], { rounds, chromium, complaints }: Run): string {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const versions = NAMED.map((name) => `${name} ${{ ...dependencies, ...devDependencies }[name]}`);
  const missed = sections.flatMap(({ rows }) => rows).filter((row) => isReached(row) === false);

  return `# Performance

Written by \`npm run bench\`: do not edit. The page, as \`npm run build\` makes it, beside a plain one (\`tests/bench/plain/\`): the same
libraries imported statically, a list, a button, an answer drawn as Markdown, no chunks, no kept recipes. Both are served alike from this
machine, compressed, and visited in turns by the same Chromium; a stand-in for the model's host answers.

Each figure is the median over all rounds (least–most); a ratio that has a goal is taken within each round. Times depend on the machine:
one over its goal is told here and fails nothing. Any other figure over its goal fails the command.

| | |
| --- | --- |
| command | \`npm run bench\`, ${rounds} ${rounds === 1 ? 'round' : 'rounds'} (\`BENCH_ROUNDS\`) |
| date | ${new Date().toISOString().slice(0, 10)} |
| machine | ${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${loadavg()[1]?.toFixed(1)} in the last 5 minutes |
| versions | Node ${process.versions.node}, Chromium ${chromium}, ${versions.join(', ')} |
${sections.map(writeSection).join('')}${missed.length > 0 ? writeMissed(missed, complaints) : ''}`;
}

function writeSection({ title, how, rows }: Section): string {
  return `
## ${title}

${how}

| | goal | page | plain | page / plain | reached |
| --- | ---: | ---: | ---: | ---: | --- |
${rows.map(writeRow).join('\n')}
`;
}

function writeRow(row: Row): string {
  const { name, unit, page, plain } = row;
  const compared =
    plain && ['kB', 's', 'ms'].includes(unit) ? (median(page) / median(plain)).toFixed(2) : '—';
  const reached = { true: 'yes', false: '**no**', null: '' }[`${isReached(row)}`];
  return `| ${name} | ${tellGoal(row)} | ${tell(row, page)} | ${tell(row, plain)} | ${compared} | ${reached} |`;
}

function tellGoal({ goal, unit, atLeast }: Row): string {
  if (goal === undefined) return '';
  return `${atLeast || goal === 0 ? '' : '≤ '}${goal} ${unit}`.trim();
}

function tell({ unit, digits }: Row, samples: number[] | null): string {
  if (!samples) return '—';
  const [middle = '', least, most] = [median(samples), Math.min(...samples), Math.max(...samples)].map(
    (value) => value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  return `${`${middle} ${unit}`.trim()}${least === most ? '' : ` (${least}–${most})`}`;
}

function writeMissed(missed: Row[], complaints: string[]): string {
  const rows = missed.map(
    (row) =>
      `${row.name}: ${tell(row, row.page)}, the goal is ${tellGoal(row)}${row.byMachine ? `. It depends on the machine: the plain page takes ${tell(row, row.plain)} on it` : ''}`,
  );
  const said = complaints.map((complaint) => `Lighthouse says: ${complaint}`);
  return `
## Not at goal

${[...rows, ...said].map((line) => `- ${line}`).join('\n')}
`;
}
