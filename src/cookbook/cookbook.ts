import book from 'virtual:cookbook';
import type { Diet, Taste } from '../../machines/taste.ts';
import { findAvoided, findBreaking } from '../reading/foods/warn.ts';
import { read } from '../reading/read.ts';
import type { Dish } from './book.ts';
import { fill, type Pantry, type Pick, weightOf } from './choose.ts';
import { foodFinder } from './findFoods.ts';
import { type Written, writeDish } from './write.ts';

export type Wish = {
  ingredients: readonly string[];
  staples: readonly string[];
  taste: Taste;
  /** Names of dishes that are not suggested again. */
  servedBefore: readonly string[];
};

export type Suggestion =
  | { dish: string; text: string; leftOut: string[]; othersThatFit: number }
  | { nearest: { dish: string; toBuy: string[] } | null }
  | { unknown: true };

type Filled = { dish: Dish; picks: Pick[]; used: number; score: number; isFit: boolean };
type Allowed = (food: string) => boolean;

const { foods, dishes } = book;
const USUAL_SERVINGS = 2;
const MOST_SERVINGS = 4;
const FEWEST_USED = 2;
const LEAST_SHARE = 1 / 3;
/** A bought food counts against a dish by this part of its weight. */
const COST = 0.45;

let find: ReturnType<typeof foodFinder> | undefined;

export function suggest({ ingredients, staples, taste, servedBefore }: Wish): Suggestion {
  find ??= foodFinder(foods);
  const items = ingredients.map(find);
  if (items.every((names) => names.length === 0)) return { unknown: true };
  const pantry = { items, staples: staples.flatMap(find) };
  const [servings, note] = servingsFor(taste.eaters);
  const wishes = { servings, units: taste.units, foods };
  const isAllowed = allowedBy(taste);
  const filled = dishes
    .flatMap(
      (dish) =>
        bestOf(dish, pantry, isAllowed, (picks) => isTooLong(writeDish(dish, picks, wishes), taste)) ?? [],
    )
    .toSorted((one, other) => Number(other.isFit) - Number(one.isFit) || other.score - one.score);
  const left = filled.filter(({ dish }) => !servedBefore.some((name) => isOf(dish, name)));
  const fits = left.filter(({ isFit }) => isFit);
  for (const [at, { dish, picks }] of fits.entries()) {
    const written = writeDish(dish, picks, wishes, note);
    if (isAgainst(written, taste)) continue;
    const leftOut = ingredients.filter((_, item) => !picks.some((pick) => pick.item === item));
    return {
      dish: written.name,
      text: written.text,
      leftOut: [...leftOut],
      othersThatFit: fits.length - at - 1,
    };
  }
  const [nearest] = left.filter(({ used, isFit }) => used > 0 && !isFit);
  if (!nearest) return { nearest: null };
  const toBuy = nearest.picks.filter(({ isBought }) => isBought).map(({ food }) => food);
  return { nearest: { dish: writeDish(nearest.dish, nearest.picks, wishes).name, toBuy } };
}

/** Above four, half or a third of them, with a note. */
function servingsFor(eaters: number | null): [number, string] {
  if (!eaters) return [USUAL_SERVINGS, ''];
  const times = Math.ceil(eaters / MOST_SERVINGS);
  const note = [
    '',
    '',
    'Make it twice, so that there is enough for all.',
    'Make it three times, so that there is enough for all.',
  ];
  return [Math.ceil(eaters / times), note[times] ?? ''];
}

/** Fish is not cooked with meat, nor, in a kosher kitchen, dairy with meat: the better way without one of the two. */
function bestOf(
  dish: Dish,
  pantry: Pantry,
  isAllowed: { taste: Allowed; ways: Allowed[] },
  isTooLong: (picks: Pick[]) => boolean,
): Filled | null {
  const ways = isAllowed.ways.flatMap((way) => {
    const dropped = new Set<string>();
    const isFit = (food: string) => isAllowed.taste(food) && way(food) && !dropped.has(food);
    let picks = fill(dish, pantry, isFit, foods);
    while (picks && isTooLong(picks)) {
      const others = picks.filter(({ slot, food }) =>
        slot.least < slot.most || slot.lines.length > 1 ? !dropped.has(food) : false,
      );
      const last = others.at(-1);
      if (!last) return [];
      dropped.add(last.food);
      picks = fill(dish, pantry, isFit, foods);
    }
    return picks ? [scored(dish, picks, pantry)] : [];
  });
  return ways.toSorted((one, other) => other.score - one.score)[0] ?? null;
}

function scored(dish: Dish, picks: Pick[], { items }: Pantry): Filled {
  const used = new Set(picks.flatMap(({ item }) => (item < 0 ? [] : [item]))).size;
  const score = picks.reduce((sum, { food, item, isBought }) => {
    if (item >= 0) return sum + weightOf(food, foods);
    return isBought ? sum - COST * weightOf(food, foods) : sum;
  }, 0);
  const isFit = used >= Math.min(FEWEST_USED, items.length) && used >= items.length * LEAST_SHARE;
  return { dish, picks, used, score, isFit };
}

function allowedBy({ diets, avoid }: Taste): { taste: Allowed; ways: Allowed[] } {
  const isAvoided = remembered((food) => findAvoided(avoid, { ingredients: [food] }, 'en').length > 0);
  const isBreaking = remembered((food) =>
    diets.some((diet) => findBreaking(diet, { ingredients: [food] }, 'en').length > 0),
  );
  const isA = (words: string[]) =>
    remembered((food) => findAvoided(words, { ingredients: [food] }, 'en').length > 0);
  const [isMeat, isFish, isDairy] = [isA(['meat']), isA(['fish', 'shellfish']), isA(['dairy'])];
  const clashes = diets.includes('kosher') ? (food: string) => isFish(food) || isDairy(food) : isFish;
  return {
    taste: (food) => !isAvoided(food) && !isBreaking(food),
    ways: [(food) => !isMeat(food), (food) => !clashes(food)],
  };
}

function remembered(test: Allowed): Allowed {
  const known = new Map<string, boolean>();
  return (food) => {
    const value = known.get(food) ?? test(food);
    known.set(food, value);
    return value;
  };
}

function isTooLong({ minutes }: Written, taste: Taste): boolean {
  return taste.minutes !== null && minutes > taste.minutes;
}

/** The names of one dish differ by the foods in it. */
function isOf({ name }: Dish, served: string): boolean {
  const pattern = name.replace(/( with)? \{[^{}]*\}/g, '( .*)?').replace(/\{[^{}]*\}/g, '.*');
  return new RegExp(`^${pattern}$`, 'i').test(served);
}

/** By the reader's warnings, as the page shows them. */
function isAgainst({ text }: Written, taste: Taste): boolean {
  const { ingredients, steps, dish } = read({ text, ingredients: [] });
  const checked = {
    ingredients: ingredients.map((one) => one.text),
    steps: steps.map((step) => `${step.title}\n${step.text}`),
    dish,
  };
  const breaks = (diet: Diet) => findBreaking(diet, checked, 'en').length > 0;
  const holds = (word: string) => findAvoided([word], checked, 'en').length > 0;
  const isMixed = taste.diets.includes('kosher') && holds('meat') && holds('dairy');
  return taste.diets.some(breaks) || findAvoided(taste.avoid, checked, 'en').length > 0 || isMixed;
}
