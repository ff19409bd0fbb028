import { ASK_BUTTON_ID, focusFirst } from '../browser/focus.ts';
import { useConnection, useRecipeActor } from './pageContext.ts';

/** Repeats the request that failed or was interrupted. For a change without a model, opens the connection dialog instead. */
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
