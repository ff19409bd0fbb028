import { rememberedOf } from '../shared/remembered.ts';
import type { Dish } from './book.ts';
import { type Course, isAlone, isFromList, type Pick, weightOf } from './choose.ts';
import { centreOf, hasSet, PULSES } from './names.ts';
import { foodsOf, isAmong, isNamed } from './theBook.ts';

/**
 * Foods named by each item of the visitor's list. `first`: items to use first. `plan`: items around which a cook would
 * plan the meal, the most important first. `wished`: the dish that the list names.
 */
export type ListedFoods = {
  items: string[][];
  first: number[];
  plan: number[];
  unknown: number;
  wished: Dish | null;
};

/** A dish with its chosen foods. `used`: number of items of the list. `fits`: false if the dish uses none of its main foods from the list. */
export type Filled = Course & {
  minutes: number;
  used: number;
  fits: boolean;
  points: Record<string, number>;
  score: number;
};

/** Further foods add nothing, so that a soup of everything does not outdo a dish of the right foods. */
const MOST_FOR_USES = 7;
/** A little more than longer cooking costs, so that the bacon of a long list goes into the dish. */
const MORE_FOR_USES = 0.02;
/** Points that a dish loses for each food to buy. */
const COST = 1;
const COST_IF_COMMON = 0.35;
/** Points that a dish loses for each minute of its total time, so that the quicker of two otherwise equal dishes wins. */
const COST_OF_MINUTE = 0.002;
/** Extra points for a set of listed foods for which the dish is typical: bread, eggs and milk for French toast. */
const BONUS_OF_TYPICAL = 1.5;
const BONUS_OF_EACH_MORE = 0.25;
const BONUS_OF_WISH = 10;
/**
 * Points that a dish loses if it leaves out the most important food of the plan or a food to use first, or each of the
 * others. The first outweigh all other points.
 */
export const COST_OF_PLAN = 100;
const COST_OF_OTHER_PLAN = 2;
const MOST_PLANNED = 3;
/** Foods that do the same job. Bread, rice and the like come first. */
const JOBS = [
  ['starchy foods'],
  ['tomatoes', 'cherry tomatoes', 'tomato sauce'],
  ['eggs', 'egg yolks'],
  ['beans', 'broad beans', 'edamame', 'lentils'],
];
/** Points that a dish loses for a food from a shop that does the job of a listed food. */
const COST_OF_SAME_JOB = 1.5;
/** Points that a dish loses for each food for which it has no place although it gives the list its flavor. */
const COST_OF_FLAVOR = 0.8;

const jobOf = (food: string) => JOBS.findIndex((job) => isNamed(food, job));

/** Returns which jobs the items of a list do, and how much flavor each gives. Computed once for all dishes. */
const tastesOf = rememberedOf(({ items }: ListedFoods) =>
  items.map((foods) => ({
    jobs: foods.map(jobOf).filter((job) => job >= 0),
    telling: foods.filter((food) => isAmong(food, 'telling')).length,
  })),
);

export function scored(course: Course, listed: ListedFoods, minutes: number): Filled {
  const { dish, picks } = course;
  const { items, first, plan, wished } = listed;
  const own = picks.filter(isFromList);
  const bought = picks.flatMap(({ food, isBought }) => (isBought ? [food] : []));
  const used = new Set(own.map(({ item }) => item));
  const sizeOfTypical = sizeOfTypicalSet(course, listed);
  const isDessert = dish.isSweet && used.size > items.length / 2;
  const costOfItem = (item: number, place: number) => {
    if (used.has(item) || (isDessert && !first.includes(item) && !items[item]?.some(isAlone))) return 0;
    return place === 0 || first.includes(item) ? COST_OF_PLAN : COST_OF_OTHER_PLAN;
  };
  const weight = sum(own.map(({ food }) => weightOf(food)));
  const left = tastesOf(listed).filter((_, item) => !used.has(item));
  const costOf = (food: string) =>
    (isAmong(food, 'common') ? COST_IF_COMMON : COST) * Math.min(1, weightOf(food));
  const isNeedless = bought.some((food) => left.some(({ jobs }) => jobs.includes(jobOf(food))));
  const points = {
    uses: Math.min(MOST_FOR_USES, weight) + weight * MORE_FOR_USES,
    habit: dish.popularity + habitOf(dish, own),
    clash: clashOf(dish, items.flat()),
    typical: sizeOfTypical > 0 ? BONUS_OF_TYPICAL + BONUS_OF_EACH_MORE * (sizeOfTypical - 1) : 0,
    wish: wished === dish ? BONUS_OF_WISH : 0,
    'plan left out': -sum(plan.map(costOfItem)),
    'to buy': -sum(bought.map(costOf)),
    'same job': isNeedless ? -COST_OF_SAME_JOB : 0,
    flavor: -COST_OF_FLAVOR * sum(left.map(({ telling }) => telling)),
    minutes: -minutes * COST_OF_MINUTE,
  };
  const fits = doesFit(course, listed);
  return { dish, picks, minutes, used: used.size, fits, points, score: sum(Object.values(points)) };
}

/**
 * Returns the items around which a cook would plan the meal, the most important first: foods to use first, then meat and
 * fish, then rare vegetables, cheeses and canned fish, then pulses and foods such as bacon, which often accompany others.
 */
export function planFor(items: string[][], first: number[]): number[] {
  const rankOf = ([food = '']: string[], item: number) => {
    if (first.includes(item) && food) return 4;
    if (isAmong(food, 'planned') || isNamed(food, ['canned fish'])) return 2;
    if (isAlone(food) || isNamed(food, ['fresh sausages'])) return 3;
    return isAmong(food, 'double') || isNamed(food, PULSES) ? 1 : 0;
  };
  const ranked = items
    .map((foods, item) => ({ item, rank: rankOf(foods, item) }))
    .filter(({ rank }) => rank > 0);
  const best = ranked.toSorted((one, other) => other.rank - one.rank).slice(0, MOST_PLANNED);
  return best.map(({ item }) => item);
}

/**
 * True if the list names the dish, or has one of its main foods, or if the dish is typical of the list. A dish without
 * main foods has to use the whole list.
 */
export function doesFit(course: Course, listed: ListedFoods): boolean {
  const { dish, picks } = course;
  const { items, unknown, wished } = listed;
  const used = new Set(picks.filter(isFromList).map(({ item }) => item)).size;
  if (wished === dish) return true;
  if (used === 0) return false;
  const centre = centreOf(dish, picks);
  const hasCentre = centre.length === 0 ? used + unknown === items.length : centre.some(isFromList);
  return hasCentre || sizeOfTypicalSet(course, listed) > 0;
}

/** Number of foods, except for the first, in the largest set of listed foods for which the dish is typical. */
function sizeOfTypicalSet({ dish, picks }: Course, { items }: ListedFoods): number {
  const own = picks.filter(isFromList);
  const typical = dish.names.flatMap(({ sets }) => sets).filter((set) => hasSet([set], own));
  // A set of a single food only changes the name, because many dishes contain such a food, unless the list has no other.
  const isOnly = items.flat().length === 1 && hasSet(dish.names[0].sets, own);
  return Math.max(isOnly ? 1 : 0, ...typical.map((set) => set.length - 1));
}

/**
 * Points for how often cooks make the dish with these foods. Seasonings count only if there is no other food. The sum is
 * divided because otherwise a long list would outweigh all other points.
 */
function habitOf({ habits }: Dish, own: Pick[]): number {
  const main = own.filter(({ food }) => !isAmong(food, 'half'));
  const counted = main.length > 0 ? main : own;
  const points = counted.flatMap(({ food }) =>
    habits.flatMap((habit) => (isNamed(food, habit.foods) ? habit.points : [])),
  );
  return sum(points) / Math.sqrt(Math.max(counted.length, 1));
}

/** Habits about foods for which a dish has no place: a curry is seldom made if miso is on the list. */
const clashesWith = rememberedOf(({ habits, slots }: Dish) => {
  const places = slots.flatMap(({ lines }) => lines.flatMap(({ foods }) => foods.flatMap(foodsOf)));
  return habits.filter(({ foods }) => !foods.flatMap(foodsOf).some((food) => places.includes(food)));
});

function clashOf(dish: Dish, listed: string[]): number {
  const clashes = clashesWith(dish).filter(({ foods }) => listed.some((food) => isNamed(food, foods)));
  return sum(clashes.map(({ points }) => points));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** Sorts dishes by whether they fit, then by score. */
export function byWorth(one: Filled, other: Filled): number {
  return Number(other.fits) - Number(one.fits) || other.score - one.score;
}
