import { plainSigns } from '../words/figures.ts';
import { foldInPlace, wordsIn } from '../words/fold.ts';
import { nameAt } from '../words/nameOfWords.ts';
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
    const start = words[at]?.start ?? 0;
    coded += plain.slice(coded.length, start);
    if (/^[\p{N}+&]/u.test(words[at]?.text ?? '')) {
      const { end = 0 } = words[at] ?? {};
      coded += plain.slice(start, end);
      at += 1;
      continue;
    }
    let length = Math.min(codes.longest, words.length - at);
    let code: string | undefined;
    // 'Half and half' is no number.
    const name = nameAt(words, at, language);
    for (; length > 0; length--) {
      if (name && name.length > length) break;
      code = codes.map.get(
        words
          .slice(at, at + length)
          .map(({ folded }) => folded)
          .join(' '),
      );
      if (code) break;
    }
    const taken = code ? length : (name?.length ?? 1);
    const end = words[at + taken - 1]?.end ?? start;
    const written = text.slice(start, end);
    coded += code
      ? filled(code, end - start)
      : written.toLowerCase() === 'x'
        ? 'X'
        : written.replace(/[\p{L}\p{M}]/gu, (letter) => 'y'.repeat(letter.length)).replace(/\p{N}/gu, 'y');
    at += taken;
  }
  return coded + plain.slice(coded.length);
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
