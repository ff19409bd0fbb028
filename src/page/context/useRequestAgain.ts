import { ASK_BUTTON_ID, focusFirst } from '../browser/focus.ts';
import { useConnection, useRecipeActor } from './pageContext.ts';

/**
 * Returns a function that repeats the failed or interrupted request. If that request was for a change, and no model is
 * connected, the function opens the connection dialog instead.
 */
export function useRequestAgain(): () => void {
  const recipeActor = useRecipeActor();
  const { isConnectedNow, openConnectionDialog } = useConnection();
  return () => {
    const { change } = recipeActor.getSnapshot().context.requestInput;
    if (change && !isConnectedNow()) return openConnectionDialog();
    focusFirst(ASK_BUTTON_ID);
    recipeActor.send({ type: 'recipe.requestedAgain' });
  };
}
