import { ASK_BUTTON_ID, focusFirst } from '../browser/focus.ts';
import { useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { useDishesGiven } from '../context/useDishesGiven.ts';

/** Null while no other recipe can be requested. */
export function useAskForAnother(): (() => void) | null {
  const recipeActor = useRecipeActor();
  const dishesGiven = useDishesGiven();
  const canAsk = useRecipeState((s) => s.matches({ shown: 'recipe' }) && s.can({ type: 'recipe.requested' }));
  if (!canAsk) return null;
  return () => {
    focusFirst(ASK_BUTTON_ID);
    recipeActor.send({ type: 'recipe.requested', notAgain: dishesGiven() });
  };
}
