import { plainSigns } from '../words/figures.ts';
import { foldInPlace } from '../words/fold.ts';
import type { Language } from '../words/language.ts';
import type { Phrases, WordRole } from '../words/readyFoods.ts';
import { numberToken, roleFields, signsIn, wordToken } from './lexemes.ts';
import { englishName } from './partsOfWord.ts';
import { type Token, tokenRole } from './token.ts';

const LETTER = /[\p{L}\p{M}]/u;
const LATIN = /[a-z]+/y;
const HIRAGANA = /[\u3041-\u3096]/;
const KATAKANA = /[\u30a1-\u30fc]/;
const HANGUL = /[\uac00-\ud7a3]/;

/** Divides a text without spaces between words, such as Chinese, into known and unknown words. Prefers the longest known food name. */
export function unspacedTokens(text: string, language: Language): Token[] {
  const { names, roles, units, numbers, fold } = language;
  const folded = foldInPlace(text, fold);
  const plain = plainSigns(folded);
  const tokens: Token[] = [];
  /** Index at which the current unknown text starts. */
  let rest = 0;
  const longestAt = ({ map, longest }: Phrases<unknown>, index: number) => {
    let length = Math.min(longest, folded.length - index);
    while (length > 0 && !map.has(folded.slice(index, index + length))) length -= 1;
    return length;
  };
  const placeOf = (start: number, end: number) => ({ text: folded.slice(start, end), start, end });
  const latinAt = (index: number) => {
    LATIN.lastIndex = index;
    return LATIN.exec(folded)?.[0].length ?? 0;
  };

  /** True if a word is part of an amount: a unit beside a number, or a number word beside a unit. */
  function isMeant(index: number, key: string): boolean {
    const last = rest < index ? undefined : tokens.at(-1);
    const counted = last?.does === 'describing' ? tokens.at(-2) : last;
    const isNear = last !== undefined && index - last.end <= 1;
    const next = folded.slice(index + key.length).search(/\S|$/) + index + key.length;
    if (!units.map.has(key)) {
      const isAfterLetter = rest < index || (last?.end === index && last.does !== 'sign');
      return (isNear && last.kind !== undefined) || (!isAfterLetter && longestAt(units, next) > 0);
    }
    const isBeforeFigure = units.map.get(key)?.kind === 'measure' && /\p{N}/u.test(plain.charAt(next));
    return (
      (isNear && counted?.value !== undefined) || (isBeforeFigure && longestAt(names, index) < key.length)
    );
  }

  function knownAt(index: number): Token | undefined {
    const latin = latinAt(index);
    const [named, phrase] = [longestAt(names, index), longestAt(roles, index)];
    const key = folded.slice(index, index + phrase);
    const does = roles.map.get(key) as WordRole;
    const isOfAmount = phrase >= latin && (units.map.has(key) || numbers.has(key));
    if (isOfAmount && (latin > 0 || isMeant(index, key)))
      return {
        ...wordToken(undefined, placeOf(index, index + phrase), language),
        ...roleFields(key, does, language),
      };
    const length = Math.max(named, phrase);
    const isInWord =
      rest < index && isOneWord(text, index) && (length === 1 || HIRAGANA.test(folded.charAt(index)));
    if (length === 0 || length < latin || isInWord) return undefined;
    const name = named === length ? names.map.get(folded.slice(index, index + length)) : undefined;
    const token = wordToken(name, placeOf(index, index + length), language);
    return name ? token : { ...token, role: tokenRole(does), does };
  }

  for (let index = 0; index <= folded.length; ) {
    const isLetter = LETTER.test(folded.charAt(index));
    const number = numberToken(plain, index, language);
    const known = isLetter ? knownAt(index) : number;
    const end = known?.end ?? index + (isLetter ? latinAt(index) || 1 : 1);
    if (known || !isLetter) {
      const unknown = placeOf(rest, index);
      if (rest < index) tokens.push(wordToken(englishName(unknown.text, language)[0], unknown, language));
      tokens.push(...(known ? [known] : signsIn(plain, index, end)));
      rest = end;
    }
    index = end;
  }
  return tokens;
}

/** True if the letters on both sides of `index` are in the same script, such as Katakana, and therefore in the same word. */
function isOneWord(text: string, index: number): boolean {
  const [before, after] = [text.charAt(index - 1), text.charAt(index)];
  return [HIRAGANA, KATAKANA, HANGUL].some((script) => script.test(before) && script.test(after));
}
