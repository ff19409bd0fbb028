import { cookbookDishesLeft } from '../../../machines/request.ts';
import { useIsConnected, useRecipeState } from './pageContext.ts';

/** Returns how many more cookbook dishes fit the list. Returns null before the first cookbook dish, and while a model is connected. */
export function useCookbookDishesLeft(): number | null {
  const left = useRecipeState(({ context }) => cookbookDishesLeft(context));
  return useIsConnected() ? null : left;
}
