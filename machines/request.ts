import { boundText, MAX_CHANGEABLE_CHARS } from './bounds.ts';
import { firstOnList, type Kitchen } from './kitchen.ts';
import type { Recipe } from './recipe.ts';
import type { OwnStaples } from './staples.ts';
import { asksTheSame, type Taste } from './taste.ts';
import { distinct } from './textLists.ts';

export const MAX_WISH_CHARS = 200;

/** A wish to change a recipe. `servings`: the number of servings if the visitor has scaled the recipe. */
export type WishForRecipe = { wish: string; servings?: number | undefined };

/** The part of the kitchen that decides which dishes fit. `first`: ingredients to use up first. */
export type Supplies = { ingredients: string[]; first?: string[]; staples: OwnStaples; taste: Taste };

/** A request, which each attempt and 'Ask again' repeat whole. */
export type RequestInput = Supplies & {
  /** 'model' means the model that is connected when an attempt begins. */
  source: 'model' | 'cookbook';
  /** The dish that the cookbook must answer with, or null for the best dish. */
  dish: string | null;
  /** Names of dishes to rule out, because the visitor has been given them for the same list and taste. */
  notAgain: string[];
  /** The requested change to an existing recipe, or null. */
  change: (WishForRecipe & { of: Recipe }) | null;
};

export type RecipeRequest = RequestInput & { attempt: number };

/** The cookbook's answer if it has no dish. 'taste': without the taste, a dish would fit. */
export type NoDish = { reason: 'no more' | 'nothing fits' | 'taste' | 'unknown foods' };

export function suppliesOf(kitchen: Kitchen): Supplies {
  const { ingredients, staples, taste } = kitchen;
  const first = firstOnList(kitchen);
  return { ingredients, ...(first.length > 0 && { first }), staples, taste };
}

/** Matches 'no nuts', 'keine Nüsse' and 'no salt', but not 'no salt added tomatoes' and 'no boil lasagne sheets'. */
const RULED_OUT = /^(?:no|without|keine?|ohne|sans|sin|senza) (?!(?:added|boil|bake|fat|salt|sugar) )(.+)/i;

/** Avoids foods that the list rules out, such as 'no nuts', instead of using them. */
export function withRuledOut<Some extends Supplies>(supplies: Some): Some {
  const { ingredients, taste } = supplies;
  const nameOf = (ingredient: string) => RULED_OUT.exec(ingredient)?.[1] ?? [];
  return {
    ...supplies,
    ingredients: ingredients.filter((one) => !RULED_OUT.test(one)),
    taste: { ...taste, avoid: [...taste.avoid, ...ingredients.flatMap(nameOf)] },
  };
}

/** `dish`: a dish that the cookbook must answer with. `notAgain`: names of dishes to rule out. */
export type Wanted = { dish?: string; notAgain?: string[] };

type RequestContext = Kitchen & { requestInput: RequestInput | null };

/** Requests a recipe for the current list. Also rules out what the last request ruled out, if list and taste are the same. */
export function requestFor(
  context: RequestContext,
  source: RequestInput['source'],
  { dish, notAgain = [] }: Wanted = {},
): RequestInput {
  const { requestInput: last } = context;
  const ruledOut = last && !last.change && isFor(last, context) ? last.notAgain : [];
  return {
    ...suppliesOf(context),
    source,
    dish: dish ?? null,
    notAgain: distinct([...ruledOut, ...notAgain]),
    change: null,
  };
}

/**
 * Returns a request to change a recipe, with its original ingredient list. For a shared or pasted recipe, which has no
 * list, uses the current list.
 */
export function changeFor(
  kitchen: Kitchen,
  of: Recipe | null,
  { wish, servings }: WishForRecipe,
): RequestInput {
  const change = of && { wish: boundText(wish, MAX_WISH_CHARS) ?? '', servings, of };
  const supplies = suppliesOf(kitchen);
  const ingredients = of && of.ingredients.length > 0 ? of.ingredients : supplies.ingredients;
  return { ...supplies, ingredients, source: 'model', dish: null, notAgain: [], change };
}

/**
 * Repeats a request with the current staples, taste and foods to use first, so that a food avoided since then is avoided.
 * With another taste, rules out nothing, because the dishes given so far were for the old taste.
 */
export function againFor(kitchen: Kitchen, { first: _, ...request }: RequestInput): RequestInput {
  const notAgain = asksTheSame(request.taste, kitchen.taste) ? request.notAgain : [];
  return { ...request, ...suppliesOf(kitchen), ingredients: request.ingredients, notAgain };
}

/** True if a wish can change the recipe. A very long recipe cannot be changed, because the prompt contains the whole recipe. */
export function isWishFor(recipe: Recipe | null, wish: string): boolean {
  return (
    recipe !== null &&
    recipe.text.length + recipe.ingredients.join(', ').length <= MAX_CHANGEABLE_CHARS &&
    boundText(wish, MAX_WISH_CHARS) !== null
  );
}

/** True if a request can be repeated: a change of a recipe always, any other request until the list changes. */
export function canRepeat(request: RequestInput, kitchen: Kitchen): boolean {
  return request.change !== null || isForList(request.ingredients, kitchen);
}

function isFor({ ingredients, taste }: Pick<RequestInput, 'ingredients' | 'taste'>, kitchen: Kitchen) {
  return isForList(ingredients, kitchen) && asksTheSame(taste, kitchen.taste);
}

/**
 * True if these are, in any order, the ingredients of the current list. Ingredients ticked in the shopping list may be
 * missing.
 */
function isForList(requested: string[], { ingredients, hadToday }: Kitchen): boolean {
  return (
    requested.every((ingredient) => ingredients.includes(ingredient)) &&
    ingredients.every((ingredient) => requested.includes(ingredient) || hadToday.includes(ingredient))
  );
}

type VariantContext = Kitchen & { recentRecipes: Recipe[]; recipe: Recipe | null };

/** Returns the recipes for the current list and taste, oldest first. Omits shared and pasted recipes, which have no list. */
export function cardsOf(context: VariantContext): Recipe[] {
  return context.recentRecipes.filter((recipe) => recipe.ingredients.length > 0 && isFor(recipe, context));
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
