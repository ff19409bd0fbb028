import { hasEnoughIngredients } from '../../../machines/recipeMachine.ts';
import { distinct } from '../../../machines/textLists.ts';
import { ASK_BUTTON_ID } from '../browser/focus.ts';
import { useRecipeActor, useRecipeBox, useRecipeState } from '../context/pageContext.ts';
import { SuggestedWords } from '../controls/SuggestedWords.tsx';

const USUAL = ['eggs', 'tomatoes', 'pasta', 'potatoes', 'chickpeas'];

export function Suggestions() {
  const recipeActor = useRecipeActor();
  const onHand = useRecipeState((s) => s.context.ingredients);
  const isEnough = useRecipeState((s) => hasEnoughIngredients(s.context));
  const { box } = useRecipeBox();
  if (isEnough) return null;

  return (
    <SuggestedWords
      words={distinct([...box.mostUsed(), ...USUAL]).slice(0, USUAL.length)}
      known={onHand}
      keepsPlaces
      onAdd={(ingredient) => recipeActor.send({ type: 'ingredient.added', ingredient })}
      next={ASK_BUTTON_ID}
    />
  );
}
