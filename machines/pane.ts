import type { DishSupplies } from './dishesMachine.ts';
import { hasEnoughIngredients } from './kitchen.ts';
import type { Recipe } from './recipe.ts';
import type { RecipeSnapshot } from './recipeMachine.ts';
import { canRepeat, cardsOf, type RequestInput, suppliesOf, withRuledOut } from './request.ts';
import { isSameTaste, NO_TASTE } from './taste.ts';

export type Pane = {
  shows: 'nothing' | 'request' | 'change' | 'recipe' | 'received' | 'apology' | 'noDish' | 'interrupted';
  /** The shown recipe. While a change is requested, the recipe to be changed. */
  recipe: Recipe | null;
  /** The recipe that the event 'recipe.reopened' shows again. */
  previous: Recipe | null;
  /** The requested change to a recipe, either in progress or failed. */
  change: RequestInput['change'];
};

const NOTHING: Pane = { shows: 'nothing', recipe: null, previous: null, change: null };

/** Computes the content of the recipe pane: a recipe or a message. Compare two results with `isSamePane`. */
export function paneOf(snapshot: RecipeSnapshot): Pane {
  const { value, context } = snapshot;
  const { recipe, received, lastShown } = context;
  const change = context.requestInput?.change ?? null;
  if (snapshot.hasTag('busy')) {
    return { ...NOTHING, shows: change ? 'change' : 'request', recipe: change?.of ?? null, change };
  }
  if (typeof value === 'string') return NOTHING;
  const shows = typeof value.shown === 'string' ? value.shown : value.shown.message;
  if (shows === 'recipe') return { ...NOTHING, shows, recipe, previous: received };
  if (shows === 'received') return { ...NOTHING, shows, recipe: received, previous: recipe };
  const previous = lastShown === 'recipe' ? recipe : received;
  return { ...NOTHING, shows, previous, change: shows === 'apology' ? change : null };
}

export function isSamePane(one: Pane, other: Pane): boolean {
  return (Object.keys(one) as (keyof Pane)[]).every((name) => one[name] === other[name]);
}

/** True if the last recipe was made for the current list and taste. */
export function isForList({ context }: RecipeSnapshot): boolean {
  return cardsOf(context).some(({ id }) => id === context.recipe?.id);
}

/**
 * Where the page offers dishes of the cookbook: in the place of a recipe, below a recipe if the list is empty, unless the
 * visitor has pasted it, or with the list if the visitor has changed it since a recipe was requested or opened.
 */
export function placeOfDishes(snapshot: RecipeSnapshot): 'pane' | 'list' | null {
  const { shows, recipe } = paneOf(snapshot);
  if (shows === 'change') return null;
  if (shows !== 'recipe' && shows !== 'received') return 'pane';
  const { ingredients, hadToday, listBefore } = snapshot.context;
  if (ingredients.length === 0) return recipe?.pasted ? null : 'pane';
  const isSame = (one: string[], other: string[]) =>
    one.every((ingredient) => other.includes(ingredient) || hadToday.includes(ingredient));
  return isSame(ingredients, listBefore) && isSame(listBefore, ingredients) ? null : 'list';
}

/** Returns the data by which dishes are found. The shown recipe is not among the saved recipes to offer. */
export function suppliesForDishes(snapshot: RecipeSnapshot, box: { recipe: Recipe }[]): DishSupplies {
  const { context } = snapshot;
  const { recipe } = paneOf(snapshot);
  const recipes = box.map((entry) => entry.recipe).filter(({ id }) => id !== recipe?.id);
  return { ...withRuledOut(suppliesOf(context)), saved: hasEnoughIngredients(context) ? recipes : [] };
}

/** True if the page offers to repeat the request that was interrupted or has failed. */
export function offersAgain(snapshot: RecipeSnapshot): boolean {
  const { context } = snapshot;
  const { requestInput } = context;
  const { shows } = paneOf(snapshot);
  const isOpen = shows === 'interrupted' || shows === 'apology';
  return isOpen && requestInput !== null && canRepeat(requestInput, context);
}

/** True if 'Get a recipe' should be the page's main button. `isConnected`: true if a model is connected. */
export function isRequestNext(snapshot: RecipeSnapshot, isConnected: boolean): boolean {
  const { context } = snapshot;
  const { shows } = paneOf(snapshot);
  const leadsOn = (shows === 'noDish' && !isConnected) || offersAgain(snapshot);
  const isAnswered = !snapshot.matches({ shown: 'message' }) && isForList(snapshot);
  return hasEnoughIngredients(context) && !isAnswered && !leadsOn;
}

/** True if the settings for staples and taste are shown. A new visitor does not need these settings yet. */
export function needsSettings({ context }: RecipeSnapshot): boolean {
  const { staples, taste, recipe, received } = context;
  const isSet = staples !== null || !isSameTaste(taste, NO_TASTE);
  // Also checks `received`. Otherwise, saving a shared recipe would make the settings appear and move the recipe.
  return isSet || recipe !== null || received !== null || hasEnoughIngredients(context);
}
