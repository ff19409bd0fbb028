import { check, quantityIn, type Wish, warmUpEnglish, wishesOf } from 'recipe-reading';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { identityOf } from '../../machines/textLists.ts';
import { reader } from '../reader.ts';
import { remembered, rememberedOf } from '../shared/remembered.ts';
import { type Dish, MOST_SERVINGS, SERVES, singularOf } from './book.ts';
import { type Course, fill, isFromList, type Meal, type Pantry, type Pick } from './choose.ts';
import { type FoundFoods, findFoods } from './findFoods.ts';
import { methodOf, minutesOf, roundMinutes } from './method.ts';
import { dishNamedIn, nameMatcher } from './names.ts';
import { byWorth, doesFit, type Filled, type ListedFoods, planFor, scored } from './score.ts';
import { bookSteps, isNamed, theBook } from './theBook.ts';
import type { Meanings } from './words/otherLanguages.ts';
import { withoutRemarks } from './words/remarks.ts';

export type SuggestInput = {
  ingredients: readonly string[];
  staples: readonly string[];
  taste: Taste;
  /** Names of dishes that must not be suggested again. */
  previousDishes: readonly string[];
  /** Items of `ingredients` that the visitor wants to use up first. */
  first?: readonly string[] | undefined;
  meanings?: Meanings | undefined;
};

/** A choice of foods that cooks combine, and the kinds of dishes in which they do so. */
type Way = { allows: (food: string) => boolean; suits: (dish: Dish) => boolean };

/** A dish with its cooked sides uses at most this many listed foods, unless the dish itself uses more. */
const MOST_FOODS = 7;
/** 'tin of tomatoes' is one tin. */
const ONE_CONTAINER = /^(?=(?:tin|can|jar|pack|packet|carton) of )/i;
const READY_KINDS = ['flatbread', 'dip'];

const findFood = remembered(findFoods);
const wishedIn = remembered((typed: string) => dishNamedIn(typed, theBook().dishes));
const isUsualName = ({ names: [{ text }] }: Dish, typed: string) =>
  identityOf(text.replace(/ with \{.*/, '')) === identityOf(typed);
/** True if a text beside other foods means a dish that is ready: a bread, a dip, '2 slices of quiche', 'leftover soup'. */
const isReady = ({ kind }: Dish, typed: string) =>
  READY_KINDS.includes(kind) ||
  quantityIn(typed, reader.languageOf('en')) !== null ||
  /^(?:leftover|cooked) /.test(withoutRemarks(identityOf(typed)));
const isAgainstAny = (wishes: Wish[], food: string) =>
  check(wishes, { ingredients: [food] }, reader.languageOf('en'), reader.loaded()).some(
    ({ answer }) => answer === 'found',
  );
const isOf = (avoid: string[]) => (food: string) => isAgainstAny(wishesOf({ ...NO_TASTE, avoid }), food);
const isMeat = remembered(isOf(['meat']));
/** Fish and meat that cooks combine, in a soup or stew. */
const PALE_FISH = ['pale fish'];
const MEAT_WITH_FISH = ['bacon', 'chorizo'];
const KINDS_WITH_BOTH = ['soup', 'stew'];
const isDairy = remembered(isOf(['dairy']));

/**
 * Fills dishes with foods of the list, and sorts them by how well they fit. Dishes that do not fit are wanted seldom, and
 * take time.
 */
export function rank(
  input: SuggestInput,
  kitchen = kitchenOf(input),
  // No dish uses foods of an empty list.
  { some = kitchen.listed.items.length > 0 ? theBook().dishes : [], onlyFitting = true } = {},
): Filled[] {
  const { taste, previousDishes } = input;
  const { pantry, listed, words } = kitchen;
  const isNameOf = nameMatcher(words);
  const [servings] = servingsFor(taste.eaters);
  const timeOf = (dish: Dish, picks: Pick[]) => timeFor([{ dish, picks }], servings);
  const most = taste.minutes ?? Number.POSITIVE_INFINITY;
  const ways = waysOf(taste);
  // Also fills each dish as usual, because it may fit only without the foods to use first.
  const pantries = pantry.first.length > 0 ? [pantry, { ...pantry, first: [] }] : [pantry];
  return some
    .filter((dish) => !previousDishes.some((previous) => isNameOf(dish, previous)))
    .flatMap((dish) => {
      const all = pantries.flatMap((one) => bestOf(dish, one, ways, listed, timeOf, most, onlyFitting) ?? []);
      return all.toSorted(byWorth).slice(0, 1);
    })
    .toSorted(byWorth);
}

/** Steps of the work that any list needs. */
export function* stepsOfAnyList(): Generator<undefined> {
  yield* warmUpEnglish();
  yield* bookSteps();
}

export type ListedKitchen = ReturnType<typeof kitchenOf>;

/** English names of foods and dishes. `explains`: true if a text has such a name without a correction of its spelling. */
export const ENGLISH = {
  findFood,
  explains(typed: string): boolean {
    const { foods, meant } = findFood(typed);
    return (foods.length > 0 && meant === '') || wishedIn(typed) !== null;
  },
};

/** Finds the foods and the wished dish on the list. */
export function kitchenOf({ ingredients, staples, meanings, taste, first: typedFirst = [] }: SuggestInput) {
  const find = (typed: string) => meanings?.get(typed) ?? findFood(typed);
  const all = ingredients.map(find);
  const had = staples.map(find);
  // A ready-made food, as in 'can of tomato soup', is no wish for a dish. 'Banana bread' alone is a wish.
  const isFood = (one?: FoundFoods) =>
    one?.isName || [...(one?.foods ?? []), ...(one?.words.values() ?? [])].some((name) => wishedIn(name));
  const wishes = ingredients.map((typed, index) => {
    const dish = wishedIn(typed);
    if (!dish || (ingredients.length === 1 && isUsualName(dish, typed))) return dish;
    return isFood(all[index]) || (ingredients.length > 1 && isReady(dish, typed)) ? null : dish;
  });
  const wished = wishes.find((dish) => dish !== null) ?? null;
  const against = wishesOf(taste);
  // Leaves out a food whose typed name is against a wish, although the cookbook's name is not: 'dripping' is an oil.
  const items = all.map(({ foods }, index) => (isAgainstAny(against, ingredients[index] ?? '') ? [] : foods));
  const unknown = all.filter(({ foods }, index) => foods.length === 0 && !wishes[index]).length;
  const first = items.flatMap((_, item) => (typedFirst.includes(ingredients[item] ?? '') ? item : []));
  // A named dish outweighs the plan.
  const plan = wished ? first : planFor(items, first);
  const pantry: Pantry = { items, first, plan, staples: had.flatMap((one) => one.foods) };
  const meant = [...ingredients, ...staples].flatMap((typed, item) => {
    const { text, meant } = find(typed);
    return text || meant ? { typed, meant: text || meant, item, isMisspelt: text === '' } : [];
  });
  const { british } = theBook().foods;
  const isBritish = Object.values(british).some((name) =>
    ingredients.some((typed) => identityOf(typed).includes(singularOf(name))),
  );
  const own = [...had, ...all].flatMap((one) => [...one.words]);
  const words = new Map([...(isBritish ? Object.entries(british) : []), ...own]);
  const texts = ingredients.map((typed, index) =>
    (all[index]?.text || all[index]?.meant || typed).replace(ONE_CONTAINER, '1 '),
  );
  return { pantry, listed: { items, first, plan, unknown, wished }, texts, words, wishes, meant };
}

/** Returns the number of servings in one batch. For more than four people, also returns a note to cook several batches. */
export function servingsFor(eaters: number | null): [number, string] {
  if (!eaters) return [SERVES, ''];
  const times = Math.ceil(eaters / MOST_SERVINGS);
  const note =
    times > 1 ? `Make it ${times === 2 ? 'twice' : 'three times'}, so that there is enough for all.` : '';
  return [Math.ceil(eaters / times), note];
}

/**
 * Returns three ways: without meat, without fish and, in a kosher kitchen, dairy, and with the fish and the meat that
 * cooks combine.
 */
const waysOf = rememberedOf((taste: Taste): Way[] => {
  const wishes = wishesOf(taste);
  const isAllowed = remembered((food: string) => !isAgainstAny(wishes, food));
  const isKosher = taste.diets.includes('kosher');
  // Fish is not combined with meat, but prawns, mussels and fish sauce are.
  const isFish = (food: string) => isNamed(food, ['all fish']);
  const isCombined = (food: string) =>
    isMeat(food) ? isNamed(food, MEAT_WITH_FISH) : !isFish(food) || isNamed(food, PALE_FISH);
  const wayOf = (allows: (food: string) => boolean, suits = (_: Dish) => true): Way => ({
    allows: (food) => allows(food) && isAllowed(food),
    suits,
  });
  return [
    wayOf((food) => !isMeat(food)),
    wayOf((food) => !isFish(food) && !(isKosher && isDairy(food))),
    wayOf(isCombined, ({ kind }) => !isKosher && KINDS_WITH_BOTH.includes(kind)),
  ];
});

/** Returns the best choice of foods for a dish that must take at most `most` minutes. */
function bestOf(
  dish: Dish,
  pantry: Pantry,
  ways: readonly Way[],
  listed: ListedFoods,
  timeOf: (dish: Dish, picks: Pick[]) => number,
  most: number,
  onlyFitting: boolean,
): Filled | null {
  const asked = new Set<string>();
  const suitable = ways.filter(({ suits }) => suits(dish));
  const filled = suitable.flatMap(({ allows }, index) => {
    // Skips a way that allows the same foods as an earlier way, because it would choose the same.
    const isSame = (way: Way) => [...asked].every((food) => way.allows(food) === allows(food));
    if (suitable.slice(0, index).some(isSame)) return [];
    const dropped = new Set<string>();
    const isFit = (food: string) => !dropped.has(food) && asked.add(food) && allows(food);
    const fillAgain = () => fill(dish, pantry, isFit, listed.wished === dish);
    let picks = fillAgain();
    if (!picks || (onlyFitting && !doesFit({ dish, picks }, listed))) return [];
    let minutes = timeOf(dish, picks);
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
    return picks ? [scored({ dish, picks }, listed, roundMinutes(minutes))] : [];
  });
  // Checks again because dropping foods for the time limit may drop the main food.
  return filled.filter(({ fits }) => fits || !onlyFitting).toSorted(byWorth)[0] ?? null;
}

function timeFor(courses: Course[], servings: number): number {
  return minutesOf(courses, methodOf(courses, servings));
}

/** Returns a side with only those places that suit a kind of dish. */
const suitedTo = rememberedOf((side: Dish) =>
  remembered((kind: string) => ({
    ...side,
    slots: side.slots.filter(({ kinds }) => kinds.length === 0 || kinds.includes(kind)),
  })),
);

/** Adds sides made of listed foods that a dish leaves out, without those that take too long. */
export function withSides({ dish, picks, minutes }: Filled, taste: Taste, { pantry }: ListedKitchen): Meal {
  const main = { dish, picks };
  const { sides } = theBook();
  const sideOf = (side: Dish, courses: Course[]): Course[] => {
    const chosen = courses.flatMap((course) => course.picks);
    const isLeft = (item: number) => !chosen.some((one) => one.item === item);
    const items = pantry.items.map((names, item) => (isLeft(item) ? names : []));
    const suitable = waysOf(taste).filter(
      ({ allows, suits }) => suits(dish) && chosen.every(({ food }) => allows(food)),
    );
    const filled = suitable.map(({ allows }) =>
      fill(suitedTo(side)(dish.kind), { ...pantry, items, staples: [] }, allows, false, chosen),
    );
    const [best = []] = filled.toSorted((one, other) => (other?.length ?? 0) - (one?.length ?? 0));
    return best?.length ? [{ dish: side, picks: best }] : [];
  };
  if (dish.isSweet) return [main, ...sideOf(sides.sweet, [main])];
  const room = Math.max(0, MOST_FOODS - picks.filter(isFromList).length);
  const [made] = sideOf(sides.made, [main]);
  const cooked = made?.picks.slice(0, room) ?? [];
  const [servings] = servingsFor(taste.eaters);
  const isQuick = (meal: Meal) =>
    taste.minutes === null || roundMinutes(timeFor(meal, servings)) <= Math.max(taste.minutes, minutes);
  // Begins with all, and drops the first because those are the slowest.
  for (let dropped = 0; dropped <= cooked.length; dropped++) {
    const kept = cooked.slice(dropped);
    const courses = kept.length > 0 ? [{ dish: sides.made, picks: kept }] : [];
    const meal: Meal = [main, ...courses, ...sideOf(sides.ready, [main, ...courses])];
    if (isQuick(meal)) return meal;
  }
  return [main];
}
