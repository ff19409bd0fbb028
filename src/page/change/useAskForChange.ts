import { useSelector } from '@xstate/react';
import { ASK_BUTTON_ID, focusFirst, INGREDIENT_INPUT_ID } from '../browser/focus.ts';
import { useRecipeActor } from '../context/pageContext.ts';

/** Null where what is shown cannot be changed. */
export function useAskForChange(): ((wish: string) => void) | null {
  const recipeActor = useRecipeActor();
  const canAsk = useSelector(recipeActor, (s) => s.can({ type: 'change.requested', wish: 'Quicker' }));
  if (!canAsk) return null;
  return (wish) => {
    // What is pressed unmounts with the recipe: without this, its focus would be lost.
    focusFirst(ASK_BUTTON_ID, INGREDIENT_INPUT_ID);
    recipeActor.send({ type: 'change.requested', wish });
  };
}
