import { boundText, MAX_RECIPE_CHARS } from './bounds.ts';
import { hasEnoughIngredients, type Kitchen } from './kitchen.ts';
import type { Recipe } from './recipe.ts';
import { chosenStaples } from './staples.ts';
import { isSameTaste, type Taste } from './taste.ts';

export const MAX_WISH_CHARS = 200;

/** A wish to change a recipe. `servings`: the number chosen by the visitor, if the recipe is scaled. */
export type WishForRecipe = { wish: string; servings?: number | undefined };

export type RequestInput = {
  ingredients: string[];
  staples: string[];
  taste: Taste;
  notAgain: string[];
  /** The requested change to an existing recipe, or null. */
  change: (WishForRecipe & { of: Recipe }) | null;
};

export type RecipeRequest = RequestInput & { attempt: number };

/** Reason why the cookbook offers no dish. `nearest`: the dish that uses the most foods on the list. */
export type NoDish = {
  reason: 'no more' | 'nothing fits' | 'unknown foods';
  nearest: { dish: string; toBuy: string[] } | null;
};

export function requestFor({ ingredients, staples, taste }: Kitchen, notAgain: string[]): RequestInput {
  return { ingredients, staples: chosenStaples(staples), taste, notAgain, change: null };
}

/** Returns a request to change a recipe, with the ingredients for which the recipe was requested. */
export function changeFor(
  kitchen: Kitchen,
  of: Recipe | null,
  { wish, servings }: WishForRecipe,
): RequestInput {
  const change = of && { wish: boundText(wish, MAX_WISH_CHARS) ?? '', servings, of };
  return { ...requestFor(kitchen, []), ingredients: of?.ingredients ?? [], change };
}

/** Repeats a request with the current list, staples and taste. For a change, uses the original ingredients. */
export function againFor(kitchen: Kitchen, request: RequestInput): RequestInput {
  if (request.change) {
    const { staples, taste } = requestFor(kitchen, []);
    return { ...request, staples, taste };
  }
  return requestFor(kitchen, isFor(request, kitchen) ? request.notAgain : []);
}

/** True if a wish can change the recipe. A very long recipe cannot be changed, since the prompt contains all of it. */
export function isWishFor(recipe: Recipe | null, wish: string): boolean {
  return (
    recipe !== null &&
    recipe.text.length + recipe.ingredients.join(', ').length <= MAX_RECIPE_CHARS &&
    boundText(wish, MAX_WISH_CHARS) !== null
  );
}

/** True if a request still matches the list and taste. Always true for a change. */
export function isAsBefore(request: RequestInput, kitchen: Kitchen): boolean {
  return request.change !== null || (isFor(request, kitchen) && hasEnoughIngredients(kitchen));
}

/** True if taste and ingredients are the same, in any order. Ingredients ticked in the shopping list may be missing. */
function isFor(
  request: Pick<RequestInput, 'ingredients' | 'taste'>,
  { ingredients, hadToday, taste }: Kitchen,
): boolean {
  const isSameSet =
    request.ingredients.every((ingredient) => ingredients.includes(ingredient)) &&
    ingredients.every(
      (ingredient) => request.ingredients.includes(ingredient) || hadToday.includes(ingredient),
    );
  return isSameSet && isSameTaste(request.taste, taste);
}

type VariantContext = Kitchen & { recentRecipes: Recipe[]; recipe: Recipe | null };

/** Returns the recipes for the current list and taste, oldest first. */
export function cardsOf(context: VariantContext): Recipe[] {
  return context.recentRecipes.filter((recipe) => isFor(recipe, context));
}

export function variantBeside(context: VariantContext, by: -1 | 1): Recipe | undefined {
  const variants = cardsOf(context);
  const index = variants.findIndex(({ id }) => id === context.recipe?.id);
  return index < 0 ? undefined : variants[index + by];
}

/** Returns how many more cookbook dishes fit the list and taste. Null before the first cookbook dish. */
export function cookbookDishesLeft(context: VariantContext): number | null {
  const counts = cardsOf(context).flatMap(({ cookbook }) => cookbook?.others ?? []);
  return counts.length > 0 ? Math.min(...counts) : null;
}
