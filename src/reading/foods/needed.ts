import { foodsOf } from '../words/loading.ts';
import type { FoodLanguage } from '../words/readyFoods.ts';
import { coreOf, type Food } from './food.ts';
import { readIngredient } from './foods.ts';

/** Returns the name of the ingredient in a line: 'ripe tomatoes' for '2 ripe tomatoes, chopped'. Returns '' only for an empty line. */
export function nameOf(ingredient: string, language: string): string {
  return readIngredient(ingredient, foodsOf(language)).name;
}

/**
 * Returns a function that checks whether the visitor has an ingredient. If unsure, this function returns false, since a
 * missing food is worse than a food bought twice.
 */
export function readList(onHand: readonly string[], tag: string): (ingredient: string) => boolean {
  const language = foodsOf(tag);
  const named = language.atHome.flatMap(([name, english]) => (onHand.includes(english) ? [name] : []));
  const had = [...language.tap, ...onHand, ...named]
    .flatMap((item) => readIngredient(item, language).needs)
    .flatMap((ways) => (ways.length === 1 ? ways : []));
  return (ingredient) => {
    const { needs } = readIngredient(ingredient, language);
    const isThere = (ways: Food[]) => ways.some((food) => had.some((item) => covers(item, food, language)));
    return needs.length > 0 && needs.every(isThere);
  };
}

function covers(had: Food, needed: Food, language: FoodLanguage): boolean {
  // Also compares the stems of words: Danish 'bryster' (breasts) has the stem 'bryst'.
  const isOne = (one: string, other: string) =>
    one === other || language.stem(one) === other || one === language.stem(other);
  const isIn = (some: string[], all: string[]) => some.every((one) => all.some((other) => isOne(one, other)));
  const isSame = (some: string[], all: string[]) =>
    some.length === all.length && isIn(some, all) && isIn(all, some);
  const [one, other] = [coreOf(had), coreOf(needed)];
  if (!isSame(idsOf(had, 'turned'), idsOf(needed, 'turned'))) return false;
  if (isSame(one, other)) {
    const [own, its] = [idsOf(had, 'which'), idsOf(needed, 'which')];
    return (isIn(own, its) || isIn(its, own)) && isIn(idsOf(had, 'parts'), idsOf(needed, 'parts'));
  }
  const ways = language.kinds.filter(({ isBothWays }) => isBothWays);
  return isKind(had, other, language.kinds) || isKind(needed, one, ways);
}

/**
 * True if `general` is a general word for `special`, as 'pasta' is for spaghetti. False if `general` names a variety,
 * such as 'white rice'.
 */
function isKind(general: Food, special: string[], kinds: FoodLanguage['kinds']): boolean {
  const [word, ...others] = coreOf(general);
  if (word === undefined || others.length > 0 || idsOf(general, 'which').length > 0) return false;
  return kindsOf(special, kinds).includes(word);
}

/** Returns the general words for a food: 'pasta' for 'spaghetti' and for 'spaghetti pasta'. */
export function kindsOf(food: string[], kinds: FoodLanguage['kinds']): string[] {
  return kinds.flatMap((kind) =>
    food.some((word) => kind.kinds.has(word)) &&
    food.every((word) => kind.kinds.has(word) || kind.general.has(word))
      ? [...kind.general, ...(food.length > 1 ? food : [])]
      : [],
  );
}

function idsOf(food: Food, role: 'turned' | 'which' | 'parts'): string[] {
  return food.flatMap((token) => (token.role === role ? [token.id] : []));
}
