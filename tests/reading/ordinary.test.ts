import { beforeAll, describe, expect, it } from 'vitest';
import { staplesOf } from '../../machines/staples.ts';
import { DIETS, type Diet } from '../../machines/taste.ts';
import { reader } from '../../src/reader.ts';
import { nameOf, readList } from '../../src/reading/foods/needed.ts';
import { scaleLine } from '../../src/reading/numbers/amounts.ts';
import type { Language } from '../../src/reading/words/language.ts';
import { findAvoided, findBreaking } from './found.ts';

/**
 * Ingredient lines, each followed by checks. '=milk' checks that a visitor with milk has this ingredient.
 * docs/languages.md explains all checks.
 */
const TABLES = import.meta.glob<string>('./{ordinary,dangerous,avoided}/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe.each(Object.entries(TABLES))('reader, %s', (file, table) => {
  const tag = file.replace(/^.*\/|\.txt$/g, '');
  let language: Language;
  beforeAll(async () => {
    await reader.load(tag);
    language = reader.languageOf(tag);
  });
  const isWarned = (word: string, line: string) =>
    DIETS.some((diet) => diet === word)
      ? findBreaking(word as Diet, { ingredients: [line] }, tag).length > 0
      : findAvoided([word], { ingredients: [line] }, tag).length > 0;
  const holds: Record<string, (line: string, value: string) => boolean> = {
    '=': (line, value) => readList([value], language)(line) === 0,
    '≠': (line, value) => readList([value], language)(line) > 0,
    '@': (line, value) => (readList(staplesOf(null), language)(line) === 0) === (value === 'home'),
    '#': (line, value) => nameOf(line, language) === value,
    x: (line, value) => `→${scaleLine(line, language, 2)}` === value,
    '!': (line, value) => value.split(', ').every((word) => isWarned(word, line)),
    '~': (line, value) => value.split(', ').every((word) => !isWarned(word, line)),
  };

  it('ingredient lines: pass all checks that are listed beside them', () => {
    const wrong = table.split('\n').flatMap((row) => {
      const [line = '', ...value] = row.split('\t');
      const failed = value.filter((one) => !holds[one.charAt(0)]?.(line, one.slice(1)));
      const doubled = scaleLine(line, language, 2);
      return failed.map((one) => `${line}: ${one}${one.startsWith('x') ? `, not ${doubled}` : ''}`);
    });
    expect(wrong).toEqual([]);
  });

  it('ingredient lines: all have a name', () => {
    for (const row of table.split('\n').filter(Boolean))
      expect(nameOf(row.split('\t')[0] ?? '', language)).not.toBe('');
  });
});

const english = reader.languageOf('en');
const PARTS = ['1 ', '1/', '1 and ', '(', '½', 'a', 'free ', 'nuss', '蛋', '1个', 'öl und '];

it.each(PARTS)('ingredient line: is not scaled or matched if it repeats %j for 12,000 characters', (part) => {
  const text = part.repeat(12_000 / part.length);
  expect(nameOf(text, english)).not.toBe('');
  expect(scaleLine(text, english, 2)).toBe(text);
  expect(findAvoided(['rabbit'], { ingredients: [text] }, 'en')).toEqual([]);
  expect(findBreaking('kosher', { ingredients: [text] }, 'en')).toEqual([]);
});
