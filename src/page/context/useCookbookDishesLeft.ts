import { cookbookDishesLeft } from '../../../machines/request.ts';
import { useIsConnected, useRecipeState } from './pageContext.ts';

/** Counts the dishes that the cookbook still has for the list; null before its first dish, and while a model is connected. */
export function useCookbookDishesLeft(): number | null {
  const left = useRecipeState(({ context }) => cookbookDishesLeft(context));
  return useIsConnected() ? null : left;
}
