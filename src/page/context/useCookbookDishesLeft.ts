import { cookbookDishesLeft } from '../../../machines/request.ts';
import { useIsConnected, useRecipeState } from './pageContext.ts';

/** How many more dishes the cookbook has for the list. Null before it has served one, and while a model is asked instead. */
export function useCookbookDishesLeft(): number | null {
  const left = useRecipeState(({ context }) => cookbookDishesLeft(context));
  return useIsConnected() ? null : left;
}
