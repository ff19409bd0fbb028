import { distinct } from './textLists.ts';

export const MAX_STAPLES = 40;
export const MAX_NOTE_CHARS = 500;
/** Leaves ample room for an answer of 1,024 tokens. */
export const MAX_RECIPE_CHARS = 12_000;

/** Leaves room for the name of a food. */
const MAX_WORD_CHARS = 40;
/** The limit for one visible character, since a family emoji, for example, has several code points. */
const MAX_CODE_POINTS = 10;

const SOMETHING = /[^\p{Z}\p{C}]/u;

export function boundWords(words: string[], maxWords: number): string[] {
  const shortened = words.map((word) => shorten(word, MAX_WORD_CHARS));
  return distinct(shortened.filter((word) => SOMETHING.test(word))).slice(0, maxWords);
}

/** Returns null if the text has no visible character. */
export function boundText(text: string | null, maxChars: number): string | null {
  const shortened = shorten(text ?? '', maxChars);
  return SOMETHING.test(shortened) ? shortened : null;
}

/** Cuts between visible characters. Cutting by code points would break an emoji apart. */
function shorten(untrimmed: string, maxChars: number): string {
  const text = Array.from(untrimmed.trim())
    .slice(0, MAX_CODE_POINTS * maxChars)
    .join('');
  // `Intl.Segmenter` is slow, and a box may hold hundreds of tastes.
  if (text.length <= maxChars) return text;
  const characters = Intl.Segmenter
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);
  return characters.slice(0, maxChars).join('').trim();
}

export function boundStaples(staples: string[]): string[] {
  return boundWords(staples, MAX_STAPLES);
}
