import { plainSigns } from '../words/figures.ts';
import { foldInPlace, type Word, wordsIn } from '../words/fold.ts';
import { nameAt, phraseAt } from '../words/phrases.ts';
import type { FoodLanguage } from '../words/readyFoods.ts';

const LATIN = /[a-z]+/y;

/**
 * A line with each word as what it does: '2 large cans of tomatoes' is '2 D____ C___ F_ yyyyyyyy'. Letters of a word that
 * only names something are 'y', in writings without blanks 'x'; the number that a word is stands for it: 'two' is '2__'.
 * Of the same length as the line, so that one set of patterns finds the amounts of every language.
 */
export function codeOf(text: string, language: FoodLanguage): string {
  return language.isUnspaced ? unspacedCode(text, language) : spacedCode(text, language);
}

function filled(code: string, length: number): string {
  return code.padEnd(length, '_').slice(0, length);
}

function spacedCode(text: string, language: FoodLanguage): string {
  const plain = plainSigns(text);
  const words = wordsIn(text, language.fold);
  const { codes } = language;
  let coded = '';
  for (let at = 0; at < words.length; ) {
    const { start, text: word } = words[at] as Word;
    coded += plain.slice(coded.length, start);
    const isFigure = /^[\p{N}+&]/u.test(word);
    const name = isFigure ? undefined : nameAt(words, at, language);
    const found = isFigure ? undefined : phraseAt(codes, words, at);
    // 'Half and half' is no number.
    const isCode = found !== undefined && found.length >= (name?.length ?? 0);
    const length = isCode ? found.length : (name?.length ?? 1);
    const end = words[at + length - 1]?.end ?? start;
    if (isFigure) coded += plain.slice(start, end);
    else coded += isCode ? filled(found.value, end - start) : withoutLetters(text.slice(start, end));
    at += length;
  }
  return coded + plain.slice(coded.length);
}

function withoutLetters(written: string): string {
  if (written.toLowerCase() === 'x') return 'X';
  return written.replace(/[\p{L}\p{M}]/gu, (letter) => 'y'.repeat(letter.length)).replace(/\p{N}/gu, 'y');
}

function unspacedCode(text: string, language: FoodLanguage): string {
  const plain = plainSigns(foldInPlace(text, language.fold));
  const { codes, names } = language;
  const isNumber = (code: string) => /^[^A-Z]/.test(code);
  const longestAt = (at: number, map: ReadonlyMap<string, unknown>, most: number) => {
    for (let length = Math.min(most, plain.length - at); length > 0; length--)
      if (map.has(plain.slice(at, at + length))) return length;
    return 0;
  };
  const codeAt = (at: number) => {
    const length = longestAt(at, codes.map, codes.longest);
    return { length, code: codes.map.get(plain.slice(at, at + length)) ?? '' };
  };
  let coded = '';
  while (coded.length < plain.length) {
    const at = coded.length;
    const letter = plain.charAt(at);
    LATIN.lastIndex = at;
    const latin = LATIN.exec(plain)?.[0];
    if (latin) {
      coded += filled(codes.map.get(latin) ?? (latin === 'x' ? 'X' : 'y'.repeat(latin.length)), latin.length);
      continue;
    }
    if (!/[\p{L}\p{M}]/u.test(letter)) {
      coded += letter;
      continue;
    }
    const { length, code } = codeAt(at);
    const named = longestAt(at, names.map, names.longest);
    const isBehindFigure =
      /[\d\u00bc-\u00be\u2150-\u215e]_*\s?(?:D_*)?$/.test(coded) ||
      (isNumber(code) && /[MWSCK]_*\s?$/.test(coded));
    const next = plain.slice(at + length).trimStart();
    const unitBehind = () => /^[MWSCK]/.test(codeAt(plain.length - next.length).code);
    const isMeant = isNumber(code)
      ? (isBehindFigure && /[MWSCK]/.test(coded.trimEnd().slice(-1).replace('_', 'S'))) ||
        (!/[xy_A-Z]$/.test(coded) && unitBehind())
      : /^[MWSCKL]/.test(code)
        ? isBehindFigure || (code === 'S' && /^[\d\u00bc-\u00be]/.test(next))
        : named < length;
    const isTaken = length > 0 && isMeant && (isBehindFigure || named <= length);
    coded += isTaken ? filled(code, length) : 'x'.repeat(named || 1);
  }
  return coded;
}
