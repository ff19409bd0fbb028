import { ASK_BUTTON_ID, focusFirst } from '../browser/focus.ts';
import { useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { useDishesGiven } from '../context/useDishesGiven.ts';
import { Button } from '../controls/Button.tsx';

/** In the recipe itself, which gives way to the one that is asked for. */
export function AnotherOne({ className }: { className: string }) {
  const recipeActor = useRecipeActor();
  const dishesGiven = useDishesGiven();
  const canAsk = useRecipeState((s) => s.matches({ shown: 'recipe' }) && s.can({ type: 'recipe.requested' }));
  if (!canAsk) return null;

  function ask() {
    focusFirst(ASK_BUTTON_ID);
    recipeActor.send({ type: 'recipe.requested', notAgain: dishesGiven() });
  }

  return (
    <Button icon="again" className={className} onClick={ask}>
      Suggest another
    </Button>
  );
}
