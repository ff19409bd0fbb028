import { LETTERS_OF_OTHERS, SMALL_WORDS } from '../languages/smallWords.ts';
import { lowerCase } from './fold.ts';

const SMALL = Object.entries(SMALL_WORDS).map(([language, words]) => ({
  language,
  words: new Set(words.split(', ')),
}));
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
/** 'com' is a word of Portuguese. */
const ADDRESS = /[^\s()<>]{0,9}:\/\/[^\s()<>]*/g;
const LEAST_OF_SCRIPT = 0.17;
const LEAST_OF_WORDS = 0.06;
/** How many more than of any other language. */
const LEAD = 2;
const MOST_LOOKED_AT = 4_000;

/** Null where it is unsure. */
export function languageOf(text: string): string | null {
  const read = lowerCase(text.slice(0, MOST_LOOKED_AT)).replace(ADDRESS, ' ');
  const letters = read.match(LETTER)?.length ?? 0;
  const script = SCRIPTS.find((one) => (read.match(one.letters)?.length ?? 0) > letters * LEAST_OF_SCRIPT);
  if (script) {
    const isOther = Array.from(LETTERS_OF_OTHERS[script.language] ?? '').some((letter) =>
      read.includes(letter),
    );
    return isOther ? null : script.language;
  }
  const words = read.match(WORD) ?? [];
  const [first, second] = SMALL.map(({ language, words: small }) => ({
    language,
    count: words.filter((word) => small.has(word)).length,
  })).sort((one, other) => other.count - one.count);
  if (!first || !second || first.count < LEAST_OF_WORDS * words.length) return null;
  return first.count >= second.count + LEAD ? first.language : null;
}
