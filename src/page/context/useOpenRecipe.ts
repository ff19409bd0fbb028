import type { Recipe } from '../../../machines/recipe.ts';
import { RECIPE_HEADING_ID, thenFocus } from '../browser/focus.ts';
import { useRecipeActor, useRecipeState } from './pageContext.ts';

export function useOpenRecipe(recipe: Recipe): { canOpen: boolean; open: () => void } {
  const recipeActor = useRecipeActor();
  const canOpen = useRecipeState((s) => s.can({ type: 'recipe.opened', recipe }));
  return {
    canOpen,
    open() {
      if (canOpen) thenFocus(() => recipeActor.send({ type: 'recipe.opened', recipe }), RECIPE_HEADING_ID);
    },
  };
}
