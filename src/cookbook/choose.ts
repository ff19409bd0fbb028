import { type Dish, type Foods, isNamed, type Line, type Slot } from './book.ts';
import { withoutState } from './findFoods.ts';

/** `item`: its place on the list; -1 if it is not on it. */
export type Pick = { slot: Slot; line: Line; food: string; item: number; isBought: boolean };

/** `items`: the foods of each item of the list. */
export type Pantry = { items: string[][]; staples: string[] };

type Candidate = { food: string; item: number };

/** Fills the slots of a dish, first from the list. Null if a slot stays empty. */
export function fill(
  dish: Dish,
  pantry: Pantry,
  isAllowed: (food: string) => boolean,
  foods: Foods,
): Pick[] | null {
  const picks: Pick[] = [];
  const accepts = (line: Line, food: string) => isNamed(food, line.foods, foods);
  const isTaken = (food: string) => picks.some((one) => withoutState(one.food) === withoutState(food));
  const inSlot = (slot: Slot) => picks.filter((one) => one.slot === slot);
  const hasPartner = ({ beside }: Line) =>
    beside.length === 0 || picks.some(({ food }) => isNamed(food, beside, foods));
  const isFree = (slot: Slot, line: Line) =>
    // Parsley and basil are of one kind, and may both be chosen.
    (line.foods.some((food) => foods.kinds[food]) &&
      line.amount?.unit !== '' &&
      line.amount?.unit !== 'can') ||
    !inSlot(slot).some((one) => one.line === line);

  function add(candidates: Candidate[], slot: Slot, most: number, isRequired: boolean) {
    for (const line of slot.lines) {
      for (const { food, item } of candidates) {
        if (inSlot(slot).length >= most) return;
        const isFit = accepts(line, food) && isAllowed(food) && !isTaken(food) && isFree(slot, line);
        const isBeside = isRequired ? line.beside.length === 0 : hasPartner(line);
        if (isFit && isBeside) picks.push({ slot, line, food, item, isBought: false });
      }
    }
  }

  const listed = pantry.items.flatMap((names, item) => names.map((food) => ({ food, item })));
  const byWeight = listed.toSorted((one, other) => weightOf(other.food, foods) - weightOf(one.food, foods));
  const staples = pantry.staples.map((food) => ({ food, item: -1 }));
  for (const slot of dish.slots) add(byWeight, slot, slot.least, true);
  for (const slot of dish.slots) {
    if (inSlot(slot).length < slot.least) add(staples, slot, slot.least, true);
    const ways = () =>
      slot.lines.flatMap((line) => {
        const known = line.foods.flatMap((name) => foods.kinds[name] ?? name);
        const isCheap =
          slot.least === slot.most &&
          slot.lines.every((one) => one.amount) &&
          slot.name === slot.lines[0]?.foods[0];
        const food = known.find((one) => isAllowed(one) && !isTaken(one));
        const canBuy =
          line.beside.length === 0 && food !== undefined && (isCheap || !isNamed(food, foods.dear, foods));
        return canBuy ? [{ slot, line, food, item: -1, isBought: true }] : [];
      });
    while (inSlot(slot).length < slot.least) {
      const way = ways()[0];
      if (!way) return null;
      picks.push(way);
    }
  }
  for (const slot of dish.slots) add(byWeight, slot, slot.most, false);
  for (const slot of dish.slots) add(staples, slot, slot.most, false);
  return picks.toSorted((one, other) => dish.slots.indexOf(one.slot) - dish.slots.indexOf(other.slot));
}

export function weightOf(food: string, foods: Foods): number {
  if (isNamed(food, foods.half, foods)) return 0.5;
  return isNamed(food, foods.dear, foods) ? 2 : 1;
}
