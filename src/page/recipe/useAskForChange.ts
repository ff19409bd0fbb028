import { ASK_BUTTON_ID, focusFirst, INGREDIENT_INPUT_ID } from '../frame/focus.ts';
import { useRecipeActor } from '../frame/pageContext.ts';

export function useAskForChange(): (wish: string) => void {
  const recipeActor = useRecipeActor();
  return (wish) => {
    // What is pressed unmounts with the recipe: without this, its focus would be lost.
    focusFirst(ASK_BUTTON_ID, INGREDIENT_INPUT_ID);
    recipeActor.send({ type: 'change.requested', wish });
  };
}
