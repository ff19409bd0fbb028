import { remembered } from '../../shared/remembered.ts';
import { DIGITS, digitOf } from './figures.ts';

const BEYOND_ASCII = /[^\0-\x7f]/;
const QUOTES = /[\u2018\u2019\u02bc`\u00b4]/g;
const BLANKS = /[\u00a0\u202f]/g;
const CAPITAL = /\p{Lu}/gu;
const MARKS = /[\u0300-\u036f\u064b-\u0655\u0640\u093c]/g;
const KATAKANA = /[\u30a1-\u30f6]/g;
const TO_HIRAGANA = 0x60;
const WIDE = /[\uff21-\uff3a\uff41-\uff5a]/g;
const TO_PLAIN = 0xfee0;
const WORD = /[\p{L}\p{M}]+|[&+]|\p{N}+/gu;

export type Word = { text: string; folded: string; start: number; end: number };
export type Fold = (text: string) => string;

/** Returns the text in lower case, with ASCII digits, quotes and spaces. The length stays the same, so that indexes remain valid. */
export function lowerCase(text: string): string {
  const all = text.toLowerCase();
  // Shortens the lower case of the Turkish dotted capital 'I' from two characters to one.
  const lower =
    all.length === text.length
      ? all
      : text.replace(CAPITAL, (letter) => letter.toLowerCase().slice(0, letter.length));
  if (!BEYOND_ASCII.test(lower)) return lower.replace(QUOTES, "'");
  return lower.replace(QUOTES, "'").replace(BLANKS, ' ').replace(DIGITS, digitOf);
}

/** Returns a function that converts to lower case, removes accents, and replaces each key of `letters` with its value. */
export function foldBy(letters: ReadonlyMap<string, string>): Fold {
  const others = letters.size > 0 ? new RegExp(`[${[...letters.keys()].join('')}]`, 'gu') : null;
  return remembered((text) => {
    const lower = lowerCase(text);
    if (!BEYOND_ASCII.test(lower)) return lower;
    const plain = lower
      .replace(WIDE, (letter) => String.fromCharCode(letter.charCodeAt(0) - TO_PLAIN))
      .normalize('NFD')
      .replace(MARKS, '')
      .normalize()
      .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - TO_HIRAGANA));
    return others ? plain.replace(others, (letter) => letters.get(letter) ?? letter) : plain;
  });
}

/** Converts to lower case and removes accents. The length stays the same, so that indexes remain valid. */
export function foldInPlace(text: string, fold: Fold): string {
  const all = fold(text);
  if (all.length === text.length) return all;
  return Array.from(text, (letter) => {
    const one = fold(letter);
    return one.length === letter.length ? one : letter;
  }).join('');
}

export function foldedIn(text: string, fold: Fold): string[] {
  return wordsIn(text, fold).map(({ folded }) => folded);
}

export function wordsIn(text: string, fold: Fold): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: one, index }) => ({
    text: one,
    folded: fold(one),
    start: index,
    end: index + one.length,
  }));
}
