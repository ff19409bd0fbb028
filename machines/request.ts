import { boundText, MAX_CHANGEABLE_CHARS } from './bounds.ts';
import { firstOnList, hasEnoughIngredients, type Kitchen } from './kitchen.ts';
import type { Recipe } from './recipe.ts';
import type { OwnStaples } from './staples.ts';
import { asksTheSame, type Taste } from './taste.ts';

export const MAX_WISH_CHARS = 200;

/** A wish to change a recipe. `servings`: the number of servings if the visitor has scaled the recipe. */
export type WishForRecipe = { wish: string; servings?: number | undefined };

export type RequestInput = {
  ingredients: string[];
  /** Ingredients to use up first. */
  first?: string[];
  staples: OwnStaples;
  taste: Taste;
  notAgain: string[];
  /** The requested change to an existing recipe, or null. */
  change: (WishForRecipe & { of: Recipe }) | null;
};

/**
 * `source`: the same for all attempts. 'model' means the model that is connected when an attempt begins. `dish`: the dish
 * that the cookbook must answer with, or null for the best dish.
 */
export type RecipeRequest = RequestInput & {
  source: 'model' | 'cookbook';
  dish: string | null;
  attempt: number;
};

/** The cookbook's answer if it has no dish. 'taste': without the taste, a dish would fit. */
export type NoDish = { reason: 'no more' | 'nothing fits' | 'taste' | 'unknown foods' };

export function requestFor(kitchen: Kitchen, notAgain: string[] = []): RequestInput {
  const { ingredients, staples, taste } = kitchen;
  const first = firstOnList(kitchen);
  return { ingredients, ...(first.length > 0 && { first }), staples, taste, notAgain, change: null };
}

/**
 * Returns a request to change a recipe, with its original ingredient list. For a shared recipe, which has no list, uses
 * the current list.
 */
export function changeFor(
  kitchen: Kitchen,
  of: Recipe | null,
  { wish, servings }: WishForRecipe,
): RequestInput {
  const change = of && { wish: boundText(wish, MAX_WISH_CHARS) ?? '', servings, of };
  const request = { ...requestFor(kitchen), change };
  return of && of.ingredients.length > 0 ? { ...request, ingredients: of.ingredients } : request;
}

/** Repeats a request with the current list, staples and taste. A request to change a recipe keeps its original ingredients. */
export function againFor(kitchen: Kitchen, request: RequestInput): RequestInput {
  const { staples, taste } = kitchen;
  if (request.change) return { ...request, staples, taste };
  return requestFor(kitchen, isFor(request, kitchen) ? request.notAgain : []);
}

/** True if a wish can change the recipe. A very long recipe cannot be changed, because the prompt contains the whole recipe. */
export function isWishFor(recipe: Recipe | null, wish: string): boolean {
  return (
    recipe !== null &&
    recipe.text.length + recipe.ingredients.join(', ').length <= MAX_CHANGEABLE_CHARS &&
    boundText(wish, MAX_WISH_CHARS) !== null
  );
}

/** True if a request still matches the list and taste. Always true for a request to change a recipe. */
export function isAsBefore(request: RequestInput, kitchen: Kitchen): boolean {
  return request.change !== null || (isFor(request, kitchen) && hasEnoughIngredients(kitchen));
}

/**
 * True if a request has the current taste and, in any order, the ingredients of the current list. Ingredients ticked in
 * the shopping list may be missing from the request. Always false for a shared recipe, which has no ingredient list.
 */
function isFor(
  request: Pick<RequestInput, 'ingredients' | 'taste'>,
  { ingredients, hadToday, taste }: Kitchen,
): boolean {
  const isSameSet =
    request.ingredients.length > 0 &&
    request.ingredients.every((ingredient) => ingredients.includes(ingredient)) &&
    ingredients.every(
      (ingredient) => request.ingredients.includes(ingredient) || hadToday.includes(ingredient),
    );
  return isSameSet && asksTheSame(request.taste, taste);
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

/** Returns how many more cookbook dishes fit the list and taste, or null before the first cookbook dish. */
export function cookbookDishesLeft(context: VariantContext): number | null {
  const counts = cardsOf(context).flatMap(({ cookbook }) => cookbook?.others ?? []);
  return counts.length > 0 ? Math.min(...counts) : null;
}
