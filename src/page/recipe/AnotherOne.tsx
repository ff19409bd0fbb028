import { useSelector } from '@xstate/react';
import { readAnswer } from '../../reading/readAnswer.ts';
import { ASK_BUTTON_ID, focusFirst } from '../frame/focus.ts';
import { Icon } from '../frame/Icon.tsx';
import { useRecipeActor } from '../frame/pageContext.ts';

/** Asks for none of the dishes that were served for this list. */
export function useAnother(): { canAsk: boolean; ask: () => void } {
  const recipeActor = useRecipeActor();
  return {
    canAsk: useSelector(recipeActor, (s) => s.can({ type: 'another.requested', notAgain: [] })),
    ask() {
      const { served } = recipeActor.getSnapshot().context;
      const notAgain = served.map(({ text }) => readAnswer(text).dish);
      recipeActor.send({ type: 'another.requested', notAgain });
    },
  };
}

/** `goes`: with the recipe that it stands in. */
export function AnotherOne({ goes = false }: { goes?: boolean }) {
  const { canAsk, ask } = useAnother();

  function press() {
    if (goes) focusFirst(ASK_BUTTON_ID);
    ask();
  }

  if (goes && !canAsk) return null;
  return (
    <button type="button" className="button another" aria-disabled={!canAsk} onClick={press}>
      <Icon name="again" />
      Another one
    </button>
  );
}
