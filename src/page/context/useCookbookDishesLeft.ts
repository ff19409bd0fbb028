import { cookbookDishesLeft } from '../../../machines/request.ts';
import { useIsConnected, useRecipeState } from './pageContext.ts';

/**
 * Returns how many more dishes of the cookbook fit the ingredient list. Returns null if no dish of the cookbook has
 * been shown yet, or if a model is connected.
 */
export function useCookbookDishesLeft(): number | null {
  const left = useRecipeState(({ context }) => cookbookDishesLeft(context));
  return useIsConnected() ? null : left;
}
