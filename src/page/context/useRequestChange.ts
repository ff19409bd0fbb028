import { use } from 'react';
import { paneOf } from '../../../machines/pane.ts';
import { servings } from '../../shared/formatYield.ts';
import { useConnection, useIsModelOffline, useRecipeActor, useRecipeState } from './pageContext.ts';
import { PressedContext, useRecipe } from './recipeContext.ts';

/**
 * Returns a function that requests a change, or null if the recipe cannot be changed. If no model is connected, the
 * function opens the connection dialog instead. While the model is offline or makes a recipe, the function does nothing
 * (`isBlocked`).
 */
export function useRequestChange() {
  const recipeActor = useRecipeActor();
  const { isConnectedNow, openConnectionDialog } = useConnection();
  const lastPressed = use(PressedContext);
  const { reading, scale } = useRecipe();
  const { yield: yields } = reading.facts;
  const scaledTo = yields && !yields.of && scale !== 1 ? servings(yields.count, scale) : undefined;
  const isOffline = useIsModelOffline();
  const canRequest = useRecipeState((s) => s.can({ type: 'change.requested', wish: 'Quicker' }));
  // Keeps the controls during a change, since they are needed again if the change fails or is cancelled.
  const isKept = useRecipeState((s) => paneOf(s).change !== null);
  const isBlocked = isOffline || !canRequest;
  const request = (wish: string, pressed: HTMLElement) => {
    if (isBlocked) return;
    if (!isConnectedNow()) return openConnectionDialog();
    lastPressed.current = pressed;
    recipeActor.send({ type: 'change.requested', wish, servings: scaledTo });
  };
  return canRequest || isKept ? { request, isBlocked, isOffline } : null;
}
