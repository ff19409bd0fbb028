import { cardsOf } from '../../../machines/request.ts';
import { useRecipeActor } from './pageContext.ts';
import { useReadRecipe } from './renderer.ts';

/** Names the dishes already made for this list and taste, so that the next request asks for another one. */
export function useDishesGiven(): () => string[] {
  const recipeActor = useRecipeActor();
  const read = useReadRecipe();
  return () => cardsOf(recipeActor.getSnapshot().context).map((recipe) => read(recipe).dish);
}
