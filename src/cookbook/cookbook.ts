import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { reader } from '../reader.ts';
import { check, checkReading, quantityIn, type Wish, wishesOf } from '../reading/reading.ts';
import { remembered } from '../shared/remembered.ts';
import { type Dish, isNamed, SERVES } from './book.ts';
import { fill, type Pantry, type Pick, weightOf } from './choose.ts';
import { foodFinder } from './findFoods.ts';
import { centreOf, methodOf, minutesOf } from './method.ts';
import { BOOK } from './theBook.ts';
import { type WrittenDish, writeDish } from './write.ts';

export type SuggestInput = {
  ingredients: readonly string[];
  staples: readonly string[];
  taste: Taste;
  /** Names of dishes that must not be suggested again. */
  previousDishes: readonly string[];
};

export type Suggestion =
  | { dish: string; text: string; leftOut: string[]; othersThatFit: number }
  | { nearest: { dish: string; toBuy: string[] } | null }
  | { unknown: true };

/**
 * A dish with its chosen foods. `fit`: 2 if the dish fits and uses at least half of the list, 1 if it fits and uses
 * at least a third, otherwise 0.
 */
type Filled = { dish: Dish; picks: Pick[]; used: number; fit: number; score: number };
type Allowed = (food: string) => boolean;

const { foods, dishes } = BOOK;
const MOST_SERVINGS = 4;
/** Number of dishes that are compared if the list states amounts. */
const MOST_COMPARED = 8;
const FEWEST_USED = 2;
const SHARES = [1 / 3, 1 / 2];
/** Points that a dish loses for each food to buy. */
const COST = 0.5;
const COST_IF_COMMON = 0.2;
/**
 * Points that a dish loses if it needs a second starch to be bought: pasta beside the visitor's rice. A sweet dish that
 * omits foods of the list loses as many points.
 */
const COST_OF_SECOND = 0.7;
/** Points that a dish loses for each minute of its total time, so that the quicker of two otherwise equal dishes wins. */
const COST_OF_MINUTE = 0.004;
/** Extra points for a food that few other foods can replace: rice, coconut milk or tortillas. */
const BONUS_OF_RARE = 0.3;
const MOST_LINES_OF_RARE = 4;

/** Minimum weight (see `weightOf`) of a food that can be the base of a meal, such as fish or rice. */
const WEIGHT_OF_CENTRE = 1.5;

const MAINS = [...foods.double, ...foods.second];

const english = reader.languageOf('en');
const findFood = remembered(foodFinder(foods));
const isAgainstAny = (wishes: Wish[], food: string) =>
  check(wishes, { ingredients: [food] }, english, reader.loaded()).some(({ answer }) => answer === 'found');
const isOf = (avoid: string[]) => (food: string) => isAgainstAny(wishesOf({ ...NO_TASTE, avoid }), food);
const isMeat = remembered(isOf(['meat']));
/** Fish and shellfish, which are not combined with meat. Does not include fish sauce. */
const SEAFOOD = ['seafood'];
const isDairy = remembered(isOf(['dairy']));

export function suggest({ ingredients, staples, taste, previousDishes }: SuggestInput): Suggestion {
  const items = ingredients.map(findFood);
  if (items.every((names) => names.length === 0)) return { unknown: true };
  const pantry = { items, staples: staples.flatMap(findFood) };
  const [servings, note] = servingsFor(taste.eaters);
  const listed = ingredients.filter((one) => quantityIn(one, english));
  const options = { servings, units: taste.units, foods, listed };
  const timeOf = (dish: Dish, picks: Pick[]) =>
    minutesOf(dish, picks, methodOf(dish, picks, servings, foods));
  const most = taste.minutes ?? Number.POSITIVE_INFINITY;
  const ways = waysOf(taste);
  const weighed = (food: string) => (ways.some((isAllowed) => isAllowed(food)) ? weightOf(food, foods) : 0);
  const weights = items.map((names) => Math.max(0, ...names.map(weighed)));
  const filled = dishes
    .filter(({ name }) => !previousDishes.some((previous) => isNameOf(name, previous)))
    .flatMap((dish) => bestOf(dish, pantry, ways, weights, timeOf, most) ?? [])
    .toSorted(byWorth);
  const fits = filled.filter(({ fit }) => fit > 0);
  // If the list states amounts, compares several dishes, also for one person, because these amounts may not be enough.
  const sizes = taste.eaters || listed.length === 0 ? [servings] : [servings, 1];
  const against = new Set<Filled>();
  const found: { one: Filled; written: WrittenDish }[] = [];
  for (const one of fits) {
    const ways = sizes.map((servings) => writeDish(one.dish, one.picks, { ...options, servings }, note));
    const [written] = ways.toSorted((way, other) => way.missing - other.missing) as [WrittenDish];
    if (isAgainst(written, taste)) against.add(one);
    else found.push({ one, written });
    if (found.length === (listed.length > 0 ? MOST_COMPARED : 1)) break;
  }
  const worthOf = ({ one, written }: (typeof found)[number]) => one.score - written.missing;
  const [best] = found.toSorted((one, other) => worthOf(other) - worthOf(one));
  if (best) {
    const { one, written } = best;
    const leftOut = ingredients.filter((_, item) => !one.picks.some((pick) => pick.item === item));
    const others = fits.filter((other) => other !== one && !against.has(other));
    const othersThatFit = others.filter(({ fit }) => fit === SHARES.length).length;
    return { dish: written.name, text: written.text, leftOut, othersThatFit };
  }
  const others = filled.filter(
    ({ fit, used, picks }) => fit === 0 && used > 0 && picks.some((one) => one.isBought),
  );
  const [nearest] = others.toSorted((one, other) => other.used - one.used);
  if (!nearest) return { nearest: null };
  const toBuy = nearest.picks.filter(({ isBought }) => isBought).map(({ food }) => food);
  return { nearest: { dish: writeDish(nearest.dish, nearest.picks, options, note).name, toBuy } };
}

/** Returns the number of servings in one batch. For more than four people, also returns a note to cook several batches. */
function servingsFor(eaters: number | null): [number, string] {
  if (!eaters) return [SERVES, ''];
  const times = Math.ceil(eaters / MOST_SERVINGS);
  const note =
    times > 1 ? `Make it ${times === 2 ? 'twice' : 'three times'}, so that there is enough for all.` : '';
  return [Math.ceil(eaters / times), note];
}

/** Returns two filters of foods: one excludes meat, the other excludes fish and, in a kosher kitchen, dairy. */
function waysOf(taste: Taste): Allowed[] {
  const wishes = wishesOf(taste);
  const isAllowed = remembered((food: string) => !isAgainstAny(wishes, food));
  const isKosher = taste.diets.includes('kosher');
  return [
    (food) => !isMeat(food) && isAllowed(food),
    (food) => !isNamed(food, SEAFOOD, foods) && !(isKosher && isDairy(food)) && isAllowed(food),
  ];
}

/** Returns the best choice of foods for a dish that must take at most `most` minutes. */
function bestOf(
  dish: Dish,
  pantry: Pantry,
  ways: readonly Allowed[],
  weights: number[],
  timeOf: (dish: Dish, picks: Pick[]) => number,
  most: number,
): Filled | null {
  const filled = ways.flatMap((isAllowed) => {
    const dropped = new Set<string>();
    const isFit = (food: string) => !dropped.has(food) && isAllowed(food);
    for (;;) {
      const picks = fill(dish, pantry, isFit, foods);
      if (!picks) return [];
      const minutes = timeOf(dish, picks);
      if (minutes <= most) return [scored(dish, picks, pantry.items, weights, minutes)];
      const last = picks.findLast(({ slot }) => slot.least < slot.most || slot.lines.length > 1);
      if (!last) return [];
      dropped.add(last.food);
    }
  });
  return filled.toSorted(byWorth)[0] ?? null;
}

/** Sorts dishes by whether they fit, then by score. */
function byWorth(one: Filled, other: Filled): number {
  return Number(other.fit > 0) - Number(one.fit > 0) || other.score - one.score;
}

function scored(dish: Dish, picks: Pick[], items: string[][], weights: number[], minutes: number): Filled {
  const used = new Set(picks.flatMap(({ item }) => (item < 0 ? [] : [item]))).size;
  const heaviest = Math.max(...weights);
  const least = heaviest < WEIGHT_OF_CENTRE ? 1 : heaviest;
  const usesMainFood = picks.some(({ item }) => (weights[item] ?? 0) >= least);
  const centre = centreOf(dish, picks, foods);
  const isCentreListed = centre.length === 0 ? used === items.length : centre.some(({ item }) => item >= 0);
  const score = picks.reduce((sum, { slot, food, item, isBought }) => {
    const weight = weightOf(food, foods);
    if (isBought)
      return sum - (isNamed(food, foods.common, foods) ? COST_IF_COMMON : COST) * Math.min(1, weight);
    const isFew = slot.least > 0 && slot.lines.length <= MOST_LINES_OF_RARE;
    const isRare = slot.isListed || (isFew && weight >= 1);
    return item < 0 ? sum : sum + weight + (isRare ? BONUS_OF_RARE : 0);
  }, -minutes * COST_OF_MINUTE);
  const lost = items.flatMap((names, item) => (picks.some((one) => one.item === item) ? [] : names));
  const bought = picks.flatMap(({ food, isBought }) => (isBought ? [food] : []));
  const has = (group: string[], some: string[]) => some.some((food) => isNamed(food, group, foods));
  // Rejects dishes that replace a listed food with a bought one: the listed meat with eggs, or the listed rice with pasta.
  const unknown = items.filter((names) => names.length === 0).length;
  const isTwice = has(foods.starch, bought) && has(foods.starch, items.flat());
  const replacesListed =
    (has(MAINS, bought) && (has(MAINS, lost) || unknown > 0)) || (isTwice && has(foods.starch, lost));
  const isSweet = lost.length > 0 && dish.slots.some(({ name }) => name === 'sweet');
  // Rejects dishes that omit the listed sugar: an omelette for a list of cream, eggs, sugar and vanilla.
  const leavesSugar = has(['sugary foods'], lost) && used * 2 <= items.length + unknown;
  const cost = isTwice || isSweet ? COST_OF_SECOND : 0;
  const isUnfit = replacesListed || leavesSugar || unknown * 2 >= items.length;
  const isFit = used >= Math.min(FEWEST_USED, items.length) && usesMainFood && isCentreListed && !isUnfit;
  const fit = SHARES.filter((share) => isFit && used >= items.length * share).length;
  return { dish, picks, used, fit, score: score - cost };
}

/** True if `written` is the name of this dish, whatever foods were filled in. */
function isNameOf(name: string, written: string): boolean {
  const pattern = name.replace(/( with)? \{[^{}]*\}/g, '( .*)?');
  return new RegExp(`^${pattern}$`, 'i').test(written);
}

/** True if the recipe breaks a diet or contains a food to avoid, so that the page would show a warning. */
function isAgainst({ text }: WrittenDish, taste: Taste): boolean {
  const wishes = wishesOf(taste);
  if (wishes.length === 0) return false;
  const checks = checkReading(reader.read({ text, ingredients: [] }), false, wishes, reader.loaded());
  return checks.some(({ answer }) => answer === 'found');
}
