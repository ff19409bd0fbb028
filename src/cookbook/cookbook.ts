import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { reader } from '../reader.ts';
import { check, checkReading, quantityIn, type Wish, wishesOf } from '../reading/reading.ts';
import { remembered } from '../shared/remembered.ts';
import { type Dish, isNamed, SERVES } from './book.ts';
import { fill, type Pantry, type Pick } from './choose.ts';
import { foodFinder } from './findFoods.ts';
import { exactMinutesOf, methodOf, roundMinutes } from './method.ts';
import { dishNamedIn, dishNameFor, isNameOf } from './names.ts';
import { byWorth, type Filled, type ListedFoods, MOST_FIT, scored } from './score.ts';
import { BOOK } from './theBook.ts';
import type { Meanings } from './words/otherLanguages.ts';
import { type WrittenDish, writeDish } from './write.ts';

export type SuggestInput = {
  ingredients: readonly string[];
  staples: readonly string[];
  taste: Taste;
  /** Names of dishes that must not be suggested again. */
  previousDishes: readonly string[];
  /** Items of `ingredients` that the visitor wants to use up first. */
  first?: readonly string[];
  meanings?: Meanings;
};

/** A misspelt text with its correction. `item`: index on the visitor's list. */
type Meant = { typed: string; meant: string; item: number };

/** `toBuy`: the foods of the dish that are neither listed nor staples. */
export type SuggestedDish = {
  dish: string;
  kind: string;
  minutes: number;
  text: string;
  uses: string[];
  leftOut: string[];
  toBuy: string[];
  meant: Meant[];
};

export type Suggestion =
  | (SuggestedDish & { othersThatFit: number })
  | { nearest: { dish: string; toBuy: string[] } | null }
  | { unknown: true };

type Allowed = (food: string) => boolean;
type Found = { one: Filled; written: WrittenDish };

const { foods, dishes } = BOOK;
const MOST_SERVINGS = 4;
/** Number of dishes that are compared if the list states amounts. */
const MOST_COMPARED = 8;
const MOST_SIDE_BY_SIDE = 3;

const english = reader.languageOf('en');
const findFood = remembered(foodFinder(foods));
const wishedIn = remembered((typed: string) => dishNamedIn(typed, dishes));
const isAgainstAny = (wishes: Wish[], food: string) =>
  check(wishes, { ingredients: [food] }, english, reader.loaded()).some(({ answer }) => answer === 'found');
const isOf = (avoid: string[]) => (food: string) => isAgainstAny(wishesOf({ ...NO_TASTE, avoid }), food);
const isMeat = remembered(isOf(['meat']));
/** Fish and shellfish, which are not combined with meat. Does not include fish sauce. */
const SEAFOOD = ['seafood'];
const isDairy = remembered(isOf(['dairy']));

/** Suggests the best dish for a list. */
export function suggest(input: SuggestInput): Suggestion {
  const kitchen = kitchenOf(input);
  const { items, wished } = kitchen.listed;
  if (!wished && items.every((names) => names.length === 0)) return { unknown: true };
  const filled = rank(input, kitchen);
  const { found, against } = findDishes(filled, input, kitchen, 1);
  const [best] = found;
  if (best) {
    const others = filled.filter((one) => one !== best.one && !against.has(one));
    const othersThatFit = others.filter(({ fit }) => fit === MOST_FIT).length;
    return { ...describe(best, input, kitchen), othersThatFit };
  }
  const others = filled.filter(
    ({ fit, used, picks }) => fit === 0 && used > 0 && picks.some((one) => one.isBought),
  );
  const [nearest] = others.toSorted((one, other) => other.used - one.used);
  return {
    nearest: nearest
      ? { dish: dishNameFor(nearest.dish, nearest.picks, foods), toBuy: toBuyOf(nearest.picks) }
      : null,
  };
}

/** Suggests the best dishes for a list, at most three, each of another kind. */
export function suggestDishes(input: SuggestInput): SuggestedDish[] {
  const kitchen = kitchenOf(input);
  const { found } = findDishes(rank(input, kitchen), input, kitchen, MOST_SIDE_BY_SIDE);
  return found.map((one) => describe(one, input, kitchen));
}

/** Fills all dishes with foods of the list, and sorts the dishes by how well they fit. */
export function rank(input: SuggestInput, { pantry, listed } = kitchenOf(input)): Filled[] {
  const { taste, previousDishes } = input;
  const [servings] = servingsFor(taste.eaters);
  const timeOf = (dish: Dish, picks: Pick[]) =>
    exactMinutesOf(dish, picks, methodOf(dish, picks, servings, foods));
  const most = taste.minutes ?? Number.POSITIVE_INFINITY;
  const ways = waysOf(taste);
  const allowed = listed.items.flat().filter((food) => ways.some((isAllowed) => isAllowed(food)));
  // Also fills each dish as usual, because it may fit only without the foods to use first.
  const pantries = pantry.first.length > 0 ? [pantry, { ...pantry, first: [] }] : [pantry];
  return dishes
    .filter((dish) => !previousDishes.some((previous) => isNameOf(dish, previous, foods)))
    .flatMap((dish) => {
      const all = pantries.flatMap(
        (one) => bestOf(dish, one, ways, { ...listed, allowed }, timeOf, most) ?? [],
      );
      return all.toSorted(byWorth).slice(0, 1);
    })
    .toSorted(byWorth);
}

type Kitchen = ReturnType<typeof kitchenOf>;

/** English names of foods and dishes. `explains`: true if a text has such a name without a correction of its spelling. */
export const ENGLISH = {
  findFood,
  explains(typed: string): boolean {
    const { foods, meant } = findFood(typed);
    return (foods.length > 0 && meant === '') || wishedIn(typed) !== null;
  },
};

/** Finds the foods and the wished dish on the list. */
function kitchenOf({ ingredients, staples, meanings, first: typedFirst = [] }: SuggestInput) {
  const find = (typed: string) => meanings?.get(typed) ?? findFood(typed);
  const all = ingredients.map(find);
  const wishes = ingredients.map((typed, index) => (all[index]?.isName ? null : wishedIn(typed)));
  const wished = wishes.find((dish) => dish !== null) ?? null;
  const items = all.map(({ foods }) => foods);
  const unknown = items.filter((names, index) => names.length === 0 && !wishes[index]).length;
  const first = items.flatMap((_, item) => (typedFirst.includes(ingredients[item] ?? '') ? item : []));
  const pantry: Pantry = { items, first, staples: staples.flatMap((typed) => find(typed).foods) };
  const meant = all.flatMap((one, index) =>
    one.meant ? [{ typed: ingredients[index] ?? '', meant: one.meant, item: index }] : [],
  );
  const words = ingredients.map((typed) => meanings?.get(typed)?.words);
  const texts = ingredients.map((typed, index) => meanings?.get(typed)?.text || all[index]?.meant || typed);
  return { pantry, listed: { items, first, unknown, wished }, texts, words, wishes, meant };
}

/** Writes the best dishes of different kinds. `against`: dishes that break a diet or contain a food to avoid. */
function findDishes(
  filled: readonly Filled[],
  { taste }: SuggestInput,
  { texts, words, meant }: Kitchen,
  most: number,
) {
  const [servings, batches] = servingsFor(taste.eaters);
  const hasAmounts = texts.some((one) => quantityIn(one, english));
  // If the list states amounts, compares several dishes, also for one person because these amounts may not be enough.
  const sizes = taste.eaters || !hasAmounts ? [servings] : [servings, 1];
  const least = hasAmounts ? MOST_COMPARED : 1;
  const listed = hasAmounts ? texts : [];
  const against = new Set<Filled>();
  const all: Found[] = [];
  for (const one of filled) {
    if (one.fit === 0 || (all.length >= least && kindsOf(all).size >= most)) break;
    const corrected = meant.filter(({ item }) => one.picks.some((pick) => pick.item === item));
    const told = corrected.map((word) => `${word.meant} for ‘${word.typed}’`).join(', ');
    const note = [batches, told && `With ${told}.`].filter(Boolean).join(' ');
    const picks = one.picks.map((pick) => ({ ...pick, word: words[pick.item]?.get(pick.food) }));
    const ways = sizes.map((servings) =>
      writeDish(one.dish, picks, { servings, units: taste.units, foods, listed }, note),
    );
    const [written] = ways.toSorted((way, other) => way.missing - other.missing) as [WrittenDish];
    if (isAgainst(written, taste)) against.add(one);
    else all.push({ one, written });
  }
  const worthOf = ({ one, written }: Found) => one.score - written.missing;
  const sorted = all.toSorted((one, other) => worthOf(other) - worthOf(one));
  const found = [...kindsOf(sorted)].flatMap(
    (kind) => sorted.find(({ one }) => one.dish.kind === kind) ?? [],
  );
  return { found: found.slice(0, most), against };
}

function kindsOf(found: readonly Found[]): Set<string> {
  return new Set(found.map(({ one }) => one.dish.kind));
}

function describe(
  { one, written }: Found,
  { ingredients }: SuggestInput,
  { wishes, meant }: Kitchen,
): SuggestedDish {
  const isUsed = (item: number) => wishes[item] === one.dish || one.picks.some((pick) => pick.item === item);
  return {
    dish: written.name,
    kind: one.dish.kind,
    minutes: written.minutes,
    text: written.text,
    uses: ingredients.filter((_, item) => isUsed(item)),
    leftOut: ingredients.filter((_, item) => !isUsed(item)),
    toBuy: toBuyOf(one.picks),
    meant,
  };
}

function toBuyOf(picks: readonly Pick[]): string[] {
  return picks.filter(({ isBought }) => isBought).map(({ food }) => food);
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
  listed: ListedFoods,
  timeOf: (dish: Dish, picks: Pick[]) => number,
  most: number,
): Filled | null {
  const filled = ways.flatMap((isAllowed) => {
    const dropped = new Set<string>();
    const isFit = (food: string) => !dropped.has(food) && isAllowed(food);
    const fillAgain = () => fill(dish, pantry, isFit, foods, listed.wished === dish);
    let picks = fillAgain();
    let minutes = picks ? timeOf(dish, picks) : 0;
    while (picks && minutes > most) {
      const canDrop = picks.filter(({ slot }) => slot.least < slot.most || slot.lines.length > 1);
      picks = null;
      // Drops the last food that makes the dish quicker.
      for (const { food } of canDrop.toReversed()) {
        dropped.add(food);
        const others = fillAgain();
        const time = others ? timeOf(dish, others) : minutes;
        if (time < minutes) {
          picks = others;
          minutes = time;
          break;
        }
        dropped.delete(food);
      }
    }
    return picks ? [scored(dish, picks, listed, roundMinutes(minutes), foods)] : [];
  });
  return filled.toSorted(byWorth)[0] ?? null;
}

/** True if the recipe breaks a diet or contains a food to avoid, so that the page would show a warning. */
function isAgainst({ text }: WrittenDish, taste: Taste): boolean {
  const wishes = wishesOf(taste);
  if (wishes.length === 0) return false;
  const checks = checkReading(reader.read({ text, ingredients: [] }), false, wishes, reader.loaded());
  return checks.some(({ answer }) => answer === 'found');
}
