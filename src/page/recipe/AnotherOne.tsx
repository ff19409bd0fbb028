import { useSelector } from '@xstate/react';
import { cardsOf } from '../../../machines/recipeMachine.ts';
import { Button } from '../frame/Button.tsx';
import { ASK_BUTTON_ID, focusFirst } from '../frame/focus.ts';
import { useRecipeActor } from '../frame/pageContext.ts';
import { useDrawing } from './drawing.ts';

/** `unmounts`: the button will unmount, so the focus is moved first. */
export function AnotherOne({ unmounts = false }: { unmounts?: boolean }) {
  const recipeActor = useRecipeActor();
  const { code } = useDrawing();
  const canAsk = useSelector(recipeActor, (s) => s.can({ type: 'another.requested', notAgain: [] }));

  function ask() {
    if (unmounts) focusFirst(ASK_BUTTON_ID);
    const cards = cardsOf(recipeActor.getSnapshot().context);
    recipeActor.send({
      type: 'another.requested',
      notAgain: code ? cards.map((card) => code.readAnswer(card).dish) : [],
    });
  }

  if (unmounts && !canAsk) return null;
  return (
    <Button icon="again" className="another" aria-disabled={!canAsk} onClick={ask}>
      Another one
    </Button>
  );
}
