import { rememberedOf } from '../../shared/remembered.ts';
import { stepwise } from '../../shared/steps/stepwise.ts';
import { words as english } from '../languages/en.ts';
import type { LanguageWords } from '../languages/languageWords.ts';
import { type Field, listOf, pairsOf, SHARED } from './fields.ts';
import { type Decimal, numberIn } from './figures.ts';
import { lowerCase } from './fold.ts';
import { readyFoods } from './readyFoods.ts';
import { joinersOf, unitsOf } from './wordsOfPlatform.ts';

/** Reason why the words of a language are not known. */
export type Gap = 'unknown language' | 'words not loaded';

/**
 * A language in which texts are read. Its words are regular expressions, created on first use. `find` and `source` only
 * match text in lower case.
 */
export type Language = ReturnType<typeof createLanguage>;

const UNITS: Partial<Record<Field, 'hour' | 'minute' | 'second'>> = {
  hours: 'hour',
  minutes: 'minute',
  seconds: 'second',
};
/** Fields that include the words of other fields. For example, `to` includes `or` because 'one or two' is a range. */
const ALSO: Partial<Record<Field, Field[]>> = {
  ...{ to: ['or'], total: ['altogether'], articles: ['fill'], numbers: ['articles'] },
};
const SECONDS_A_MINUTE = 60;
/** Letters of the Latin, Greek, Cyrillic, Arabic and Devanagari scripts. The pattern `\p{L}` would be slow here. */
const LETTERS =
  'a-z\\u00df-\\u024f\\u0300-\\u036f\\u0370-\\u03ff\\u0400-\\u04ff\\u0620-\\u065f\\u0900-\\u0963\\u1e00-\\u1eff';
/** Matches Chinese, Japanese and Korean, which may be written without spaces between words. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
/** Emoji that models write before a number, in place of a word such as 'Serves'. */
const SIGNS: Partial<Record<Field, string>> = {
  serves: '[\\u{1f465}\\u{1f46a}\\u{1f464}\\u{1f37d}\\u{1f468}\\u{1f469}]\\ufe0f?',
  total: '[\\u23f1\\u23f0\\u23f2\\u23f3\\u231b\\u{1f550}-\\u{1f567}]\\ufe0f?',
};

const readyFoodsOf = rememberedOf((words: LanguageWords) => stepwise(() => readyFoods(words)));

/** Prepares the English foods in short steps, so that the first reading takes less time. */
export const warmUpEnglish = () => readyFoodsOf(english).steps();

/**
 * Prepares the words of a language for look-ups. `own`: null if the words are not known. Texts are then read by their
 * layout, by the browser's words for units of time, and by English foods and units, because many languages share some
 * of these words.
 */
export function createLanguage(
  tag: string,
  own: LanguageWords | null,
  gap: Gap | null,
  conversion: () => unknown,
) {
  const made = new Map<string, unknown>();
  const once = <Made>(name: string, make: () => Made): Made => {
    if (!made.has(name)) made.set(name, make());
    return made.get(name) as Made;
  };
  const isShared = (field: Field) => SHARED.some((shared) => shared === field);
  const wordsOf = (field: Field) => {
    const fields = [field, ...(ALSO[field] ?? [])];
    const given = fields.map((one) => own?.[one] ?? '').concat(isShared(field) ? english[field] : '');
    const plain = listOf(given.join()).map((word) => word.replace(/=.*/, ''));
    const all = [...plain, ...fromPlatform(field, tag || 'en')].map((word) => lowerCase(word.trim()));
    return [...new Set(all)].filter(Boolean);
  };
  /** Returns the pattern of a field as text, for use within a larger pattern. */
  const source = (field: Field): string =>
    once(`source of ${field}`, () => sourceOf(wordsOf(field), SIGNS[field] ?? ''));
  const find = (field: Field) => once(field, () => new RegExp(source(field), 'u'));
  // Excludes words with an asterisk because 'chef's *' matches 'chef's tip' as well as 'chef's salad'.
  const exact = (field: Field) =>
    once(
      `exactly ${field}`,
      () => new RegExp(`^${sourceOf(wordsOf(field).filter((word) => !word.endsWith(' *')))}$`, 'u'),
    );
  const contains = (field: Field, text: string) => find(field).test(lowerCase(text));
  /** True if the text begins with a word of the field. Signs before the first word are ignored. */
  const beginsWith = (field: Field, text: string) =>
    lowerCase(text)
      .replace(/^\P{L}+/u, '')
      .search(find(field)) === 0;
  const isExactly = (field: Field, text: string) => exact(field).test(lowerCase(text));
  return {
    ...readyFoodsOf(own ?? english).result(),
    /** Names of foods in English, which may occur in any language. */
    englishNames: readyFoodsOf(english).result().names,
    tag,
    gap,
    /** Returns the code that converts figures once the reader has loaded it. `numbers/amounts.ts` has its type. */
    conversion,
    // Does not fall back to the English decimal point, because the text may contain decimal commas.
    decimal: (own?.decimal ?? '') as Decimal,
    // True if the words of the language are not known.
    isByShape: own === null,
    values: valuesIn(own),
    wordsOf,
    source,
    find,
    contains,
    beginsWith,
    isExactly,
    once,
  };
}

function fromPlatform(field: Field, language: string): string[] {
  const unit = UNITS[field];
  if (unit) return [language, 'en'].flatMap((one) => unitsOf(one, unit));
  if (field === 'and') return joinersOf(language, 'conjunction');
  return field === 'to' ? joinersOf(language, 'disjunction') : [];
}

/** Returns a pattern of the words, longest first. In scripts with spaces, the pattern matches only whole words. */
export function sourceOf(words: string[], sign?: string): string {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const escaped = (word: string) =>
    word.replace(/[.+?^$()[\]{}|\\/]/g, '\\$&').replaceAll('*', `[${LETTERS}]*`);
  const spaced = longestFirst.filter((word) => !UNSPACED.test(word)).map(escaped);
  const unspaced = longestFirst.filter((word) => UNSPACED.test(word)).map(escaped);
  const alone = spaced.length > 0 ? [`(?<![${LETTERS}])(?:${spaced.join('|')})(?![${LETTERS}])`] : [];
  const all = [...alone, ...unspaced, ...(sign ? [sign] : [])];
  return all.length > 0 ? `(?:${all.join('|')})` : '(?!)';
}

/** Returns the values of number words and articles, and the seconds of phrases such as 'half an hour'. */
function valuesIn(own: LanguageWords | null): Map<string, number> {
  const values = new Map<string, number>();
  const add = (pairs: [string, string][], factor: number) => {
    for (const [word, value] of pairs)
      values.set(lowerCase(word), numberIn(value.replace('+', ''), '.') * factor);
  };
  add(pairsOf(own?.numbers ?? ''), 1);
  for (const article of listOf(own?.articles ?? '')) values.set(lowerCase(article), 1);
  add(pairsOf(own?.times ?? ''), SECONDS_A_MINUTE);
  return values;
}
