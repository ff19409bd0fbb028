import type { Recipe } from '../../machines/recipe.ts';
import type { RecipeRequest } from '../../machines/recipeMachine.ts';
import { suggest } from './cookbook.ts';

/** Answers a request from the cookbook alone: nothing leaves the device. */
export function askCookbook({ ingredients, staples, taste, notAgain }: RecipeRequest): Recipe {
  const { text } = suggest({ ingredients, staples, taste, servedBefore: notAgain });
  const at = Date.now();
  const id = `${at.toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
  return { id, text, cutShort: false, ingredients, taste, at, onDevice: false, changed: null };
}
