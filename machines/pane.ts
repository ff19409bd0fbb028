import { hasEnoughIngredients } from './kitchen.ts';
import type { Recipe } from './recipe.ts';
import type { RecipeSnapshot } from './recipeMachine.ts';
import { cardsOf, isAsBefore, type RequestInput } from './request.ts';
import { isSameTaste, NO_TASTE } from './taste.ts';

export type Pane = {
  shows: 'nothing' | 'request' | 'change' | 'recipe' | 'received' | 'apology' | 'noDish' | 'interrupted';
  /** The recipe shown; while a change is made, the one that it is made of. */
  recipe: Recipe | null;
  /** The recipe that 'recipe.reopened' goes back to. */
  previous: Recipe | null;
  /** A change that is under way, or has failed. */
  change: RequestInput['change'];
};

const NOTHING: Pane = { shows: 'nothing', recipe: null, previous: null, change: null };

/** What the pane shows. `isSamePane` compares two of them. */
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

/** Whether the recipe of the context was made for the present list and taste. */
export function isForList({ context }: RecipeSnapshot): boolean {
  return cardsOf(context).some(({ id }) => id === context.recipe?.id);
}

/** Whether an interrupted request can be sent again: a change, or one that is still for this list and taste. */
export function canRequestAsBefore(snapshot: RecipeSnapshot): boolean {
  const { context } = snapshot;
  return snapshot.matches({ shown: 'interrupted' }) && isAsBefore(context.requestInput, context);
}

/** Whether 'Get a recipe' comes next: not over a recipe for the list, nor if the pane has a button that leads on. */
export function isRequestNext(snapshot: RecipeSnapshot): boolean {
  const { shows, change } = paneOf(snapshot);
  const leadsOn =
    shows === 'noDish' || (shows === 'apology' && (change ?? snapshot.context.instead) !== null);
  const isAnswered = shows === 'interrupted' ? canRequestAsBefore(snapshot) : isForList(snapshot);
  return hasEnoughIngredients(snapshot.context) && !isAnswered && !leadsOn;
}

/** Until a recipe is near or one of them is set, staples and taste would only push the list down. */
export function needsSettings({ context }: RecipeSnapshot): boolean {
  const { staples, taste, recipe, received } = context;
  const isSet = staples !== null || !isSameTaste(taste, NO_TASTE);
  // With a received recipe, not once it is kept: on a phone that would push it down under the finger.
  return isSet || recipe !== null || received !== null || hasEnoughIngredients(context);
}
