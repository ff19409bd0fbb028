import { beforeAll, describe, expect, it } from 'vitest';
import { staplesOf } from '../../machines/staples.ts';
import { DIETS, type Diet } from '../../machines/taste.ts';
import { reader } from '../../src/reader.ts';
import { nameOf, readList } from '../../src/reading/foods/needed.ts';
import type { Wish } from '../../src/reading/foods/wish.ts';
import type { Language } from '../../src/reading/words/language.ts';
import { findAvoided, findBreaking, linesAgainst, scaleLine } from './found.ts';

/**
 * Ingredient lines, each followed by checks. '=milk' checks that a visitor with milk has this ingredient.
 * docs/languages.md explains all checks.
 */
const TABLES = import.meta.glob<string>('./{ordinary,dangerous,avoided}/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const english = reader.languageOf('en');

const wishOf = (word: string): Wish =>
  DIETS.some((diet) => diet === word) ? { of: 'diet', name: word as Diet } : { of: 'avoid', name: word };

/** Returns which of the checked lines get a warning, by the word to avoid or the diet. */
function warningsIn(rows: readonly string[][], language: Language): Map<string, Set<string>> {
  const lines = new Map<string, string[]>();
  for (const [line = '', ...checks] of rows) {
    const words = checks.filter((one) => /^[!~]/.test(one)).flatMap((one) => one.slice(1).split(', '));
    for (const word of words) lines.set(word, [...(lines.get(word) ?? []), line]);
  }
  const against = (word: string, own: string[]) =>
    linesAgainst(wishOf(word), 'ingredients', own, language, [english, language]);
  return new Map([...lines].map(([word, own]) => [word, against(word, own)]));
}

describe.each(Object.entries(TABLES))('recipe reader, %s', (file, table) => {
  const tag = file.replace(/^.*\/|\.txt$/g, '');
  const rows = table
    .split('\n')
    .filter(Boolean)
    .map((row) => row.split('\t'));
  let language: Language;
  let warnings: ReturnType<typeof warningsIn>;
  beforeAll(async () => {
    await reader.load(tag);
    language = reader.languageOf(tag);
    warnings = warningsIn(rows, language);
  });
  const isWarned = (word: string, line: string) => warnings.get(word)?.has(line) === true;
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
    const wrong = rows.flatMap(([line = '', ...checks]) => {
      const failed = checks.filter((one) => !holds[one.charAt(0)]?.(line, one.slice(1)));
      const doubled = scaleLine(line, language, 2);
      return failed.map((one) => `${line}: ${one}${one.startsWith('x') ? `, not ${doubled}` : ''}`);
    });
    expect(wrong).toEqual([]);
  });

  it('ingredient lines: all have a name', () => {
    for (const [line = ''] of rows) expect(nameOf(line, language), line).not.toBe('');
  });
});

const PARTS = ['1 ', '1/', '1 and ', '(', '½', 'a', 'free ', 'nuss', '蛋', '1个', 'öl und '];

it.each(PARTS)('ingredient line: is not scaled or matched if it repeats %j for 1,200 characters', (part) => {
  const text = part.repeat(1_200 / part.length);
  expect(nameOf(text, english)).not.toBe('');
  expect(scaleLine(text, english, 2)).toBe(text);
  expect(findAvoided(['rabbit'], { ingredients: [text] }, 'en')).toEqual([]);
  expect(findBreaking('kosher', { ingredients: [text] }, 'en')).toEqual([]);
});
