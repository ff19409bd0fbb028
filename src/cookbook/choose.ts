import { rememberedOf } from '../shared/remembered.ts';
import type { Called } from './amounts.ts';
import type { Dish, Slot, SlotLine } from './book.ts';
import { withoutState } from './findFoods.ts';
import { foodsOf, isAmong, isNamed, theBook } from './theBook.ts';

/**
 * A food chosen for a dish. `item`: index of the food on the visitor's list, or -1 if the food is not on that list.
 * `isCooked`: true if the visitor has cooked or pickled the food, although a recipe would cook it.
 */
export type Pick = Called & {
  slot: Slot;
  line: SlotLine;
  item: number;
  isBought: boolean;
  isCooked?: boolean;
};

export const isFromList = ({ item }: Pick) => item >= 0;

/** A dish or side with the foods chosen for it. */
export type Course<Some extends Pick = Pick> = { dish: Dish; picks: Some[] };
/** A dish with its sides. The dish comes first. */
export type Meal<Some extends Pick = Pick> = [Course<Some>, ...Course<Some>[]];

/**
 * Foods that the visitor has. `items`: the foods named by each item of the visitor's list. `first`: items to use first.
 * `plan`: items around which a cook would plan the meal.
 */
export type Pantry = { items: string[][]; first: number[]; plan: number[]; staples: string[] };

type Candidate = { food: string; item: number };
type Places = ReadonlyMap<string, { slot: Slot; line: SlotLine }[]>;

/**
 * Chooses foods for the slots of a dish, preferring foods on the visitor's list. Returns null if a required slot stays
 * empty, or if no food of the visitor's list suits the dish. `isWished`: true if the list names the dish, so that any
 * food may be bought. `chosen`: foods already chosen for the dish, if the slots are for sides.
 */
export function fill(
  dish: Dish,
  pantry: Pantry,
  isAllowed: (food: string) => boolean,
  isWished: boolean,
  chosen: readonly Pick[] = [],
): Pick[] | null {
  const places = placesIn(dish);
  const isNeverBought = (food: string) => isAmong(food, 'dear') || isAmong(food, 'double');
  const picks: Pick[] = [];
  const isAny = (test: (one: Pick) => boolean) => chosen.some(test) || picks.some(test);
  const isTaken = (food: string) => isAny((one) => withoutState(one.food) === withoutState(food));
  const countIn = (slot: Slot) => picks.filter((one) => one.slot === slot).length;
  const isFree = (line: SlotLine) => isForSeveral(line) || !picks.some((one) => one.line === line);
  const isOneOf = (list: string[]) => isAny(({ food }) => isNamed(food, list));
  const goesWith = (food: string, { beside, apart }: SlotLine) =>
    (beside.length === 0 || isOneOf(beside)) &&
    !isOneOf(apart) &&
    !isAny(({ line }) => isNamed(food, line.apart));
  // Lets two meats share a slot only if one of them often accompanies other meat, as bacon does.
  const isSecond = (food: string, slot: Slot) =>
    !(slot.isShared && isAlone(food) && picks.some((one) => one.slot === slot && isAlone(one.food)));

  function add(slot: Slot, candidates: readonly Candidate[], most: number) {
    for (const { food, item } of candidates) {
      if (countIn(slot) >= most) return;
      for (const { line } of places.get(food)?.filter((place) => place.slot === slot) ?? []) {
        const isFit = isFree(line) && !isTaken(food) && goesWith(food, line) && isSecond(food, slot);
        if (isFit) picks.push({ slot, line, food, item, isBought: false });
      }
    }
  }

  function buy(slot: Slot): boolean {
    for (const line of slot.isListed && !isWished ? [] : slot.lines) {
      const names = line.foods.flatMap(foodsOf);
      const food = names.find((one) => !isTaken(one) && (isWished || !isNeverBought(one)) && isAllowed(one));
      if (food === undefined || !isFree(line) || !goesWith(food, line)) continue;
      picks.push({ slot, line, food, item: -1, isBought: true });
      return true;
    }
    return false;
  }

  const rankOf = ({ item }: Candidate) =>
    pantry.first.includes(item) ? 2 : Number(pantry.plan.includes(item));
  const listed = pantry.items
    .flatMap((names, item) => names.map((food) => ({ food, item })))
    .filter(({ food }) => places.has(food) && isAllowed(food))
    // Foods that make a meal alone come first, because the others often have a slot beside them.
    .toSorted(
      (one, other) =>
        rankOf(other) - rankOf(one) ||
        weightOf(other.food) - weightOf(one.food) ||
        Number(isAlone(other.food)) - Number(isAlone(one.food)),
    );
  const staples = pantry.staples.filter(isAllowed).map((food) => ({ food, item: -1 }));
  if (!isWished && listed.length === 0) return null;
  const firm = dish.slots.filter((slot) => !isDependent(slot));
  for (const slot of firm) add(slot, listed, slot.least);
  // Fills the dish with the visitor's list before it buys, because a food of the list may allow another.
  for (const slot of firm) add(slot, listed, slot.most);
  for (const slot of firm) add(slot, listed, slot.least);
  for (const slot of firm) {
    add(slot, staples, slot.least);
    while (countIn(slot) < slot.least) if (!buy(slot)) return null;
  }
  for (const some of [listed, staples]) for (const slot of firm) add(slot, some, slot.most);
  for (const slot of dish.slots.filter(isDependent)) {
    add(slot, listed, slot.most);
    add(slot, staples, slot.least);
    if (countIn(slot) < slot.least) buy(slot);
  }
  const lines = dish.slots.flatMap((slot) => slot.lines);
  return picks.toSorted((one, other) => lines.indexOf(one.line) - lines.indexOf(other.line));
}

/** Maps each food to the places in the dish where the food can be used. */
const placesIn = rememberedOf((dish: Dish): Places => {
  const places = new Map<string, { slot: Slot; line: SlotLine }[]>();
  for (const slot of dish.slots)
    for (const line of slot.lines) {
      // All foods of the line share one object, because a kind may have a hundred foods.
      const place = [{ slot, line }];
      for (const food of line.foods.flatMap(foodsOf))
        places.set(food, places.get(food)?.concat(place) ?? place);
    }
  return places;
});

/** True if other foods in the dish decide whether a slot is needed: flour only with milk. */
const isDependent = rememberedOf(
  ({ least, lines }: Slot) =>
    least > 0 && lines.every(({ beside, apart }) => beside.length > 0 || apart.length > 0),
);

/** True if a line may use several foods of one kind: parsley and basil, but not two sorts of onion. */
function isForSeveral({ amount, foods: [name = ''] }: SlotLine): boolean {
  return theBook().foods.kinds[name] !== undefined && amount?.unit !== '' && amount?.unit !== 'can';
}

/** True for meat and fish that make a meal alone, unlike bacon, which often accompanies others. */
export const isAlone = (food: string): boolean => isAmong(food, 'double') && !isAmong(food, 'second');

export function weightOf(food: string): number {
  if (isAmong(food, 'half')) return 0.5;
  if (isAmong(food, 'double')) return 2;
  return isAmong(food, 'starch') ? 1.5 : 1;
}
