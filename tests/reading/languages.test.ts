import { describe, expect, it } from 'vitest';
import { staplesOf } from '../../machines/staples.ts';
import { READ_LANGUAGES } from '../../src/page/taste/LanguageField.tsx';
import { reader } from '../../src/reader.ts';
import { everywhere } from '../../src/reading/languages/everywhere.ts';
import { FAMILIES, type LanguageWords } from '../../src/reading/languages/languageWords.ts';
import { NOT_SURE } from '../../src/reading/languages/notSure.ts';
import { SMALL_WORDS } from '../../src/reading/languages/smallWords.ts';
import { mayConvert } from '../../src/reading/numbers/amounts.ts';
import { measuresIn } from '../../src/reading/numbers/measures.ts';
import { listOf, pairsOf, ROLES } from '../../src/reading/words/fields.ts';
import { createLanguage, type Language } from '../../src/reading/words/language.ts';
import { ALSO_IN } from '../../src/reading/words/names.ts';
import { unitsIn } from '../../src/reading/words/units.ts';
import { rowsIn } from '../rowsIn.ts';
/** Foods that `everywhere` must not list, each with a word of a language that would be mistaken for the food. */
import FRIENDS from './falseFriends.tsv?raw';

const FILES = import.meta.glob<{ words: LanguageWords }>('../../src/reading/languages/??.ts', {
  eager: true,
});
const SOURCES = import.meta.glob<string>('../../src/reading/languages/{??,everywhere}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LINES = Object.keys(import.meta.glob('./ordinary/*.txt'));
/** Maximum number of letters in a line, so that people can read a file and its changes. */
const LONGEST_LINE = 110;
const LANGUAGES = Object.entries(FILES).map(([file, { words }]) => {
  const tag = file.slice(-5, -3);
  return [tag, words, createLanguage(tag, words, null, () => undefined)] as const;
});
/** Values of number words, such as 'three', are at most this. */
const MOST_OF_A_NUMBER = 100;

/** Groups of languages with related words. All other languages are groups of their own. */
const GROUPS = ['de nl', 'da nb sv', 'es pt'];
/** Maximum number of groups that list the same food. */
const MOST_GROUPS = 3;
const FALSE_FRIENDS = new Set(rowsIn(FRIENDS).map(([food]) => food));

/** Returns the foods of each family, but not the names of the family. */
function foodsOf(families: LanguageWords['families'], { keyOf }: Language) {
  return FAMILIES.flatMap((family) =>
    listOf(families[family]?.split('|').at(-1) ?? '').map((food) => ({ family, food, key: keyOf(food) })),
  );
}

it('each language: has a word list', () => {
  expect(LANGUAGES.map(([tag]) => tag).sort()).toEqual(READ_LANGUAGES.toSorted());
  for (const [tag, small] of Object.entries(SMALL_WORDS)) {
    expect(READ_LANGUAGES).toContain(tag);
    for (const word of small.split(', ')) expect(word, 'divided by a comma and a blank').toMatch(/^[^\s,]+$/);
  }
});

it('each language: has a test file with ingredient lines', () => {
  expect(LINES.map((file) => file.slice(-6, -4)).sort()).toEqual(READ_LANGUAGES.toSorted());
});

it('default staples: have a name in each language except English', () => {
  for (const [tag, { staples, tap }] of LANGUAGES.filter(([other]) => other !== 'en')) {
    const named = [...pairsOf(staples).map(([, english]) => english), ...(tap ? ['water'] : [])];
    expect(named, tag).toEqual(expect.arrayContaining(staplesOf(null)));
  }
});

it('food families: foods spelt alike in four groups of languages are in `everywhere` instead', () => {
  const tagsOf = new Map<string, string[]>();
  for (const [tag, words, language] of LANGUAGES)
    for (const { family, key } of foodsOf(words.families, language))
      if (!FALSE_FRIENDS.has(key))
        tagsOf.set(`${key} (${family})`, [...(tagsOf.get(`${key} (${family})`) ?? []), tag]);
  const groupOf = (tag: string) => GROUPS.find((group) => group.includes(tag)) ?? tag;
  const alike = [...tagsOf].filter(([, tags]) => new Set(tags.map(groupOf)).size > MOST_GROUPS);
  expect(
    alike.map(
      ([food, tags]) => `${food}, in ${tags}: in four groups of languages, write it in \`everywhere\``,
    ),
  ).toEqual([]);
});

it('list `everywhere`: has no food name that means something else in a language', () => {
  const foods = foodsOf(everywhere.families, reader.languageOf('en')).map(({ key }) => key);
  expect(foods.filter((food) => FALSE_FRIENDS.has(food))).toEqual([]);
});

it.each(Object.entries(SOURCES))('language file %s: has short lines, and no code', (_, source) => {
  expect(source.split('\n').filter((line) => line.length > LONGEST_LINE)).toEqual([]);
  expect(source).not.toMatch(/=>|RegExp|\\[pbwds]|\(\?|\$\{/);
});

describe.each(LANGUAGES)('language %s', (tag, words, language) => {
  it('words of a language: have only one role each', () => {
    // Skips two fields that share words with other fields: Swedish 'till' means 'to' and 'for', and 'en' means 'a'
    // and 'one'.
    const roles = ROLES.filter((role) => role !== 'for' && role !== 'articles');
    const units = unitsIn(words.units).filter(([, { kind }]) => kind !== 'noAmount');
    const fields = [
      ...roles.map((role) => [role, listOf(words[role])] as const),
      ...units.map(([word, { kind }]) => [`units.${kind}`, [word]] as const),
      ['numbers', pairsOf(words.numbers).map(([word]) => word)] as const,
    ];
    const fieldsOf = new Map<string, Set<string>>();
    for (const [field, list] of fields)
      for (const word of list.map(language.fold))
        fieldsOf.set(word, (fieldsOf.get(word) ?? new Set()).add(field));
    const twice = [...fieldsOf].filter(([, found]) => found.size > 1);
    expect(twice.map(([word, found]) => `${word}: ${[...found].join(' and ')}`)).toEqual([]);
  });

  it('units with a size: offer the choice of units', () => {
    const sized = unitsIn(words.units).filter(([, { size }]) => size);
    expect(sized.length).toBeGreaterThan(0);
    expect(sized.filter(([word]) => !mayConvert(`2 ${word} X`, language))).toEqual([]);
    const isMeasured = (word: string) =>
      [`2 ${word} butter`, `2-${word} butter`].some((line) => measuresIn(line, language).length > 0);
    expect(sized.filter(([word]) => !isMeasured(word))).toEqual([]);
  });

  it('number words: each have a value', () => {
    for (const [word, figure] of pairsOf(words.numbers)) {
      expect(word && figure).not.toBe('');
      const value = language.values.get(word.toLowerCase()) ?? 0;
      expect(value, word).toBeGreaterThan(0);
      expect(value, word).toBeLessThanOrEqual(MOST_OF_A_NUMBER);
    }
  });

  it('language file: has food names only in the food fields', () => {
    const { names, roles, fold } = language;
    const silent = [words.fill, words.tail, words.describing, words.about, words.for, words.avoiding];
    const foods = silent.flatMap(listOf).filter((phrase) =>
      [phrase, ...phrase.split(/[ -]/)].some((word) => {
        const name = names.map.get(fold(word));
        return name && name.families.size > 0 && roles.map.get(fold(word)) === undefined;
      }),
    );
    expect(foods).toEqual([]);
  });

  it('entries of a word list: have the form of their field', () => {
    const forms: [string[], RegExp][] = [
      // A number and a unit as the size of a unit, balanced brackets, and one bar between names and foods.
      [Object.values(words.units).flatMap(listOf), /^[^=]+(?:=[\d.]+(?: [^=\d]+)?)*$/],
      [listOf(words.names), /^[^()]*(?:\([^()]+\)[^()]*)*$/],
      [Object.values(words.families), /^[^|]*\|[^|]*$/],
      [words.kinds.split(';').filter((one) => one.trim()), /^[^:>]+[:>][^:>]+$/],
    ];
    expect(forms.flatMap(([entries, form]) => entries.filter((one) => !form.test(one)))).toEqual([]);
  });

  it('food names: have words in brackets, and alternatives with a slash in only one place', () => {
    for (const { isBracketed, countsAs, written } of language.names.map.values())
      if (isBracketed) for (const word of countsAs) expect(written).toContain(word);
    const places = (name: string) => name.match(/[^ ()]+(?:\/[^ ()]+)+/g)?.length ?? 0;
    const names = listOf(words.names).flatMap((name) => name.split('='));
    expect(names.filter((name) => places(name) > 1)).toEqual([]);
  });

  it('food families: repeat neither `everywhere` nor each other', () => {
    const shared = foodsOf(everywhere.families, language);
    const own = foodsOf(words.families, language);
    const repeated = own.flatMap(({ family, food, key }, place) => {
      const isSame = (one: (typeof own)[number]) =>
        one.key === key && (one.family === family || ALSO_IN[one.family]?.includes(family));
      const isEarlier = (one: (typeof own)[number]) => one.family !== family || own.indexOf(one) < place;
      if (shared.some(isSame)) return [`${food} (${family}, ${tag}.ts): already in \`everywhere\``];
      const other = own.find((one) => isSame(one) && isEarlier(one));
      return other ? [`${food} (${family}, ${tag}.ts): already in ${other.family}`] : [];
    });
    expect(repeated).toEqual([]);
  });

  it('foods of which only some kinds fit a wish: have an English name in `notSure.ts`', () => {
    const unknown = pairsOf(words.notSure).filter(([, english]) => !(english in NOT_SURE));
    expect(unknown).toEqual([]);
  });
});
