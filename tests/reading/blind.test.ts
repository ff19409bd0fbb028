import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { READ_LANGUAGES } from '../../src/page/taste/LanguageField.tsx';
import { reader } from '../../src/reader.ts';
import type { Wish } from '../../src/reading/foods/wish.ts';
import { isNight, sampleOf } from '../sample.ts';
import { linesAgainst } from './found.ts';

// Lines and words that were written without knowledge of the reader's words. The first three sets were used to improve
// the words, the fourth was not.
function rowsOf(file: string, least: number) {
  const rows = readFileSync(`tests/reading/blind/${file}.tsv`, 'utf8').trim().split('\n');
  return sampleOf(rows, 5, least).map((row) => row.split('\t') as Row);
}
/** Rounds up, because the sample may have the only record that is read wrong. */
const mostOf = (most: number) => (isNight ? most : Math.ceil(most / 5));
type Row = [tag: string, of: string, name: string, must: string, line: string, part: string];

/** Returns the lines that a wish excludes. */
function against(wish: string, lines: string[]): Set<string> {
  const [tag = '', of, name, part] = wish.split('\t');
  const parts = part === 'step' ? 'steps' : 'ingredients';
  return linesAgainst({ of, name } as Wish, parts, lines, reader.languageOf(tag), reader.loaded());
}

beforeAll(async () => {
  await Promise.all(READ_LANGUAGES.map(reader.load));
});

it.each<[set: string, missed: number, needless: number]>([
  ['1', 1, 3],
  ['2', 0, 3],
  ['3', 1, 2],
  ['4', 0, 0],
])(
  'lines by outsiders, set %s: at most %i of 300 warnings are missing, and %i of 100 needless',
  (set, missed, needless) => {
    const rows = rowsOf(`${set}-lines`, 80);
    const wishOf = ([tag, of, name, , , part]: Row) => [tag, of, name, part].join('\t');
    const lines = new Map<string, string[]>();
    for (const row of rows) lines.set(wishOf(row), [...(lines.get(wishOf(row)) ?? []), row[4]]);
    const found = new Map([...lines].map(([wish, own]) => [wish, against(wish, own)]));
    const wrong = rows.filter((row) => found.get(wishOf(row))?.has(row[4]) !== (row[3] === 'warn'));
    const missedRows = wrong.filter(([, , , must]) => must === 'warn');
    expect(missedRows.length, missedRows.join('\n')).toBeLessThanOrEqual(mostOf(missed));
    expect(wrong.length - missedRows.length, wrong.join('\n')).toBeLessThanOrEqual(mostOf(needless));
  },
);

it.each([
  ['1', 0],
  ['2', 0],
  ['3', 3],
  ['4', 1],
])('words to avoid, typed by outsiders, set %s: at most %i of 60 are not understood', (set, most) => {
  const wrong = rowsOf(`${set}-words`, 12).filter(([tag, typed, found, clear]) => {
    const lines = against([tag, 'avoid', typed, 'line'].join('\t'), [found, clear]);
    return !lines.has(found) || lines.has(clear);
  });
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(mostOf(most));
});
