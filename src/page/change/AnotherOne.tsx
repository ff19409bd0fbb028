import { cardsOf } from '../../../machines/recipeMachine.ts';
import { ASK_BUTTON_ID, focusFirst } from '../browser/focus.ts';
import { useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { readRecipe } from '../drawing/readRecipe.ts';

/** In the recipe itself, which gives way to the one that is asked for. */
export function AnotherOne({ className }: { className: string }) {
  const recipeActor = useRecipeActor();
  const canAsk = useRecipeState((s) => s.can({ type: 'another.requested', notAgain: [] }));
  if (!canAsk) return null;

  function ask() {
    focusFirst(ASK_BUTTON_ID);
    const cards = cardsOf(recipeActor.getSnapshot().context);
    const notAgain = cards.map((card) => readRecipe(card).reading().dish);
    recipeActor.send({ type: 'another.requested', notAgain });
  }

  return (
    <Button icon="again" className={className} onClick={ask}>
      Suggest another
    </Button>
  );
}
