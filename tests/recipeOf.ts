import { fromPromise } from 'xstate';
import type { OfferedDish } from '../machines/dishesMachine.ts';
import type { SavedKitchen } from '../machines/kitchen.ts';
import { NO_RECIPE, type Recipe } from '../machines/recipe.ts';

export { NOTHING_SAVED as NOTHING } from '../machines/recipeMachine.ts';

import type { NoDish, RecipeRequest, RequestInput } from '../machines/request.ts';
import { NO_TASTE } from '../machines/taste.ts';
import type { Timer } from '../machines/timersMachine.ts';

export const NO_LISTS: SavedKitchen = { ingredients: [], hadToday: [], staples: null, taste: NO_TASTE };

type Call = {
  input: RecipeRequest;
  signal: AbortSignal;
  answer: (answer: Recipe | NoDish) => void;
  fail: (error?: unknown) => void;
};

/** Creates a recipe. By default, the recipe's id depends only on its text. */
export function recipeOf(text: string, changes: Partial<Recipe> = {}): Recipe {
  const id = text.replace(/\W+/g, '-');
  return { ...NO_RECIPE, id, text, ingredients: ['rice', 'eggs'], at: 1_000, ...changes };
}

/** Creates a request to a model. */
export function requestOf(changes: Partial<RequestInput> = {}): RequestInput {
  const supplies = { ingredients: ['rice', 'eggs'], staples: null, taste: NO_TASTE };
  return { ...supplies, source: 'model', dish: null, notAgain: [], change: null, ...changes };
}

export function offeredDish(dish: string, changes: Partial<OfferedDish> = {}): OfferedDish {
  const picture = { vessel: 'bowl' as const, foods: [] };
  return { dish, why: 'fits', minutes: 20, uses: [], toBuy: [], others: 0, picture, ...changes };
}

/** Creates a timer of five minutes, in the first step of the recipe 'soup'. */
export function timerOf(changes: Partial<Timer> = {}): Timer {
  return {
    id: 'soup.1.0',
    name: 'Fry',
    detail: '5 minutes',
    dish: 'Soup',
    endsAt: 5 * 60_000,
    leftMs: null,
    hasRung: false,
    ...changes,
  };
}

/** Creates the actors of a request. The test resolves or rejects the calls of these actors. */
export function answeredByTest() {
  const failure = Object.assign(new Error('failed'), { name: 'server' });
  const calls: Call[] = [];
  const askForRecipe = fromPromise<Recipe | NoDish, RecipeRequest>(
    ({ input, signal }) =>
      new Promise((answer, fail) => {
        calls.push({ input, signal, answer, fail: (error = failure) => fail(error) });
      }),
  );
  return { askForRecipe, calls, lastCall: () => calls.at(-1) as Call };
}

/** Runs the callbacks of promises that are already settled. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}
