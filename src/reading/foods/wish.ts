import type { Family } from '../languages/languageWords.ts';
import { isKnownFood } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { pairsOf } from '../words/fields.ts';
import { foldedIn, wordsIn } from '../words/fold.ts';
import type { Language } from '../words/language.ts';
import { nameOfWords } from '../words/phrases.ts';
import type { CheckedDiet } from './alternatives.ts';

/** A diet, or a food to avoid as typed. */
export type Wish = { of: 'diet'; name: CheckedDiet } | { of: 'avoid'; name: string };

type Wished = { diets: readonly CheckedDiet[]; avoid: readonly string[] };

/** Returns the wishes of a taste against which a recipe can be checked. */
export function wishesOf({ diets, avoid }: Wished): Wish[] {
  return [
    ...avoid.map((name): Wish => ({ of: 'avoid', name })),
    ...diets.map((name): Wish => ({ of: 'diet', name })),
  ];
}

/**
 * A food to avoid. `families`: the food families that it names in any loaded language. `isOwnFamily`: true if it names
 * a family in the recipe's language. `hasMeaning`: false if a check can only look for the word as typed.
 */
export type Sought = { text: string; families: Family[]; isOwnFamily: boolean; hasMeaning: boolean };

/** Minimum length of a word such as 'allergie' that may be the end of a longer word: German 'Nussallergie'. */
const LEAST_OF_END = 5;
const BETWEEN = /[,;/|&+()\u3001\u060c\uff0c\uff08\uff09]/;
const PICTURE = /\p{Extended_Pictographic}/gu;
const ONE_LETTER = /^[\da-z]$/i;
/** Emoji of foods, with the English names of the foods. */
const PICTURES = new Map(
  pairsOf(
    '🥜=peanut, 🌰=nut, 🥛=milk, 🧀=cheese, 🥚=egg, 🐟=fish, 🦐=shellfish, 🦀=shellfish, 🌾=gluten, 🐖=pork',
  ),
);

/**
 * Finds the foods in a typed wish: 'nut' in 'nut allergy', and two foods in 'peanuts/nuts'. `others`: other languages in
 * which the wish may be typed.
 */
export function soughtIn(typed: string, language: Language, others: readonly Language[]): Sought[] {
  const languages = [...new Set([language, ...others])];
  const pictures = typed.match(PICTURE) ?? [];
  return [...new Set([...namesIn(typed, languages), ...pictures])].map((text) => {
    const families = [...new Set(languages.flatMap((one) => familiesMeant(text, one)))];
    const isOwnFamily = familiesMeant(text, language).length > 0;
    return {
      text,
      families,
      isOwnFamily,
      hasMeaning: families.length > 0 || isPicture(text) || tokensOf(text, language).some(isKnownFood),
    };
  });
}

/** True if the reader knows a word to avoid in any loaded language. Otherwise, a check can only look for the word as typed. */
export function isUnderstood(typed: string, languages: readonly Language[]): boolean {
  return languages.some((language) =>
    soughtIn(typed, language, languages).every(({ hasMeaning }) => hasMeaning),
  );
}

/** Returns the foods in a typed wish: 'shellfish' for 'no shellfish please'. */
export function namesIn(typed: string, languages: readonly Language[]): string[] {
  const whole = typed.replace(PICTURE, (picture) => `,${PICTURES.get(picture) ?? picture},`).trim();
  // Does not split a known food such as 'mac and cheese'.
  if (languages.some((one) => isWholeFood(whole, one))) return [conditionAsFood(whole, languages)];
  const names = whole.split(BETWEEN).flatMap((part) => divided(part, languages));
  // Does not look for the letter 'm' of 'm&m'.
  const words = names.filter((name) => !ONE_LETTER.test(name));
  return words.length > 0 ? words.map((name) => conditionAsFood(name, languages)) : [whole];
}

/** Returns 'gluten' for a condition such as 'celiac'. Returns other names unchanged. */
function conditionAsFood(name: string, languages: readonly Language[]): string {
  const own = languages.find((one) => one.familiesCalled(name).size > 0);
  const isFood = languages.some((one) => tokensOf(name, one).some(isKnownFood));
  const families = own && !isFood ? [...own.familiesCalled(name)] : [];
  return families.length === 1 ? families.join() : name;
}

/** Divides a text at words such as 'and', and removes words that name no food, such as 'allergy'. */
function divided(part: string, languages: readonly Language[]): string[] {
  const isAnd = (word: string) =>
    languages.some(({ roles, fold }) => /^(?:and|or|plus)$/.test(roles.map.get(fold(word)) ?? ''));
  const names: string[][] = [[]];
  for (const { text } of wordsIn(part, (word) => word)) {
    if (isAnd(text)) names.push([]);
    else names.at(-1)?.push(text);
  }
  return names.flatMap((words) => {
    const own = words.map((word) => withoutAvoiding(word, languages));
    const [first, last] = [own.findIndex(Boolean), own.findLastIndex(Boolean)];
    if (first < 0) return [];
    const name = own
      .slice(first, last + 1)
      .map((word, index) => word || words[first + index])
      .join(' ');
    if (languages.some((one) => isAllKnown(name, one))) return [name];
    const found = (find: typeof familyNamesIn) =>
      languages.map((one) => find(name, one)).find((some) => some.length > 0);
    return found(familyNamesIn) ?? found(namesOfFoodsIn) ?? [name];
  });
}

/** Removes a word such as 'allergy', also at the end of a longer word. */
function withoutAvoiding(word: string, languages: readonly Language[]): string {
  if (languages.some((one) => isWholeFood(word, one))) return word;
  for (const { avoiding, fold, isJoined } of languages) {
    const folded = fold(word);
    if (avoiding.has(folded)) return '';
    const end = isJoined && [...avoiding].find((one) => one.length >= LEAST_OF_END && folded.endsWith(one));
    if (end) return word.slice(0, -end.length);
  }
  return word;
}

/** Returns the names of food families in a text, longest first: 'frutos secos' in 'nada de frutos secos'. */
function familyNamesIn(text: string, { called, fold, isUnspaced, stem }: Language): string[] {
  const words = isUnspaced ? [...fold(text)] : foldedIn(text, fold);
  const joint = isUnspaced ? '' : ' ';
  const found: string[] = [];
  for (let start = 0; start < words.length; start++) {
    const ends = Array.from(words, (_, index) => words.length - index).filter((end) => end > start);
    const end = ends.find((one) => called.has(words.slice(start, one).map(stem).join(joint)));
    if (end === undefined) continue;
    found.push(words.slice(start, end).join(joint));
    start = end - 1;
  }
  return found;
}

function namesOfFoodsIn(text: string, language: Language): string[] {
  return tokensOf(text, language).flatMap((token) => (token.name ? [token.text] : []));
}

/** True if each word of a text is part of a food's name. */
function isAllKnown(text: string, language: Language): boolean {
  return tokensOf(text, language).every(
    (token) => isKnownFood(token) || /^(?:which|makes|parts|turned)$/.test(token.role),
  );
}

/** True if the whole text is the name of a food or of a family of foods. */
function isWholeFood(text: string, language: Language): boolean {
  const { familiesCalled, keyOf } = language;
  return nameOfWords(keyOf(text).split(' '), language) !== undefined || familiesCalled(text).size > 0;
}

/** True for an emoji, such as a peanut. The check looks for the emoji as typed. */
export function isPicture(word: string): boolean {
  return /\S/.test(word) && !/[\p{L}\p{N}]/u.test(word) && !/^[!-~\s]+$/.test(word);
}

function familiesMeant(word: string, language: Language): Family[] {
  const families = language.familiesCalled(word);
  if (families.size > 0) return [...families];
  // Treats 'gluten-free' as 'gluten', because people type either to avoid gluten.
  const tokens = tokensOf(word, language);
  const isFree = tokens.some(({ role }) => role === 'free' || role === 'without');
  return isFree ? tokens.flatMap((token) => [...token.families]) : [];
}
