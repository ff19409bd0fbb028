import type { Family } from '../languages/languageWords.ts';
import { readLine } from '../numbers/readLine.ts';
import { does, isSign, NO_FAMILIES, type Token } from '../tokens/token.ts';
import type { FoodLanguage } from '../words/readyFoods.ts';
import { withCommasAsOr } from './food.ts';

/** One alternative of an ingredient line such as 'butter or oil'. `free`: families of foods that the line excludes, such as dairy. */
export type Alternative = { foods: Token[]; free: Set<Family>; isOfPlants: boolean };

const OF_ANIMALS = new Set<Family>([
  'meat',
  'fish',
  'shellfish',
  'dairy',
  'cheese',
  'egg',
  'honey',
  'pork',
  'beef',
  'poultry',
]);
export const MOST_CHARS = 2_000;
const MOST_FREE_WORDS = 4;

/**
 * Divides an ingredient line such as 'butter or oil' into its alternatives. A food after 'and' or 'with' belongs to
 * every alternative: 'tofu or chicken with cheese'. Ignores 'or' after a comma: 'shrimp, fresh or frozen'.
 */
export function alternativesOf(text: string, language: FoodLanguage): Alternative[] {
  const isRelevant = (token: Token) =>
    token.role === 'cut' || token.text === '/' || !does(token, 'sign', 'figure');
  const tokens: Token[] = withCommasAsOr(readLine(text, language).filter(isRelevant), language);
  const isOr = (token: Token) => token.role === 'or' || isSign(token, '/');
  const firstComma = tokens.findIndex((token) => isSign(token, ',;'));
  const head = tokens.slice(0, firstComma < 0 ? tokens.length : firstComma);
  const firstOr = head.findIndex(isOr);
  if (firstOr < 0) return [alternativeOf(tokens)];
  const ends = ({ role }: Token) => role === 'and' || role === 'tail';
  const start = head.slice(0, firstOr).findLastIndex(ends) + 1;
  const end = [...head.keys()].find((index) => index > firstOr && ends(head[index] as Token)) ?? head.length;
  const choices: Token[][] = [[]];
  for (const token of head.slice(start, end)) {
    if (!isOr(token)) choices.at(-1)?.push(token);
    else if (namesFood(choices.at(-1) ?? [])) choices.push([]);
  }
  const last = choices.at(-1) ?? [];
  const common = [...tokens.slice(0, start), ...(namesFood(last) ? [] : last), ...tokens.slice(end)];
  const named = choices.filter(namesFood);
  return (named.length > 0 ? named : [[]]).map((choice) => alternativeOf([...choice, ...common]));
}

function namesFood(tokens: Token[]): boolean {
  return tokens.some(
    ({ name, role, families }) => name || families.size > 0 || role === 'plant' || role === 'free',
  );
}

/** Reads one alternative, and recognises foods that it excludes: 'dairy-free', 'without milk', 'instead of butter'. */
function alternativeOf(tokens: Token[]): Alternative {
  const free = new Set<Family>();
  const isFree = new Set<Token>();
  const leave = (token: Token | undefined) => {
    if (!token) return;
    isFree.add(token);
    for (const family of token.families) free.add(family);
  };
  for (const [index, token] of tokens.entries()) {
    if (token.role === 'free') leave(token.families.size > 0 ? token : tokens[index - 1]);
    if (token.role !== 'without') continue;
    const next = tokens.slice(index + 1, index + 1 + MOST_FREE_WORDS);
    const first = next.findIndex(({ role }) => role !== 'none');
    if (first < 0 || next[first]?.role === 'cut') continue;
    leave(next[first]);
    if (next[first + 1]?.role === 'and') leave(next[first + 2]);
  }
  const included = tokens.filter((token) => !isFree.has(token));
  // Does not read 'steak' as meat if another food is named: 'tuna steak'.
  const isNamed = included.some(({ role }) => role === 'food');
  const foods = isNamed
    ? included.map((token) => (token.role === 'which' ? { ...token, families: NO_FAMILIES } : token))
    : included;
  return { foods, free, isOfPlants: tokens.some(({ role }) => role === 'plant') };
}

export function isOf({ foods, free, isOfPlants }: Alternative, family: Family): boolean {
  if (free.has(family) || (isOfPlants && isOfAnimals(family))) return false;
  return foods.some(({ families }) => families.has(family));
}

export function isOfAnimals(family: Family): boolean {
  return OF_ANIMALS.has(family);
}
