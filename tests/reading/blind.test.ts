import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Diet } from '../../machines/taste.ts';
import { reader } from '../../src/reader.ts';
import { findAvoided, findBreaking } from './found.ts';

// Lines and words that were written without knowledge of the reader's words. The first three sets were used to improve
// the words, the fourth was not.
const rowsOf = (file: string) =>
  readFileSync(`tests/reading/blind/${file}.tsv`, 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t') as [language: string, ...string[]]);

beforeAll(async () => {
  await Promise.all('da de es fr it ja ko nl pl pt ru sv zh'.split(' ').map(reader.load));
});

it.each<[set: string, missed: number, needless: number]>([
  ['1', 1, 3],
  ['2', 0, 3],
  ['3', 1, 2],
  ['4', 0, 0],
])(
  'blind lines, set %s: warnings miss at most %i of 300, and %i of 100 are needless',
  (set, missed, needless) => {
    const wrong = rowsOf(`${set}-lines`).filter(([language, kind, wish = '', must, line = '', what]) => {
      const checked = what === 'step' ? { ingredients: [], steps: [line] } : { ingredients: [line] };
      const found =
        kind === 'diet'
          ? findBreaking(wish as Diet, checked, language)
          : findAvoided([wish], checked, language);
      return found.length > 0 !== (must === 'warn');
    });
    const missedRows = wrong.filter(([, , , must]) => must === 'warn');
    expect(missedRows.length, missedRows.join('\n')).toBeLessThanOrEqual(missed);
    expect(wrong.length - missedRows.length, wrong.join('\n')).toBeLessThanOrEqual(needless);
  },
);

it.each([
  ['1', 0],
  ['2', 0],
  ['3', 3],
  ['4', 1],
])('blind words to avoid, set %s: at most %i of 60 are not understood', (set, most) => {
  const wrong = rowsOf(`${set}-words`).filter(([language, typed = '', found = '', clear = '']) => {
    const isFound = (line: string) => findAvoided([typed], { ingredients: [line] }, language).length > 0;
    return !isFound(found) || isFound(clear);
  });
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(most);
});
