import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { DOCS, proseOf, readDoc } from './docs.ts';
/** Each row has a limit, the name of its number in the code, the file, and the unit, with the size of the unit in the code. */
import TABLE from './limits.tsv?raw';

const DOCUMENT = resolve('docs/limits.md');

type Row = [limit: string, name: string, file: string, unit?: string];

const SECTIONS = TABLE.split(/^## /m)
  .slice(1)
  .map((section) => {
    const [title = '', ...rows] = section.trimEnd().split('\n');
    return { title, rows: rows.map((row) => row.split('\t') as Row) };
  });

/** Reads a number such as `64 * 1_024` after a name in a file. */
function numberOf(name: string, file: string): number {
  const product = new RegExp(String.raw`(?<!\w)${name}\s*[=:]\s*([\d_.]+(?: \* [\d_.]+)*)`);
  const [, factors] = product.exec(readFileSync(file, 'utf8')) ?? [];
  if (!factors) throw new Error(`${file} has no number ${name}`);
  return factors.split(' * ').reduce((all, factor) => all * Number(factor.replaceAll('_', '')), 1);
}

/** Formats the value of a limit in its unit: milliseconds in seconds if the unit is 's / 1000'. */
function formatValue([, name, file, units = '']: Row): string {
  const [unit = '', size = '1'] = units.split(' / ');
  return `${(numberOf(name, file) / Number(size)).toLocaleString('en-US')} ${unit}`.trim();
}

it('docs/limits.md: is up to date (`npm run docs:limits` updates it)', async () => {
  const sections = SECTIONS.map(({ title, rows }) =>
    [
      `## ${title}`,
      '',
      '| limit | value |',
      '| --- | ---: |',
      ...rows.map((row) => `| ${row[0]} | ${formatValue(row)} |`),
      '',
    ].join('\n'),
  );
  const head =
    '# Limits\n\n`npm run docs:limits` writes this page, so do not edit it. `tests/build/limits.tsv` names the file that defines each value.\n\n';
  await expect(head + sections.join('\n')).toMatchFileSnapshot(DOCUMENT);
});

it.each(DOCS)('%s: repeats no value of docs/limits.md', (file) => {
  const values = SECTIONS.flatMap(({ rows }) => rows.map(formatValue));
  const prose = proseOf(readDoc(file));
  const repeated = values.filter((value) => / /.test(value) && RegExp(`(?<![\\d.,])${value}\\b`).test(prose));
  expect(repeated).toEqual([]);
});
