import { type Dish, type Foods, isNamed } from './book.ts';
import { type Pick, weightOf } from './choose.ts';
import { centreOf } from './method.ts';
import { hasSet } from './names.ts';

/**
 * Foods named by each item of the visitor's list. `first`: items to use first. `allowed`: only foods that the taste
 * allows. `wished`: the dish that the list names.
 */
export type ListedFoods = {
  items: string[][];
  first: number[];
  allowed: string[];
  unknown: number;
  wished: Dish | null;
};

/**
 * A dish with its chosen foods. `fit`: 2 if the dish fits and uses at least half of the list, 1 if it fits and uses
 * at least a third or a food to use first, otherwise 0. `unfit`: the reason if it does not fit.
 */
export type Filled = {
  dish: Dish;
  picks: Pick[];
  minutes: number;
  used: number;
  fit: number;
  unfit: string;
  points: Record<string, number>;
  score: number;
};

const FEWEST_USED = 2;
const SHARES = [1 / 3, 1 / 2];
const MOST_OF_LIST = 2 / 3;
/** The value of `fit` for a dish that uses enough of the list. */
export const MOST_FIT = SHARES.length;
const SUGARY = ['sugary foods'];
/** Points that a dish loses for each food to buy. */
const COST = 0.5;
const COST_IF_COMMON = 0.2;
/**
 * Points that a dish loses if it needs a second starch to be bought: pasta beside the visitor's rice. A sweet dish that
 * omits foods of the list loses as many points.
 */
const COST_OF_SECOND = 0.7;
/** Points that a dish loses if the food of its first slot has to be bought: pasta for chicken. */
const COST_OF_BASE = 0.135;
/** Points that a dish loses for each minute of its total time, so that the quicker of two otherwise equal dishes wins. */
const COST_OF_MINUTE = 0.004;
/** Extra points for a set of listed foods for which the dish is typical: bread, eggs and milk for French toast. */
const BONUS_OF_TYPICAL = 1.2;
const BONUS_OF_EACH_MORE = 0.2;
const BONUS_OF_WISH = 10;
/** Extra points for each food to use first. They outweigh all other points. */
const BONUS_OF_FIRST = 100;
/** Points that a dish loses if it uses less than half of the list, or only one of two foods. */
const COST_OF_LITTLE = 1.2;

export function scored(
  dish: Dish,
  picks: Pick[],
  { items, first, allowed, unknown, wished }: ListedFoods,
  minutes: number,
  foods: Foods,
): Filled {
  const is = (group: string[]) => (food: string) => isNamed(food, group, foods);
  const isMain = (food: string) => is(foods.double)(food) || is(foods.second)(food);
  const own = picks.filter(({ item }) => item >= 0);
  const bought = picks.flatMap(({ food, isBought }) => (isBought ? [food] : []));
  const lost = items.flatMap((names, item) => (own.some((one) => one.item === item) ? [] : names));
  const used = new Set(own.map(({ item }) => item)).size;
  const usedFirst = first.filter((item) => own.some((one) => one.item === item)).length;
  const isTwice = bought.some(is(foods.starch)) && items.flat().some(is(foods.starch));
  const isSweet = dish.slots.some(({ name }) => name === 'sweet');
  const typical = dish.names.flatMap(({ sets }) => sets).filter((set) => hasSet([set], own, foods));
  // A set of a single food only changes the name, because many dishes contain such a food, unless the list has no other.
  const isOnly = items.flat().length === 1 && hasSet(dish.names[0].sets, own, foods);
  const sizeOfTypical = Math.max(isOnly ? 1 : 0, ...typical.map((set) => set.length - 1));
  const costOf = (food: string) =>
    (isNamed(food, foods.common, foods) ? COST_IF_COMMON : COST) * Math.min(1, weightOf(food, foods));
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  const points = {
    uses: sum(own.map(({ food }) => weightOf(food, foods))),
    typical: sizeOfTypical > 0 ? BONUS_OF_TYPICAL + BONUS_OF_EACH_MORE * (sizeOfTypical - 1) : 0,
    wish: wished === dish ? BONUS_OF_WISH : 0,
    'use first': usedFirst * BONUS_OF_FIRST,
    'to buy': -sum(bought.map(costOf)),
    'second starch': isTwice ? -COST_OF_SECOND : 0,
    sweet: isSweet && lost.length > 0 ? -COST_OF_SECOND : 0,
    'omits most':
      used < Math.max(Math.min(FEWEST_USED, items.length), items.length / 2) ? -COST_OF_LITTLE : 0,
    base: picks[0]?.isBought ? -COST_OF_BASE : 0,
    minutes: -minutes * COST_OF_MINUTE,
  };

  const isFilling = (food: string) => is(foods.starch)(food) || is(foods.second)(food);
  const isOfMain =
    [is(foods.double), isFilling, (food: string) => weightOf(food, foods) >= 1].find((isOfGroup) =>
      allowed.some(isOfGroup),
    ) ?? (() => bought.length === 0 || isOnly);
  // A sweet dish that uses most of the list may leave out its bacon.
  const usesMain = own.some(({ food }) => isOfMain(food)) || (isSweet && used >= items.length * MOST_OF_LIST);
  const centre = centreOf(dish, picks, foods);
  const isCentreListed =
    sizeOfTypical > 0 ||
    (centre.length === 0 ? used + unknown === items.length : centre.some(({ item }) => item >= 0));
  const reasons: [string, boolean][] = [
    [
      'uses too few foods of the list',
      usedFirst === 0 &&
        (used < Math.min(FEWEST_USED, items.length / 2) || used < items.length * (SHARES[0] ?? 0)),
    ],
    ['omits the main food of the list', !usesMain],
    ['its own main food would have to be bought', !isCentreListed],
    ['most of the list is unknown', unknown * 2 >= items.length],
    // Rejects dishes that replace a listed food with a bought one: the listed meat with eggs, or the listed rice with pasta.
    [
      'replaces a listed food with one to buy',
      (bought.some(isMain) && (lost.some(isMain) || unknown > 0)) || (isTwice && lost.some(is(foods.starch))),
    ],
    // Rejects dishes that omit the listed sugar: an omelette for a list of cream, eggs, sugar and vanilla.
    ['omits the listed sugar', lost.some(is(SUGARY)) && used * 2 <= items.length + unknown],
  ];
  const unfit = wished === dish ? '' : (reasons.find(([, isTrue]) => isTrue)?.[0] ?? '');
  const shares = SHARES.filter((share) => wished === dish || used >= items.length * share).length;
  const fit = unfit ? 0 : Math.max(shares, Math.min(usedFirst, 1));
  return { dish, picks, minutes, used, fit, unfit, points, score: sum(Object.values(points)) };
}

/** Sorts dishes by whether they fit, then by score. */
export function byWorth(one: Filled, other: Filled): number {
  return Number(other.fit > 0) - Number(one.fit > 0) || other.score - one.score;
}
