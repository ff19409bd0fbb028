import { describe, expect, it } from 'vitest';
import { READ_LANGUAGES } from '../../src/page/taste/languages.ts';
import { FAMILIES, type LanguageWords, UNIT_KINDS } from '../../src/reading/languages/languageWords.ts';
import { SMALL_WORDS } from '../../src/reading/languages/smallWords.ts';
import { listOf, pairsOf, ROLES } from '../../src/reading/words/fields.ts';
import { readyFoods } from '../../src/reading/words/readyFoods.ts';
import { readyLanguage } from '../../src/reading/words/readyLanguage.ts';

const FILES = import.meta.glob<{ words: LanguageWords }>('../../src/reading/languages/??.ts', {
  eager: true,
});
const SOURCES = import.meta.glob<string>('../../src/reading/languages/??.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const MOST_LINES = 150;
/** Of what is fetched, before it is packed. A letter of these scripts is two or three bytes, packed about one. */
const MOST_BYTES: Record<string, number> = { hi: 13_000, ru: 15_000 };
const MOST_BYTES_OF_OTHERS = 10_700;
const LANGUAGES = Object.entries(FILES).map(([file, { words }]) => [file.slice(-5, -3), words] as const);
const EN = FILES['../../src/reading/languages/en.ts']?.words as LanguageWords;
/** What an answer may say of time, each word of it a number above nothing. */
const MOST_OF_A_NUMBER = 100;

it('has every language that is offered', () => {
  expect(LANGUAGES.map(([tag]) => tag).sort()).toEqual(READ_LANGUAGES.toSorted());
  for (const tag of Object.keys(SMALL_WORDS)) expect(LANGUAGES.map(([one]) => one)).toContain(tag);
});

it.each(Object.entries(SOURCES))('%s is short, and holds words alone', (_, source) => {
  expect(source.split('\n').length).toBeLessThanOrEqual(MOST_LINES + 1);
  expect(source).not.toMatch(/=>|RegExp|\\[pbwds]|\(\?|\$\{/);
});

describe.each(LANGUAGES)('the words of %s', (tag, words) => {
  it('are a small file to fetch', () => {
    // English comes with what draws a recipe.
    const bytes = new TextEncoder().encode(JSON.stringify(words)).length;
    if (tag !== 'en') expect(bytes).toBeLessThanOrEqual(MOST_BYTES[tag] ?? MOST_BYTES_OF_OTHERS);
  });

  it('have all fields', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(EN).sort());
    expect(Object.keys(words.units)).toEqual([...UNIT_KINDS]);
    expect(Object.keys(words.inSteps)).toEqual(Object.keys(EN.inSteps));
    for (const family of Object.keys(words.families)) expect(FAMILIES).toContain(family);
  });

  it('do one thing each', () => {
    // 'Till' of Swedish joins two figures, and begins the name of a group.
    const fields = [
      ...ROLES.filter((role) => role !== 'for').map((role) => words[role]),
      ...UNIT_KINDS.filter((kind) => kind !== 'length').map((kind) => words.units[kind]),
      ...[words.without, words.free, words.instead, words.plant],
    ];
    const all = fields.flatMap((field) => [...new Set(listOf(field).map((word) => word.toLowerCase()))]);
    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
  });

  it('give each number its figure', () => {
    const { values } = readyLanguage(tag, words, EN);
    for (const [word, figure] of pairsOf(words.numbers)) {
      expect(word && figure).not.toBe('');
      const value = values.get(word.toLowerCase()) ?? 0;
      expect(value, word).toBeGreaterThan(0);
      expect(value, word).toBeLessThan(MOST_OF_A_NUMBER);
    }
  });

  it('say nothing of how a food is where they name one', () => {
    const { names, roles, fold } = readyFoods(words);
    const silent = [words.fill, words.tail, words.describing, words.about, words.for];
    const foods = silent.flatMap(listOf).filter((phrase) =>
      [phrase, ...phrase.split(/[ -]/)].some((word) => {
        const name = names.map.get(fold(word));
        return name && name.families.size > 0 && roles.map.get(fold(word)) === undefined;
      }),
    );
    expect(foods).toEqual([]);
  });

  it('hold what their brackets leave', () => {
    const { names } = readyFoods(words);
    for (const name of names.map.values()) {
      if (!name.isBracketed) continue;
      for (const held of name.held) expect(name.written).toContain(held);
      expect(name.held.join('').length, `no pair of brackets in ${name.written}`).toBeLessThan(
        name.written.length,
      );
    }
  });

  it('part what a family is called from its foods', () => {
    for (const family of Object.values(words.families)) expect(family.split('|')).toHaveLength(2);
  });

  it('give each kind its foods', () => {
    for (const line of words.kinds.split(';')) expect(line).toMatch(/^[^:>]+[:>][^:>]+$/);
  });
});
