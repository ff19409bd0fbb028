import { useSelector } from '@xstate/react';
import { ASK_BUTTON_ID, focusFirst } from '../browser/focus.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { useAskForAnother } from '../context/useAskForAnother.ts';
import { Button } from '../controls/Button.tsx';

/** In the recipe itself, which gives way to the one that is asked for. */
export function AnotherOne({ className = '' }: { className?: string }) {
  const canAsk = useSelector(useRecipeActor(), (s) => s.can({ type: 'another.requested', notAgain: [] }));
  const askForAnother = useAskForAnother();
  if (!canAsk) return null;
  return (
    <Button
      icon="again"
      className={className}
      onClick={() => {
        focusFirst(ASK_BUTTON_ID);
        askForAnother();
      }}
    >
      Suggest another
    </Button>
  );
}
