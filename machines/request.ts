import { boundText, MAX_RECIPE_CHARS } from './bounds.ts';
import { hasEnoughIngredients, type Kitchen } from './kitchen.ts';
import type { Recipe } from './recipe.ts';
import { chosenStaples } from './staples.ts';
import { isSameTaste, type Taste } from './taste.ts';

export const MAX_WISH_CHARS = 200;

/** `servings`: those that it was scaled to. */
export type WishForRecipe = { wish: string; servings?: number | undefined };

export type RequestInput = {
  ingredients: string[];
  staples: string[];
  taste: Taste;
  notAgain: string[];
  /** A wish for a recipe that is there. */
  change: (WishForRecipe & { of: Recipe }) | null;
};

export type RecipeRequest = RequestInput & { attempt: number };

/** Why the cookbook has no dish, and what comes nearest. */
export type NoDish = {
  reason: 'no more' | 'nothing fits' | 'unknown foods';
  nearest: { dish: string; toBuy: string[] } | null;
};

export function requestFor({ ingredients, staples, taste }: Kitchen, notAgain: string[]): RequestInput {
  return { ingredients, staples: chosenStaples(staples), taste, notAgain, change: null };
}

/** The messages of a change repeat the request before it, so they name the recipe's own ingredients. */
export function changeFor(
  kitchen: Kitchen,
  of: Recipe | null,
  { wish, servings }: WishForRecipe,
): RequestInput {
  const change = of && { wish: boundText(wish, MAX_WISH_CHARS) ?? '', servings, of };
  return { ...requestFor(kitchen, []), ingredients: of?.ingredients ?? [], change };
}

/** The last request with the kitchen as it is now. */
export function againFor(kitchen: Kitchen, asked: RequestInput): RequestInput {
  if (asked.change) {
    const { staples, taste } = requestFor(kitchen, []);
    return { ...asked, staples, taste };
  }
  return requestFor(kitchen, isFor(asked, kitchen) ? asked.notAgain : []);
}

/** The messages of a change hold the whole recipe, so its length is bounded. */
export function isWishFor(recipe: Recipe | null, wish: string): boolean {
  return (
    recipe !== null &&
    recipe.text.length + recipe.ingredients.join(', ').length <= MAX_RECIPE_CHARS &&
    boundText(wish, MAX_WISH_CHARS) !== null
  );
}

/** Whether the request is a change, or one for the present list and taste. */
export function isAsBefore(asked: RequestInput, kitchen: Kitchen): boolean {
  return asked.change !== null || (isFor(asked, kitchen) && hasEnoughIngredients(kitchen));
}

/** The same ingredients in any order, and the same taste. What was had today may be on the list besides. */
function isFor(
  asked: Pick<RequestInput, 'ingredients' | 'taste'>,
  { ingredients, hadToday, taste }: Kitchen,
): boolean {
  const isSameSet =
    asked.ingredients.every((ingredient) => ingredients.includes(ingredient)) &&
    ingredients.every(
      (ingredient) => asked.ingredients.includes(ingredient) || hadToday.includes(ingredient),
    );
  return isSameSet && isSameTaste(asked.taste, taste);
}

type CardContext = Kitchen & { recentRecipes: Recipe[]; recipe: Recipe | null };

/** The recipes that were made for the present list and taste, in order. */
export function cardsOf(context: CardContext): Recipe[] {
  return context.recentRecipes.filter((recipe) => isFor(recipe, context));
}

export function cardBeside(context: CardContext, by: -1 | 1): Recipe | undefined {
  const cards = cardsOf(context);
  const index = cards.findIndex(({ id }) => id === context.recipe?.id);
  return index < 0 ? undefined : cards[index + by];
}

/** The dishes of the cookbook for the present list and taste that have not been shown. Null if none has been. */
export function cookbookDishesLeft(context: CardContext): number | null {
  const counts = cardsOf(context).flatMap(({ cookbook }) => cookbook?.others ?? []);
  return counts.length > 0 ? Math.min(...counts) : null;
}
