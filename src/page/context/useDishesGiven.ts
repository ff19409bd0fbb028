import { cardsOf } from '../../../machines/request.ts';
import { useRecipeActor } from './pageContext.ts';
import { useReadRecipe } from './renderer.ts';

/**
 * Returns a function that lists the dishes already suggested for the current ingredients and taste. The next request
 * excludes these dishes.
 */
export function useDishesGiven(): () => string[] {
  const recipeActor = useRecipeActor();
  const read = useReadRecipe();
  return () => cardsOf(recipeActor.getSnapshot().context).map((recipe) => read(recipe).dish);
}
