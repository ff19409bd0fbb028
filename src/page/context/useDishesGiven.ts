import { cardsOf } from '../../../machines/request.ts';
import { useReadRecipe } from './drawing.ts';
import { useRecipeActor } from './pageContext.ts';

/** What has come for this list and taste: the next request asks for another dish. */
export function useDishesGiven(): () => string[] {
  const recipeActor = useRecipeActor();
  const read = useReadRecipe();
  return () => cardsOf(recipeActor.getSnapshot().context).map((card) => read(card).dish);
}
