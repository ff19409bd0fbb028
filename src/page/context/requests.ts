import { useSelector } from '@xstate/react';
import { hasFittingDish } from '../../../machines/dishesMachine.ts';
import { isRequestNext } from '../../../machines/pane.ts';
import type { Recipe } from '../../../machines/recipe.ts';
import { MAX_ATTEMPTS } from '../../../machines/recipeMachine.ts';
import { cardsOf, cookbookDishesLeft, withRuledOut } from '../../../machines/request.ts';
import { staplesOf } from '../../../machines/staples.ts';
import { isSameList } from '../../../machines/textLists.ts';
import { servings } from '../../shared/formatYield.ts';
import { RECIPE_HEADING_ID, thenFocus } from '../browser/focus.ts';
import {
  useIsConnected,
  useIsModelOffline,
  usePage,
  usePane,
  useRecipeActor,
  useRecipeState,
} from './pageContext.ts';
import { useRecipe } from './recipeContext.ts';
import { useDishName } from './renderer.ts';

/**
 * Returns a function that lists the dishes already suggested for the current ingredients and taste. The next request
 * excludes these dishes.
 */
export function useDishesGiven(): () => string[] {
  const recipeActor = useRecipeActor();
  const nameOf = useDishName();
  return () => cardsOf(recipeActor.getSnapshot().context).map(nameOf);
}

/**
 * Returns a function that requests another recipe, or null if no other recipe can be requested. Cancelling the request
 * restores the scroll position. 'model.requested': from a model, even after a dish of the cookbook.
 */
export function useRequestAnother(type: 'another.requested' | 'model.requested'): (() => void) | null {
  const recipeActor = useRecipeActor();
  const dishesGiven = useDishesGiven();
  const canRequest = useRecipeState((s) => s.can({ type }));
  if (!canRequest) return null;
  return () => {
    const { recipe } = recipeActor.getSnapshot().context;
    const top = scrollY;
    recipeActor.send({ type, notAgain: dishesGiven() });
    if (!recipeActor.getSnapshot().hasTag('busy')) return;
    const subscription = recipeActor.subscribe((snapshot) => {
      if (snapshot.hasTag('busy')) return;
      subscription.unsubscribe();
      if (!snapshot.matches({ shown: 'recipe' }) || snapshot.context.recipe !== recipe) return;
      // Leaves focus and scroll position alone if the visitor is already in a field.
      if (document.activeElement?.matches('input, textarea, select')) return;
      thenFocus(() => {}, RECIPE_HEADING_ID);
      scrollTo(0, top);
    });
  };
}

/**
 * Returns a function that requests a change, or null if the recipe cannot be changed. While the model is offline or
 * makes a recipe, the function does nothing (`isBlocked`).
 */
export function useRequestChange() {
  const recipeActor = useRecipeActor();
  const { reading, scale } = useRecipe();
  const { yield: yields } = reading.facts;
  const scaledTo = yields && !yields.of && scale !== 1 ? servings(yields.count, scale) : undefined;
  const isOffline = useIsModelOffline();
  const canRequest = useRecipeState((s) => s.can({ type: 'change.requested', wish: 'Quicker' }));
  // Keeps the controls during a change because the visitor needs the controls again if the change fails or is
  // cancelled.
  const isKept = usePane().change !== null;
  const isBlocked = isOffline || !canRequest;
  const request = (wish: string) => {
    if (isBlocked) return;
    recipeActor.send({ type: 'change.requested', wish, servings: scaledTo });
  };
  return canRequest || isKept ? { request, isBlocked, isOffline } : null;
}

/** Returns how many more dishes of the cookbook fit the ingredient list, or null if the recipe is not from the cookbook. */
export function useCookbookDishesLeft(): number | null {
  return useRecipeState(({ context }) => (context.recipe?.cookbook ? cookbookDishesLeft(context) : null));
}

/** True if 'Get a recipe' is the next step. False if there is neither a model nor a dish for the list. */
export function useIsRequestPrimary(): boolean {
  const isConnected = useIsConnected();
  const hasDish = useSelector(usePage().dishesActor, hasFittingDish);
  const isOffline = useIsModelOffline();
  const isApology = usePane().shows === 'apology';
  return (
    useRecipeState((s) => isRequestNext(s, isConnected)) &&
    (!isOffline || isApology) &&
    (isConnected || hasDish)
  );
}

export function useOpenRecipe(recipe: Recipe): { canOpen: boolean; open: () => void } {
  const recipeActor = useRecipeActor();
  const canOpen = useRecipeState((s) => s.can({ type: 'recipe.opened', recipe }));
  return {
    canOpen,
    open() {
      if (canOpen) thenFocus(() => recipeActor.send({ type: 'recipe.opened', recipe }), RECIPE_HEADING_ID);
    },
  };
}

/** Returns the foods that the visitor does not have to buy: the ingredients on the list and the staples. */
export function useOnHand(): string[] {
  return useRecipeState(
    ({ context }) => [...withRuledOut(context).ingredients, ...staplesOf(context.staples)],
    isSameList,
  );
}

export const formatRetry = (attempt: number) => `Trying again, ${attempt} of ${MAX_ATTEMPTS}`;
