import { useSelector } from '@xstate/react';
import { flushSync } from 'react-dom';
import type { Recipe } from '../../../machines/recipe.ts';
import { focusFirst, RECIPE_HEADING_ID } from '../browser/focus.ts';
import { useRecipeActor } from './pageContext.ts';

export function useOpenRecipe(recipe: Recipe): { canOpen: boolean; open: () => void } {
  const recipeActor = useRecipeActor();
  const canOpen = useSelector(recipeActor, (s) => s.can({ type: 'recipe.opened', recipe }));

  function open() {
    // The heading of the recipe has to be rendered before it can take the focus.
    flushSync(() => recipeActor.send({ type: 'recipe.opened', recipe }));
    if (canOpen) focusFirst(RECIPE_HEADING_ID);
  }

  return { canOpen, open };
}
