import { distinct } from './textLists.ts';

export const MAX_STAPLES = 40;
export const MAX_NOTE_CHARS = 500;
/** Maximum length of a recipe that can be changed, in characters. An answer of 1,024 tokens is far shorter. */
export const MAX_CHANGEABLE_CHARS = 12_000;

/** Maximum length of a word, such as the name of a food. */
const MAX_WORD_CHARS = 40;
/** Maximum number of code points in one visible character, such as a family emoji. */
const MAX_CODE_POINTS = 10;

const SOMETHING = /[^\p{Z}\p{C}]/u;

export function boundWords(words: string[], maxWords: number): string[] {
  const shortened = words.map((word) => shorten(word, MAX_WORD_CHARS));
  return distinct(shortened.filter((word) => SOMETHING.test(word))).slice(0, maxWords);
}

/** Shortens a text, or returns null for a text without visible characters. */
export function boundText(text: string | null, maxChars: number): string | null {
  const shortened = shorten(text ?? '', maxChars);
  return SOMETHING.test(shortened) ? shortened : null;
}

/** Shortens a text without cutting a visible character, such as an emoji, in two. */
function shorten(untrimmed: string, maxChars: number): string {
  const text = Array.from(untrimmed.trim())
    .slice(0, MAX_CODE_POINTS * maxChars)
    .join('');
  // Skips the slow `Intl.Segmenter` for short texts because saved recipes contain hundreds of short texts.
  if (text.length <= maxChars) return text;
  const characters = Intl.Segmenter
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);
  return characters.slice(0, maxChars).join('').trim();
}

export function boundStaples(staples: string[]): string[] {
  return boundWords(staples, MAX_STAPLES);
}
