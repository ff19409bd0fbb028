import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { partsOf } from '../../../machines/splitList.ts';
import { useRecipeActor } from '../context/pageContext.ts';

/** What was added last, in parts if it names several ingredients. `whole`: what the visitor wants to be one. */
export function useSplit(whole: string) {
  const recipeActor = useRecipeActor();
  const last = useSelector(recipeActor, (s) => s.context.ingredients.at(-1)) ?? '';
  const parts = useMemo(() => (last === whole ? [last] : partsOf(last)), [last, whole]);
  const split = () => recipeActor.send({ type: 'ingredient.split', ingredient: last, parts });
  return { last, parts, split };
}
