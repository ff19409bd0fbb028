import type { Family } from '../languages/languageWords.ts';
import { readLine } from '../numbers/readLine.ts';
import { does, isKnownFood, isSign, NO_FAMILIES, type Token, upTo } from '../tokens/token.ts';
import { foldedIn } from '../words/fold.ts';
import type { Language } from '../words/language.ts';
import { nameOfWords, phraseAt } from '../words/phrases.ts';
import { withCommasAsOr } from './food.ts';

/** A word of a line. `never`: food families, such as dairy, that a word such as 'vegan' excludes from this food. */
type FoodWord = Token & { never?: ReadonlySet<Family> };

/** The words of one alternative of an ingredient line such as 'butter or oil'. */
export type Alternative = FoodWord[];

/** Food families that break each diet. */
export const BROKEN_BY = {
  vegetarian: ['meat', 'fish', 'shellfish', 'not vegetarian'],
  vegan: ['meat', 'fish', 'shellfish', 'dairy', 'egg', 'honey', 'not vegetarian', 'not vegan'],
  pescatarian: ['meat'],
  halal: ['pork', 'alcohol', 'gelatin'],
  kosher: ['pork', 'shellfish', 'gelatin', 'not kosher'],
  'gluten-free': ['gluten'],
  'low-carb': ['starch'],
} satisfies Record<string, Family[]>;
/** A diet against which a recipe can be checked. */
export type CheckedDiet = keyof typeof BROKEN_BY;
const SUBSTANCES = new Set<Family>(['gluten', 'lactose', 'alcohol']);
/** Food families that belong to a larger family: gluten-free flour contains no wheat either. */
const PARTS: Partial<Record<Family, Family[]>> = {
  gluten: ['wheat'],
  shellfish: ['crustacean', 'mollusc'],
  dairy: ['cheese', 'lactose'],
  meat: ['red meat', 'pork', 'beef', 'poultry', 'gelatin'],
};
const MOST_FREE_WORDS = 4;

/**
 * Divides an ingredient line such as 'butter or oil' into its alternatives. A food after 'and' or 'with' belongs to
 * every alternative: 'tofu or chicken with cheese'. Ignores 'or' after a comma: 'shrimp, fresh or frozen'. `isInDoubt`:
 * true to add the food families to which only some kinds of a food belong: dairy for 'puff pastry'.
 */
export function alternativesOf(text: string, language: Language, isInDoubt = false): Alternative[] {
  const isRelevant = (token: Token) =>
    token.role === 'cut' || token.text === '/' || !does(token, 'sign', 'figure');
  const read: Token[] = withCommasAsOr(readLine(text, language).filter(isRelevant), language);
  const foods = withWordsBehind(read, language);
  const tokens = withClaims(isInDoubt ? withDoubts(foods, language) : foods, language);
  const isOr = (token: Token) => token.role === 'or' || isSign(token, '/');
  const head = upTo(tokens, (token) => isSign(token, ',;'));
  const firstOr = head.findIndex(isOr);
  if (firstOr < 0) return [alternativeOf(tokens)];
  const ends = ({ role }: Token) => role === 'and' || role === 'tail';
  const start = head.slice(0, firstOr).findLastIndex(ends) + 1;
  const end = [...head.keys()].find((index) => index > firstOr && ends(head[index] as Token)) ?? head.length;
  const choices: FoodWord[][] = [[]];
  for (const token of head.slice(start, end)) {
    if (!isOr(token)) choices.at(-1)?.push(token);
    else if (haveFood(choices.at(-1) ?? [])) choices.push([]);
  }
  const last = choices.at(-1) ?? [];
  const common = [...tokens.slice(0, start), ...(haveFood(last) ? [] : last), ...tokens.slice(end)];
  const named = choices.filter(haveFood);
  return (named.length > 0 ? named : [[]]).map((choice) => alternativeOf([...choice, ...common]));
}

/** Adds the food families of a name that a comma or bracket divides: German 'Hackfleisch, gemischt' (mixed mince). */
function withWordsBehind(tokens: Token[], language: Language): Token[] {
  return tokens.map((token, index) => {
    const [sign, behind] = tokens.slice(index + 1);
    if (!behind || !isSign(sign, ',(') || does(token, 'sign')) return token;
    const words = foldedIn(`${token.text} ${behind.text}`, language.fold);
    const families = nameOfWords(words, language)?.families ?? NO_FAMILIES;
    return families.size > 0 ? { ...token, families: new Set([...token.families, ...families]) } : token;
  });
}

function withDoubts(tokens: Token[], { doubts, stemsIn }: Language): Token[] {
  // Does not read 'sausage' in the name `tofu (sausage)`, but the whole of `ice (cream)`.
  const wordsOf = ({ text, countsAs }: Token) =>
    doubts.map.has(stemsIn(text).join(' ')) ? stemsIn(text) : countsAs.flatMap(stemsIn);
  const copies = tokens.map((token) => ({ ...token, families: new Set(token.families) }));
  // The words of a token share its set of families.
  const words = copies.flatMap((token) => wordsOf(token).map((folded) => ({ ...token, folded })));
  for (let from = 0; from < words.length; ) {
    const { length, value } = phraseAt(doubts, words.slice(from)) ?? { length: 1, value: NO_FAMILIES };
    for (const { families } of words.slice(from, from + length)) for (const one of value) families.add(one);
    from += length;
  }
  return copies;
}

function haveFood(tokens: Token[]): boolean {
  return tokens.some((token) => isKnownFood(token) || token.role === 'free' || token.role === 'plant');
}

function alternativeOf(tokens: FoodWord[]): Alternative {
  const others = tokens.filter(({ role }) => role === 'food');
  const isKnownBeside = others.some(isKnownFood);
  // Treats 'steak' as meatless only beside a known food: 'tuna steak', but not 'chuck steak'. Treats
  // 'Swiss' as cheese only if no other food is beside it: not in 'Swiss roll'.
  const isNoFood = ({ role, families }: Token) =>
    role === 'which' && (isKnownBeside || (others.length > 0 && !families.has('meat')));
  return tokens.map((token) => (isNoFood(token) ? { ...token, families: NO_FAMILIES } : token));
}

export function isOf(alternative: Alternative, family: Family): boolean {
  return alternative.some(({ families }) => families.has(family));
}

/**
 * A statement such as 'vegan' or 'without milk'. `words`: the words of the statement. `first`, `last`: indexes of its
 * first and last word in the line. `never`: the food families that the statement excludes.
 */
type Claim = { words: Token[]; first: number; last: number; never: ReadonlySet<Family> };

/**
 * Applies statements such as 'vegan', 'dairy-free' and 'without milk' to the foods that they describe, and removes the
 * foods that they exclude. A statement describes the foods beside it. A statement alone in brackets or between commas
 * describes the food before it: 'feta (vegan)', but not 'feta (omit for a vegan dish)'.
 */
function withClaims(tokens: Token[], language: Language): FoodWord[] {
  const claims = claimsIn(tokens, language);
  const ofClaims = new Set(claims.flatMap(({ words }) => words));
  const applied = claims
    .filter((claim) => !isDenied(claim, tokens, language))
    .map((claim) => ({ ...claim, foods: describedBy(claim, tokens, ofClaims) }));
  return tokens
    .filter((token) => !ofClaims.has(token) || token.role === 'plant' || token.role === 'free')
    .map((token) => {
      if (ofClaims.has(token)) return { ...token, families: NO_FAMILIES };
      const described = applied.filter(({ foods }) => foods.includes(token));
      if (described.length === 0) return token;
      const isExcluded = (family: Family) =>
        described.some((claim) => claim.never.has(family) && !isNamedAfter(token, family, claim, language));
      const diets = described.filter(({ words }) => words[0]?.role === 'plant');
      return {
        ...token,
        families: new Set([...token.families].filter((family) => !isExcluded(family))),
        never: new Set(diets.flatMap(({ never }) => [...never])),
      };
    });
}

/** True for 'vegan' in 'not vegan'. */
function isDenied({ words, first, last }: Claim, tokens: Token[], { not, fold }: Language): boolean {
  const beside = [tokens[first - 1], tokens[last + 1]];
  return words[0]?.role !== 'without' && beside.some((token) => token && not.has(fold(token.text)));
}

/** True if a food is named after the excluded family: 'egg yolk without egg white' still contains egg. */
function isNamedAfter(food: Token, family: Family, { words }: Claim, language: Language): boolean {
  // Wheat starch without gluten is still wheat, and milk without lactose is still milk.
  if (words[0]?.role !== 'without' || SUBSTANCES.has(family)) return false;
  return words.every(({ id }) => id !== food.id) && familiesNamed(food, language).includes(family);
}

function claimsIn(tokens: Token[], language: Language): Claim[] {
  return tokens.flatMap((token, index): Claim[] => {
    if (token.role === 'plant')
      return [claimOf([token], BROKEN_BY[does(token, 'meatless') ? 'vegetarian' : 'vegan'], tokens)];
    const excluded = token.role === 'without' ? leftOutAfter(tokens, index) : [];
    // One word may contain both the food and 'free', as 'glutenfree' does in some languages.
    if (token.role === 'free') excluded.push(token.families.size > 0 ? token : tokens[index - 1]);
    const foods = excluded.filter((one) => one !== undefined);
    // 'Bacon instead of ham' excludes the ham, but no other meat.
    const families = does(token, 'instead') ? [] : foods.flatMap((food) => familiesNamed(food, language));
    return foods.length > 0 ? [claimOf([token, ...foods], families, tokens)] : [];
  });
}

function claimOf(words: Token[], families: Family[], tokens: Token[]): Claim {
  const places = words.map((word) => tokens.indexOf(word));
  const never = new Set(families.flatMap((family) => [family, ...(PARTS[family] ?? [])]));
  return { words, first: Math.min(...places), last: Math.max(...places), never };
}

/** Returns the food families that a word names: dairy for 'milk'. */
function familiesNamed({ id, role, text, countsAs }: Token, language: Language): Family[] {
  const { called, familiesCalled } = language;
  const name = role === 'free' ? nameOfWords([...countsAs], language) : undefined;
  return [...(called.get(name?.id ?? id) ?? familiesCalled(text))];
}

function leftOutAfter(tokens: Token[], index: number): (Token | undefined)[] {
  const next = tokens.slice(index + 1, index + 1 + MOST_FREE_WORDS);
  const first = next.findIndex(({ role }) => role !== 'none');
  if (first < 0 || next[first]?.role === 'cut') return [];
  return [next[first], next[first + 1]?.role === 'and' ? next[first + 2] : undefined];
}

/** Returns the foods that a statement describes. `ofClaims`: the words of all statements. */
function describedBy({ first, last }: Claim, tokens: Token[], ofClaims: ReadonlySet<Token>): Token[] {
  const isAnyFood = (token: Token) => (isKnownFood(token) || token.role === 'food') && !ofClaims.has(token);
  const isFood = (token: Token) => isKnownFood(token) && !ofClaims.has(token);
  const isSaying = ({ role }: Token) => role === 'none' || role === 'and' || role === 'or' || role === 'free';
  const isCut = ({ role }: Token) => role === 'cut';
  const before = tokens.slice(0, first).reverse();
  const after = tokens.slice(last + 1);
  const behind = upTo(after, isCut);
  // Ignores 'vegan' before a colon, which introduces another food: 'honey (vegan: maple syrup)'.
  if (isSign(after[behind.length], ':')) return [];
  const clause = [...upTo(before, isCut), ...behind];
  if (clause.every((token) => ofClaims.has(token) || isSaying(token))) {
    // Includes unknown foods, so that '(vegan)' in 'honey or agave (vegan)' does not describe the honey.
    const near = [before, after].find((side) => side.some(isAnyFood)) ?? [];
    return upTo(near.slice(near.findIndex(isAnyFood)), endsFood).filter(isFood);
  }
  return [before, after].flatMap((side) => {
    const words = upTo(side, endsFood);
    const food = words.findIndex(isAnyFood);
    // Ignores foods after an unknown word, which may be a verb: 'honey if you are not vegan', 'for vegans, skip the feta'.
    return words[food] && isFood(words[food]) ? words.slice(food).filter(isFood) : [];
  });
}

function endsFood(token: Token): boolean {
  return ['cut', 'and', 'plus', 'or', 'tail'].includes(token.role) || isSign(token, '/');
}
