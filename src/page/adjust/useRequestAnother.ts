import { ASK_BUTTON_ID, RECIPE_HEADING_ID, thenFocus } from '../browser/focus.ts';
import { useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { useDishesGiven } from '../context/useDishesGiven.ts';

/**
 * Returns a function that requests another recipe, or null if none can be requested. Cancelling the request restores
 * the scroll position.
 */
export function useRequestAnother(): (() => void) | null {
  const recipeActor = useRecipeActor();
  const dishesGiven = useDishesGiven();
  const canRequest = useRecipeState(
    (s) => s.matches({ shown: 'recipe' }) && s.can({ type: 'recipe.requested' }),
  );
  if (!canRequest) return null;
  return () => {
    const { recipe } = recipeActor.getSnapshot().context;
    const top = scrollY;
    thenFocus(() => recipeActor.send({ type: 'recipe.requested', notAgain: dishesGiven() }), ASK_BUTTON_ID);
    const subscription = recipeActor.subscribe((snapshot) => {
      if (snapshot.hasTag('busy')) return;
      subscription.unsubscribe();
      if (!snapshot.matches({ shown: 'recipe' }) || snapshot.context.recipe !== recipe) return;
      thenFocus(() => {}, RECIPE_HEADING_ID);
      scrollTo(0, top);
    });
  };
}
