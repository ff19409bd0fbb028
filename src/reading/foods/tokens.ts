import { foldInPlace, type Word, wordsIn } from '../words/fold.ts';
import type { Name } from '../words/names.ts';
import { nameAt, phraseAt } from '../words/phrases.ts';
import type { FoodLanguage, WordRole } from '../words/readyFoods.ts';
import { englishName, partsOfWord } from './partsOfWord.ts';
import { NO_FAMILIES, type Token, type TokenRole, tokenRole } from './token.ts';

const CUT = /[,;:.()[\]\u060c\u3001\u3002\uff0c\uff1a\uff08\uff09\uff1b]/;
const LETTER = /[\p{L}\p{M}\p{N}]/u;
const HIRAGANA = /[\u3041-\u3096]/;
const LEAST_JOINED = 3;
/** Words that do one of these may be a form of a name as well. */
const MAY_NAME = new Set<TokenRole>(['parts', 'makes', 'plant', 'free']);
const FIRST_ARABIC = '\u0600';
const KATAKANA = /[\u30a1-\u30fc]/;
const HANGUL = /[\uac00-\ud7a3]/;

/** Known names first, the longest first; every other word by what it does. */
export function tokensOf(text: string, language: FoodLanguage): Token[] {
  return language.isUnspaced ? unspacedTokens(text, language) : spacedTokens(text, language);
}

function spacedTokens(text: string, language: FoodLanguage): Token[] {
  const words = wordsIn(text, language.fold);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] as Word;
    const before = text.slice(words[at - 1]?.end ?? 0, word.start);
    if (CUT.test(before)) tokens.push(cutAt(word.start));
    const named = nameAt(words, at, language);
    const said = phraseAt(language.roles, words, at);
    const length = Math.max(named?.length ?? 0, said?.length ?? 0) || 1;
    const end = words[at + length - 1]?.end ?? word.end;
    const place = { text: text.slice(word.start, end), start: word.start, end };
    if (said?.length === length) {
      const role = tokenRole(said.value);
      // 'Bone-in' and 'skin-on' are no 'in' and no 'on'.
      const isHung = role === 'tail' && /[-\u2011]$/.test(before);
      const own = named?.length === length ? named.name : undefined;
      // 'Gehakte' is chopped, whatever 'gehakt' is.
      const isNamed = own?.written === said.key ? said.value !== 'verbs' : MAY_NAME.has(role);
      const name = isNamed ? own : undefined;
      const isFood = name && role === 'none' && said.value !== 'describing' && said.value !== 'fill';
      tokens.push({ ...tokenOf(name, place, language), role: isHung ? 'none' : isFood ? 'food' : role });
    } else if (named)
      tokens.push({ ...tokenOf(named.name, place, language), role: roleOfForm(named.name, language) });
    else tokens.push(...unknownWord(words, at, place, language));
    at += length;
  }
  return tokens;
}

/** 'Pechugas' say which part, as 'pechuga' does. */
function roleOfForm({ written }: Name, { roles }: FoodLanguage): TokenRole {
  const role = roles.map.get(written);
  return role === 'which' || role === 'parts' || role === 'makes' ? role : 'food';
}

type Place = Pick<Token, 'text' | 'start' | 'end'>;

function tokenOf(name: Name | undefined, place: Place, { fold, stem }: FoodLanguage): Token {
  const folded = fold(place.text);
  return {
    id: name?.id ?? stem(folded),
    role: 'food',
    ...place,
    name,
    families: name?.families ?? NO_FAMILIES,
    held: name?.held ?? [folded],
  };
}

function cutAt(start: number): Token {
  return { id: '', role: 'cut', text: '', start, end: start, families: NO_FAMILIES, held: [] };
}

function unknownWord(words: readonly Word[], at: number, place: Place, language: FoodLanguage): Token[] {
  const word = words[at] as Word;
  const { folded } = word;
  const { forms, stemRoles, stem, build } = language;
  const token = tokenOf(undefined, place, language);
  if (/^(?:[\p{N}+&]+|x)$/u.test(folded)) return [{ ...token, role: 'none' }];
  const role = stemRoles.map.get(stem(folded));
  if (role) return [{ ...token, role: tokenRole(role) }];
  const written = word.text.toLowerCase();
  const rest = joinedAnd(word, language);
  const joined = rest && nameAt([rest], 0, language);
  if (joined) {
    const behind = { ...place, text: rest.text, start: rest.start };
    return [{ ...cutAt(place.start), role: 'and' }, tokenOf(joined.name, behind, language)];
  }
  const isForm = forms.some(
    ([start, end]) =>
      written.length > start.length + end.length + 1 && written.startsWith(start) && written.endsWith(end),
  );
  if (isForm && (at > 0 || build !== 'headFirst')) return [{ ...token, role: 'none' }];
  return partsOfWord(token, folded, language);
}

/** In Arabic the 'and' is written together with what follows. */
function joinedAnd({ text, folded, start, end }: Word, { roles }: FoodLanguage): Word | undefined {
  const isJoined = folded.length >= LEAST_JOINED && folded >= FIRST_ARABIC;
  if (!isJoined || roles.map.get(folded.charAt(0)) !== 'and') return undefined;
  return { text: text.slice(1), folded: folded.slice(1), start: start + 1, end };
}

/** In writings without blanks: names wherever they stand, the longest first, and what is left between them. */
function unspacedTokens(text: string, language: FoodLanguage): Token[] {
  const { names, roles, fold } = language;
  const folded = foldInPlace(text, fold);
  const longest = Math.max(names.longest, roles.longest);
  const tokens: Token[] = [];
  let rest = -1;
  const push = (start: number, end: number, name?: Name, role?: WordRole) => {
    const text = folded.slice(start, end);
    const [english] = name || role ? [] : englishName(text);
    const token = tokenOf(name ?? english, { text, start, end }, language);
    tokens.push(role && !name ? { ...token, role: tokenRole(role) } : token);
  };
  const flush = (at: number) => {
    if (rest >= 0) push(rest, at);
    rest = -1;
  };
  for (let at = 0; at < folded.length; ) {
    const letter = folded.charAt(at);
    let length = LETTER.test(letter) ? Math.min(longest, folded.length - at) : 0;
    const isInWord = rest >= 0 && rest < at && isOneWord(text, at);
    for (; length > 0; length--) {
      const key = folded.slice(at, at + length);
      const name = names.map.get(key);
      const role = roles.map.get(key);
      if ((!name && !role) || (isInWord && (length === 1 || HIRAGANA.test(letter)))) continue;
      flush(at);
      push(at, at + length, name, role);
      break;
    }
    if (length === 0 && (/\s/.test(letter) || !LETTER.test(letter))) flush(at);
    if (length === 0 && CUT.test(letter)) tokens.push(cutAt(at));
    if (length === 0 && rest < 0 && LETTER.test(letter) && !/\p{N}/u.test(letter)) rest = at;
    at += length || 1;
  }
  flush(folded.length);
  return tokens;
}

/** Nothing of one letter begins within a word that is not known. */
function isOneWord(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)];
  return [HIRAGANA, KATAKANA, HANGUL].some((script) => script.test(before) && script.test(after));
}
