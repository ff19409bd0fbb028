import { orUndefined } from '../../shared/orUndefined.ts';
import { LETTERS_OF_OTHERS, OWN_LETTERS, RARER_LETTERS, SMALL_WORDS } from '../languages/smallWords.ts';
import { lowerCase } from './fold.ts';

const LANGUAGES = Object.keys(SMALL_WORDS);
const LANGUAGES_OF = new Map<string, string[]>();
for (const [language, words] of Object.entries(SMALL_WORDS))
  for (const word of words.split(', ')) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
const SCRIPTS = [
  { language: 'ja', letters: /[\u3040-\u30ff]/g },
  { language: 'ko', letters: /[\uac00-\ud7af]/g },
  { language: 'zh', letters: /[\u3400-\u9fff]/g },
  { language: 'hi', letters: /[\u0900-\u0963]/g },
  { language: 'ru', letters: /[\u0400-\u04ff]/g },
  { language: 'ar', letters: /[\u0620-\u06d3]/g },
];
const LETTER = /\p{L}/gu;
const WORD = /[\p{L}\p{M}]+/gu;
const BEYOND_ASCII = /[^\0-\x7f]/g;
/** Matches URLs. Their words are ignored, because 'com' is also a Portuguese word. */
const ADDRESS = /[^\s()<>]{0,9}:\/\/[^\s()<>]*/g;
const LEAST_OF_SCRIPT = 0.17;
const MOST_LOOKED_AT = 4_000;
/** Points that a language loses for each word with a foreign letter. */
const FOREIGN = 0.4;
/** Minimum number of points per word to recognise the language of a text. */
const LEAST = 0.09;
/** Minimum number of points per word to recognise another language if the requested language has no word list. */
const LEAST_AGAINST_UNKNOWN = 0.2;
const LEAST_POINTS = 1.25;
const LEAST_LEAD = 0.5;
const LEAST_LEAD_SHARE = 0.15;
/** Another language must have at least this many points more than the requested language. */
const LEAD_AGAINST_SET = 3;
const SHARE_AGAINST_SET = 0.6;
/** Minimum number of words to decide that a text is in an unknown language. */
const ENOUGH_WORDS = 25;

/**
 * Recognises the language of a text. Prefers the requested language (`set`) unless the text is clearly in another
 * language. Returns '' for a language without a word list, and null if unsure.
 */
export function languageOf(text: string, set = ''): string | null {
  const read = lowerCase(text.slice(0, MOST_LOOKED_AT)).replace(ADDRESS, ' ');
  const wanted = set.toLowerCase().replace(/^no\b/, 'nb').split('-')[0] ?? '';
  const byScript = languageByScript(read);
  const hasWords = LANGUAGES.includes(wanted) || SCRIPTS.some(({ language }) => language === wanted);
  if (byScript) {
    const { language, isOther } = byScript;
    // Returns the requested language if it has no word list, but the same script as a supported language: Ukrainian, Marathi, Persian.
    const isWanted = wanted && !hasWords && scriptOf(wanted) === scriptOf(language);
    return isWanted ? wanted : isOther ? '' : language;
  }
  const isOfScript = SCRIPTS.some(({ language }) => scriptOf(language) === scriptOf(wanted));
  return languageByWords(read, isOfScript ? '' : wanted);
}

function scriptOf(tag: string): string | undefined {
  return orUndefined(() => new Intl.Locale(tag).maximize().script);
}

function languageByScript(text: string): { language: string; isOther: boolean } | null {
  const letters = text.match(LETTER)?.length ?? 0;
  const count = (letter: string) => text.split(letter).length - 1;
  const script = SCRIPTS.find((one) => (text.match(one.letters)?.length ?? 0) > letters * LEAST_OF_SCRIPT);
  if (!script) return null;
  const { language } = script;
  const [rare = '', frequent = ''] = RARER_LETTERS[language] ?? '';
  const others = Array.from(LETTERS_OF_OTHERS[language] ?? '');
  const isOther = others.some((letter) => text.includes(letter)) || (rare && count(rare) > count(frequent));
  return { language, isOther: Boolean(isOther) };
}

function languageByWords(text: string, set: string): string | null {
  const words = text.match(WORD) ?? [];
  const pointsOf = pointsIn(words);
  const [first = '', second = ''] = LANGUAGES.toSorted((one, other) => pointsOf(other) - pointsOf(one));
  const most = pointsOf(first);
  const lead = most - pointsOf(second);
  const isClear =
    most >= Math.max(LEAST_POINTS, LEAST * words.length) &&
    lead >= Math.max(LEAST_LEAD, LEAST_LEAD_SHARE * most);
  if (set) {
    const isOther = LANGUAGES.includes(set)
      ? most >= pointsOf(set) + LEAD_AGAINST_SET && most * SHARE_AGAINST_SET >= pointsOf(set)
      : most >= Math.max(LEAD_AGAINST_SET, LEAST_AGAINST_UNKNOWN * words.length);
    return isClear && isOther ? first : set;
  }
  if (isClear) return first;
  const isUnknown = words.length >= ENOUGH_WORDS && most < LEAST * words.length;
  return isUnknown || pointsOf('en') < -1 ? '' : null;
}

/** Returns a function that returns the points of a language. */
function pointsIn(words: string[]): (language: string) => number {
  const points = new Map<string, number>();
  const pointsOf = (language: string) => points.get(language) ?? 0;
  const add = (language: string, some: number) => points.set(language, pointsOf(language) + some);
  for (const word of words) {
    const languages = LANGUAGES_OF.get(word) ?? [];
    for (const language of languages) add(language, 1 / languages.length);
    const letters = word.match(BEYOND_ASCII);
    if (!letters) continue;
    for (const language of LANGUAGES) {
      const isForeign = letters.some((letter) => !OWN_LETTERS[language]?.includes(letter));
      if (isForeign && !languages.includes(language)) add(language, -FOREIGN);
    }
  }
  return pointsOf;
}
