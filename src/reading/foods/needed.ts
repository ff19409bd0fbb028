import { type Quantity, quantityIn } from '../numbers/quantity.ts';
import type { Language } from '../words/language.ts';
import { coreOf, type Food } from './food.ts';
import { readIngredient } from './foods.ts';

/** Returns the name of the ingredient in a line: 'ripe tomatoes' for '2 ripe tomatoes, chopped'. Returns '' only for an empty line. */
export function nameOf(ingredient: string, language: Language): string {
  return readIngredient(ingredient, language).name;
}

/** Minimum weights of a can at home, and of a piece such as a clove or a lemon's juice, in grams. */
const [LIGHT_CONTAINER, LIGHT_PIECE] = [400, 30];
/** Maximum weights of a needed can, of a slice, and of a whole food such as a potato, in grams. */
const [HEAVY_CONTAINER, HEAVY_PART, HEAVY_PIECE] = [450, 50, 150];
/** Minimum number of parts in a unit at home, such as cloves in a head of garlic or eggs in a carton. */
const PARTS = 6;
/** Missing shares up to this size do not matter. */
const LITTLE = 0.05;

/**
 * Creates a function that returns the share of an ingredient to buy: 1 for a missing food, 0.5 for '2 eggs' if one egg
 * is left. Call this function once for each ingredient of a recipe. If unsure, the function returns 1, because a missing
 * food is worse than a food bought twice.
 */
export function readList(
  onHand: readonly string[],
  language: Language,
): (ingredient: string, scale?: number) => number {
  const named = language.staples.flatMap(([name, english]) => (onHand.includes(english) ? [name] : []));
  const had = [...language.tap, ...onHand, ...named].flatMap((item) => {
    const foods = readIngredient(item, language).needs.flatMap((ways) => (ways.length === 1 ? ways : []));
    return foods.map((food) => ({ food, left: quantityIn(item, language) }));
  });
  return (ingredient, scale = 1) => {
    const { needs } = readIngredient(ingredient, language);
    const needed = quantityIn(ingredient, language);
    const missing = needs.map((ways) => {
      const found = had.filter((item) => ways.some((food) => covers(item.food, food, language)));
      const amounts = found.flatMap(({ left }) => left ?? []);
      if (found.length === 0) return 1;
      return needed && amounts.length === found.length ? missingOf(needed, scale, amounts) : 0;
    });
    return missing.length > 0 ? Math.max(...missing) : 1;
  };
}

/** Takes the needed amount from the amounts that are left, and returns the missing share. */
function missingOf(needed: Quantity, scale: number, amounts: Quantity[]): number {
  let missing = 1;
  for (const left of amounts) {
    const all = missing * needed.value * scale * unitsFor(needed, left);
    // Takes nothing if the units differ and the food may not be enough: a head of broccoli may weigh less than 300 g.
    const used = left.unit === needed.unit || all <= left.value ? Math.min(left.value, all) : 0;
    left.value -= used;
    missing *= 1 - used / all;
  }
  return missing > LITTLE ? missing : 0;
}

/** Returns how many units of `had` are certainly enough for one needed unit. */
function unitsFor(needed: Quantity, had: Quantity): number {
  if (needed.unit === had.unit) return 1;
  if (needed.unit === 'g') return 1 / (had.kind === 'container' ? LIGHT_CONTAINER : LIGHT_PIECE);
  if (had.unit !== 'g') return 1 / PARTS;
  return needed.kind === 'container' ? HEAVY_CONTAINER : needed.unit ? HEAVY_PART : HEAVY_PIECE;
}

function covers(had: Food, needed: Food, language: Language): boolean {
  // Also compares the stems of words: Danish 'bryster' (breasts) has the stem 'bryst'.
  const isOne = (one: string, other: string) =>
    one === other || language.stem(one) === other || one === language.stem(other);
  const isIn = (some: string[], all: string[]) => some.every((one) => all.some((other) => isOne(one, other)));
  const isSame = (some: string[], all: string[]) => some.length === all.length && isIn(some, all);
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
function isKind(general: Food, special: string[], kinds: Language['kinds']): boolean {
  const [word, ...others] = coreOf(general);
  if (word === undefined || others.length > 0 || idsOf(general, 'which').length > 0) return false;
  // Looks first for kinds that have the word, because few do.
  const own = kinds.filter((kind) => kind.general.has(word) || kind.kinds.has(word));
  return kindsOf(special, own).includes(word);
}

/** Returns the general words for a food: 'pasta' for 'spaghetti' and for 'spaghetti pasta'. */
export function kindsOf(food: string[], kinds: Language['kinds']): string[] {
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
