import { cardsOf } from '../../../machines/recipeMachine.ts';
import { useDrawing } from './drawing.ts';
import { useRecipeActor } from './pageContext.ts';

export function useAskForAnother(): () => void {
  const recipeActor = useRecipeActor();
  const { code } = useDrawing();
  return () => {
    const cards = cardsOf(recipeActor.getSnapshot().context);
    const notAgain = code ? cards.map((card) => code.readRecipe(card).reading().dish) : [];
    recipeActor.send({ type: 'another.requested', notAgain });
  };
}
