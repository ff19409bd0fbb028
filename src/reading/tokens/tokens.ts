import { rememberedIn } from '../../shared/remembered.ts';
import { plainSigns } from '../words/figures.ts';
import { type Word, wordsIn } from '../words/fold.ts';
import type { Language } from '../words/language.ts';
import type { Name } from '../words/names.ts';
import { nameAt, phraseAt } from '../words/phrases.ts';
import { numberToken, type Place, roleFields, SIGNS, signsIn, signToken, wordToken } from './lexemes.ts';
import { partsOfWord } from './partsOfWord.ts';
import { type Token, type TokenRole, tokenRole, upTo } from './token.ts';
import { unspacedTokens } from './unspaced.ts';

const MOST_CHARS = 2_000;
const LEAST_JOINED = 3;
/** Maximum number of words in a food's name or in a phrase. */
const MOST_WORDS = 8;
/** Roles of words that may also be inflected names of foods. */
const MAY_NAME = new Set<TokenRole>(['parts', 'makes', 'plant', 'free']);
const FIRST_ARABIC = '\u0600';

/**
 * Divides a line into numbers, words, known phrases and signs. Prefers the longest known name or phrase. A compound
 * word may become several tokens with the same position.
 */
export const tokensOf = rememberedIn(
  (text: string, language: Language): Token[] =>
    language.isUnspaced ? unspacedTokens(text, language) : spacedTokens(text, language),
  MOST_CHARS,
);

/** True if a text names a food. False for 'bread knife', which is a known name, but belongs to no food family. */
export function namesFood(text: string, language: Language): boolean {
  return tokensOf(text, language).some(({ name }) => name && (!name.isBracketed || name.families.size > 0));
}

function spacedTokens(text: string, language: Language): Token[] {
  const plain = plainSigns(text);
  const words = wordsIn(text, language.fold);
  const tokens: Token[] = [];
  let read = 0;
  for (let index = 0; index < words.length; ) {
    const { start } = words[index] as Word;
    const number = numberToken(plain, start, language);
    tokens.push(...signsIn(plain, read, number?.start ?? start));
    if (number) tokens.push(number);
    else
      tokens.push(
        ...wordAt(text, withUnitAlone(wordsTogether(words, index, plain), tokens, language), language),
      );
    read = tokens.at(-1)?.end ?? start;
    while (index < words.length && (words[index] as Word).start < read) index += 1;
  }
  return [...tokens, ...signsIn(plain, read, text.length)];
}

/** Returns the words that may form a phrase: from index `from` up to the next comma or bracket. */
function wordsTogether(words: readonly Word[], from: number, plain: string): Word[] {
  return upTo(
    words.slice(from, from + MOST_WORDS),
    ({ start }, index) => index > 0 && /[,;:()]/.test(plain.slice(words[from + index - 1]?.end, start)),
  );
}

/** Reads 'grams' after a number as a unit: '200 grams flour' is not gram flour. */
function withUnitAlone(words: Word[], before: readonly Token[], { units }: Language): Word[] {
  const unit = before.at(-1)?.value === undefined ? undefined : phraseAt(units, words);
  return unit?.value.kind === 'metric' ? words.slice(0, unit.length) : words;
}

/** Reads the longest name or phrase at the start of `words`. If there is none, reads the first word. */
function wordAt(text: string, words: readonly Word[], language: Language): Token[] {
  const [word] = words as [Word];
  const named = nameAt(words, language);
  const phrase = knownPhraseAt(words, language);
  const length = Math.max(named?.length ?? 0, phrase?.length ?? 0) || 1;
  const { end } = words[length - 1] ?? word;
  const place = { text: text.slice(word.start, end), start: word.start, end };
  if (phrase?.length !== length) {
    if (!named) return unknownWord(word, place, language);
    return [{ ...wordToken(named.value, place, language), role: roleOfForm(named.value, language) }];
  }
  const does = phrase.value;
  const role = tokenRole(does);
  const own = named?.length === length ? named.value : undefined;
  // Reads Dutch 'gehakte' as 'chopped', although 'gehakt' is minced meat.
  const isNamed = own?.written === phrase.key ? does !== 'verbs' : MAY_NAME.has(role);
  const token = {
    ...wordToken(isNamed ? own : undefined, place, language),
    ...roleFields(phrase.key, does, language),
  };
  // Does not end a food's name before a hyphenated 'in' or 'on': 'bone-in', 'skin-on'.
  const isHung = role === 'tail' && plainSigns(text.charAt(word.start - 1)) === '-';
  const isFood = token.name && role === 'none' && does !== 'describing' && does !== 'fill';
  return [{ ...token, role: isHung ? 'none' : isFood ? 'food' : role }];
}

function knownPhraseAt(words: readonly Word[], { roles }: Language) {
  const phrase = phraseAt(roles, words);
  // Finds cooking phrases even with an article after the verb: Danish 'smor en form' (grease a tin).
  if (roles.map.get(words[1]?.folded ?? '') !== 'articles') return phrase;
  const verb = phraseAt(roles, words.toSpliced(1, 1));
  return verb?.value === 'verbs' ? { ...verb, length: verb.length + 1 } : phrase;
}

/** Returns the role of a word in a food's name. Singular and plural have the same role. */
function roleOfForm({ written }: Name, { roles }: Language): TokenRole {
  const role = roles.map.get(written);
  return role === 'which' || role === 'parts' || role === 'makes' ? role : 'food';
}

function unknownWord(word: Word, place: Place, language: Language): Token[] {
  const { folded } = word;
  const { forms, stemRoles, stem, build } = language;
  const sign = SIGNS[folded];
  if (sign) return [signToken(folded, place.start)];
  const token = wordToken(undefined, place, language);
  const does = stemRoles.map.get(stem(folded));
  if (does) return [{ ...token, role: tokenRole(does), does }];
  const written = word.text.toLowerCase();
  const rest = joinedAnd(word, language);
  const joined = rest && nameAt([rest], language);
  if (joined) {
    const after = { ...place, text: rest.text, start: rest.start };
    return [
      { ...signToken('', place.start), role: 'and', does: 'and' },
      wordToken(joined.value, after, language),
    ];
  }
  const isForm = forms.some(
    ([start, end]) =>
      written.length > start.length + end.length + 1 && written.startsWith(start) && written.endsWith(end),
  );
  if (isForm && (place.start > 0 || build !== 'headFirst')) return [{ ...token, role: 'none' }];
  return partsOfWord(token, folded, language);
}

/** Separates the Arabic word for 'and', which is written as the first letter of the next word. */
function joinedAnd({ text, folded, start, end }: Word, { roles }: Language): Word | undefined {
  const mayBeArabic = folded.length >= LEAST_JOINED && folded >= FIRST_ARABIC;
  if (!mayBeArabic || roles.map.get(folded.charAt(0)) !== 'and') return undefined;
  return { text: text.slice(1), folded: folded.slice(1), start: start + 1, end };
}
