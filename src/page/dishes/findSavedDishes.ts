import type { DishSupplies, OfferedDish } from '../../../machines/dishesMachine.ts';
import { staplesOf } from '../../../machines/staples.ts';
import { nextTask } from '../../shared/steps/inPieces.ts';
import { isAgainst } from '../context/useChecks.ts';
import { readRecipe } from '../rendering/readRecipe.ts';

/** Offers a recipe only if the visitor lacks at most this many of its ingredients. */
const MOST_MISSING = 2;

/** Returns the saved recipes that fit the list and the taste, sorted by the number of missing ingredients. */
export async function findSavedDishes(
  { saved = [], ingredients, staples, taste }: DishSupplies,
  signal: AbortSignal,
): Promise<OfferedDish[]> {
  const onHand = [...ingredients, ...staplesOf(staples)];
  const found: OfferedDish[] = [];
  for (const recipe of saved) {
    // Reads one recipe at a time, because reading 200 recipes at once would delay typing.
    await nextTask();
    await readRecipe(recipe).words;
    if (signal.aborted) return [];
    const { reading, needed, picture } = readRecipe(recipe);
    const { dish, ingredients, facts } = reading();
    const { names } = needed(onHand);
    const minutes = facts.total ?? 0;
    const isFitting = names.length <= MOST_MISSING && minutes <= (taste.minutes ?? Infinity);
    if (ingredients.length === 0 || !isFitting || isAgainst(recipe, reading(), taste)) continue;
    found.push({
      dish,
      why: 'saved',
      minutes,
      uses: [],
      toBuy: names,
      others: 0,
      picture: picture(),
      saved: recipe,
    });
  }
  return found.sort((one, other) => one.toBuy.length - other.toBuy.length);
}
