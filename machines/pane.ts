import { hasEnoughIngredients } from './kitchen.ts';
import type { Recipe } from './recipe.ts';
import type { RecipeSnapshot } from './recipeMachine.ts';
import { cardsOf, isAsBefore, type RequestInput } from './request.ts';
import { isSameTaste, NO_TASTE } from './taste.ts';

export type Pane = {
  shows: 'nothing' | 'request' | 'change' | 'recipe' | 'received' | 'apology' | 'noDish' | 'interrupted';
  /** The shown recipe. While a change is requested, the recipe to be changed. */
  recipe: Recipe | null;
  /** The recipe that the event 'recipe.reopened' shows again. */
  previous: Recipe | null;
  /** The requested change of a recipe, under way or failed. */
  change: RequestInput['change'];
};

const NOTHING: Pane = { shows: 'nothing', recipe: null, previous: null, change: null };

/** Computes the content of the pane, where recipes and messages appear. Compare two results with `isSamePane`. */
export function paneOf(snapshot: RecipeSnapshot): Pane {
  const { value, context } = snapshot;
  const { recipe, received, pane } = context;
  const { change } = context.requestInput;
  if (snapshot.hasTag('busy')) {
    return { ...NOTHING, shows: change ? 'change' : 'request', recipe: change?.of ?? null, change };
  }
  if (typeof value === 'string') return NOTHING;
  const shows = value.shown;
  if (shows === 'recipe') return { ...NOTHING, shows, recipe, previous: received };
  if (shows === 'received') return { ...NOTHING, shows, recipe: received, previous: recipe };
  const previous = pane === 'recipe' ? recipe : received;
  return { ...NOTHING, shows, previous, change: shows === 'apology' ? change : null };
}

export function isSamePane(one: Pane, other: Pane): boolean {
  return (Object.keys(one) as (keyof Pane)[]).every((name) => one[name] === other[name]);
}

/** True if the recipe in the context was made for the current list and taste. */
export function isForList({ context }: RecipeSnapshot): boolean {
  return cardsOf(context).some(({ id }) => id === context.recipe?.id);
}

/** True if an interrupted request can be sent again. It must be a change, or match the list and taste. */
export function canRequestAsBefore(snapshot: RecipeSnapshot): boolean {
  const { context } = snapshot;
  return snapshot.matches({ shown: 'interrupted' }) && isAsBefore(context.requestInput, context);
}

/** True if 'Get a recipe' is the next step. False if the pane shows a recipe for the list, or offers a next step itself. */
export function isRequestNext(snapshot: RecipeSnapshot): boolean {
  const { shows, change } = paneOf(snapshot);
  const leadsOn =
    shows === 'noDish' || (shows === 'apology' && (change ?? snapshot.context.instead) !== null);
  const isAnswered = shows === 'interrupted' ? canRequestAsBefore(snapshot) : isForList(snapshot);
  return hasEnoughIngredients(snapshot.context) && !isAnswered && !leadsOn;
}

/** True if staples and taste are shown. They are hidden until they are useful, since they push the list down. */
export function needsSettings({ context }: RecipeSnapshot): boolean {
  const { staples, taste, recipe, received } = context;
  const isSet = staples !== null || !isSameTaste(taste, NO_TASTE);
  // An unsaved shared recipe would jump if staples and taste appeared when it is saved.
  return isSet || recipe !== null || received !== null || hasEnoughIngredients(context);
}
