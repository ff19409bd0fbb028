import { hasEnoughIngredients } from './kitchen.ts';
import type { Recipe } from './recipe.ts';
import type { RecipeSnapshot } from './recipeMachine.ts';
import { cardsOf, isAsBefore, type RequestInput } from './request.ts';
import { isSameTaste, NO_TASTE } from './taste.ts';

export type Pane = {
  shows: 'nothing' | 'request' | 'change' | 'recipe' | 'received' | 'apology' | 'noDish' | 'interrupted';
  /** The recipe shown. During a change, the original recipe. */
  recipe: Recipe | null;
  /** The recipe that 'recipe.reopened' returns to. */
  previous: Recipe | null;
  /** A change under way, or a failed one. */
  change: RequestInput['change'];
};

const NOTHING: Pane = { shows: 'nothing', recipe: null, previous: null, change: null };

/** Computes the content of the pane. Compare two results with `isSamePane`. */
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

/** Returns whether the recipe of the context was made for the current list and taste. */
export function isForList({ context }: RecipeSnapshot): boolean {
  return cardsOf(context).some(({ id }) => id === context.recipe?.id);
}

/** Returns whether an interrupted request can be sent again. It must be a change, or still match the list and taste. */
export function canRequestAsBefore(snapshot: RecipeSnapshot): boolean {
  const { context } = snapshot;
  return snapshot.matches({ shown: 'interrupted' }) && isAsBefore(context.requestInput, context);
}

/** Returns whether 'Get a recipe' is the next step. It is not if a recipe for the list is shown, or a button of the pane leads on. */
export function isRequestNext(snapshot: RecipeSnapshot): boolean {
  const { shows, change } = paneOf(snapshot);
  const leadsOn =
    shows === 'noDish' || (shows === 'apology' && (change ?? snapshot.context.instead) !== null);
  const isAnswered = shows === 'interrupted' ? canRequestAsBefore(snapshot) : isForList(snapshot);
  return hasEnoughIngredients(snapshot.context) && !isAnswered && !leadsOn;
}

/** Returns whether to show staples and taste. They push the list down, so they wait until a recipe is near or one of them is set. */
export function needsSettings({ context }: RecipeSnapshot): boolean {
  const { staples, taste, recipe, received } = context;
  const isSet = staples !== null || !isSameTaste(taste, NO_TASTE);
  // If they appeared only when a received recipe is saved, they would push it down under the finger on a phone.
  return isSet || recipe !== null || received !== null || hasEnoughIngredients(context);
}
