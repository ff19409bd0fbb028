import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useRecipeActor } from './pageContext.ts';

/** What need not be bought: what is on the list, and what is always in the kitchen. */
export function useOnHand(): string[] {
  const recipeActor = useRecipeActor();
  const ingredients = useSelector(recipeActor, (s) => s.context.ingredients);
  const staples = useSelector(recipeActor, (s) => s.context.staples);
  return useMemo(() => [...ingredients, ...staples], [ingredients, staples]);
}
