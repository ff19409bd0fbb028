import { rememberedIn, rememberedOf } from '../../shared/remembered.ts';
import type { Language } from '../words/language.ts';
import type { Name } from '../words/names.ts';

const LONGEST_WORD = 40;
/** Minimum length of a food's name to be found inside a word. Shorter names occur by chance: 'pear' in 'appear'. */
const LEAST_LETTERS = 5;
/** Minimum length of a food's name to be found at the start or end of a word. A short ending may follow the name. */
const LEAST_AT_AN_END = 4;
const LONGEST_ENDING = 2;
/** Minimum length of a food's name inside a word if the rest of the word is also known: 'egg' and 'whites' in 'eggwhites'. */
const LEAST_BESIDE_KNOWN = 3;
/** Minimum number of initial letters that two forms of a word have in common: Polish 'krewetki' and 'krewetek' (shrimps). */
const LEAST_UNCHANGED = 6;
const MOST_CHANGED = 2;
const TAKEN = ' ';

/** Returns the names of foods inside an unknown word, longest first, as in German 'Haselnusskernmilch' (hazelnut milk). */
export const namesWithin = rememberedIn(findNames, LONGEST_WORD);

type Candidate = { order: number; key: string; name: Name };

const startOf = (text: string, from = 0) => text.slice(from, from + LEAST_BESIDE_KNOWN);

/** Returns the names by their first letters, so that a search does not try each of a thousand names. */
const namesFrom = rememberedOf(({ oneWordNames }: Language) => {
  const byStart = new Map<string, Candidate[]>();
  for (const [order, [key, name]] of oneWordNames.entries()) {
    const start = startOf(key);
    byStart.set(start, [...(byStart.get(start) ?? []), { order, key, name }]);
  }
  return byStart;
});

function findNames(word: string, language: Language): Name[] {
  const found: Name[] = [];
  if (word.length > LONGEST_WORD) return found;
  const starts = new Set(word.split('').map((_, from) => startOf(word, from)));
  const candidates = [...starts]
    .flatMap((start) => namesFrom(language).get(start) ?? [])
    .sort((one, other) => one.order - other.order);
  let rest = word;
  for (const { key, name } of candidates) {
    const index = placeOf(key, rest, language);
    if (index < 0) continue;
    found.push(name);
    rest = rest.slice(0, index) + TAKEN.repeat(key.length) + rest.slice(index + key.length);
  }
  const inflected = candidates.find(({ key }) => isInflected(key, rest, language));
  return inflected ? [...found, inflected.name] : found;
}

/** Returns the index of a food's name inside a word, or -1. In `word`, spaces replace the names found so far. */
function placeOf(name: string, word: string, language: Language): number {
  const { length } = name;
  const last = word.length - length;
  if (length < LEAST_BESIDE_KNOWN || last < 0) return -1;
  if (language.isInflecting) {
    const isEnough = length >= LEAST_LETTERS || (length >= LEAST_AT_AN_END && last <= LONGEST_ENDING);
    return isEnough && word.startsWith(name) ? 0 : -1;
  }
  if (language.isJoined && length >= LEAST_LETTERS) return word.indexOf(name);
  const least = language.isJoined ? LEAST_AT_AN_END : LEAST_LETTERS;
  const isEnough = (rest: string) => length >= least || isKnownWord(rest, language);
  if (word.startsWith(name) && isEnough(word.slice(length))) return 0;
  return word.endsWith(name) && isEnough(word.slice(0, last)) ? last : -1;
}

function isKnownWord(rest: string, { names, stem, stemRoles }: Language): boolean {
  if (rest.trim() === '') return true;
  return rest.length >= LEAST_BESIDE_KNOWN && (names.map.has(rest) || stemRoles.map.has(stem(rest)));
}

function isInflected(name: string, word: string, { isInflecting }: Language): boolean {
  const stem = Math.max(LEAST_UNCHANGED, name.length - MOST_CHANGED);
  return isInflecting && name.length > LEAST_UNCHANGED && word.startsWith(name.slice(0, stem));
}

/** True if an unknown word contains `sought`. Does not find 'milk' in the name `coconut (milk)`. */
export function isWithin(sought: string, word: string, language: Language): boolean {
  let rest = word;
  for (const { isBracketed, countsAs, written } of namesWithin(word, language))
    if (isBracketed && !countsAs.includes(sought)) rest = rest.replace(written, TAKEN.repeat(written.length));
  return placeOf(sought, rest, language) >= 0 || isInflected(sought, rest, language);
}
