import { plainSigns } from '../words/figures.ts';
import { foldInPlace } from '../words/fold.ts';
import type { FoodLanguage, Phrases, WordRole } from '../words/readyFoods.ts';
import { doing, numberToken, signsIn, wordToken } from './lexemes.ts';
import { englishName } from './partsOfWord.ts';
import { type Token, tokenRole } from './token.ts';

const LETTER = /[\p{L}\p{M}]/u;
const LATIN = /[a-z]+/y;
const HIRAGANA = /[\u3041-\u3096]/;
const KATAKANA = /[\u30a1-\u30fc]/;
const HANGUL = /[\uac00-\ud7a3]/;

/** Divides text in scripts without blanks: the longest known name wins, and the text between names is unknown. */
export function unspacedTokens(text: string, language: FoodLanguage): Token[] {
  const { names, roles, units, numbers, fold } = language;
  const folded = foldInPlace(text, fold);
  const plain = plainSigns(folded);
  const tokens: Token[] = [];
  /** Start of the unknown text. */
  let rest = 0;
  const longestAt = ({ map, longest }: Phrases<unknown>, at: number) => {
    let length = Math.min(longest, folded.length - at);
    while (length > 0 && !map.has(folded.slice(at, at + length))) length -= 1;
    return length;
  };
  const placeOf = (start: number, end: number) => ({ text: folded.slice(start, end), start, end });
  const latinAt = (at: number) => {
    LATIN.lastIndex = at;
    return LATIN.exec(folded)?.[0].length ?? 0;
  };

  /** Accepts a unit only beside a number, and a number word only beside a unit. */
  function isMeant(at: number, key: string): boolean {
    const last = rest < at ? undefined : tokens.at(-1);
    const counted = last?.does === 'describing' ? tokens.at(-2) : last;
    const isNear = last !== undefined && at - last.end <= 1;
    const next = folded.slice(at + key.length).search(/\S|$/) + at + key.length;
    if (!units.map.has(key)) {
      const isBehindLetter = rest < at || (last?.end === at && last.does !== 'sign');
      return (isNear && last.kind !== undefined) || (!isBehindLetter && longestAt(units, next) > 0);
    }
    const isBeforeFigure = units.map.get(key) === 'spoon' && /\p{N}/u.test(plain.charAt(next));
    return (isNear && counted?.value !== undefined) || (isBeforeFigure && longestAt(names, at) < key.length);
  }

  function knownAt(at: number): Token | undefined {
    const latin = latinAt(at);
    const [named, said] = [longestAt(names, at), longestAt(roles, at)];
    const key = folded.slice(at, at + said);
    const does = roles.map.get(key) as WordRole;
    const isOfAmount = said >= latin && (units.map.has(key) || numbers.has(key));
    if (isOfAmount && (latin > 0 || isMeant(at, key)))
      return { ...wordToken(undefined, placeOf(at, at + said), language), ...doing(key, does, language) };
    const length = Math.max(named, said);
    const isInWord = rest < at && isOneWord(text, at) && (length === 1 || HIRAGANA.test(folded.charAt(at)));
    if (length === 0 || length < latin || isInWord) return undefined;
    const name = named === length ? names.map.get(folded.slice(at, at + length)) : undefined;
    const token = wordToken(name, placeOf(at, at + length), language);
    return name ? token : { ...token, role: tokenRole(does), does };
  }

  for (let at = 0; at <= folded.length; ) {
    const isLetter = LETTER.test(folded.charAt(at));
    const number = numberToken(plain, at, language);
    const known = isLetter ? knownAt(at) : number;
    const end = known?.end ?? at + (isLetter ? latinAt(at) || 1 : 1);
    if (known || !isLetter) {
      const unknown = placeOf(rest, at);
      if (rest < at) tokens.push(wordToken(englishName(unknown.text)[0], unknown, language));
      tokens.push(...(known ? [known] : signsIn(plain, at, end)));
      rest = end;
    }
    at = end;
  }
  return tokens;
}

/** True inside a word of one script. */
function isOneWord(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)];
  return [HIRAGANA, KATAKANA, HANGUL].some((script) => script.test(before) && script.test(after));
}
