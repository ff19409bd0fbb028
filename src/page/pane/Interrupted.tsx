import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isInterrupted } from '../../../machines/recipeMachine.ts';
import { ASK_BUTTON_ID, focusFirst } from '../browser/focus.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';

/** Once the list has changed, 'Ask again' would ask the same as 'Get a recipe', and is left out. */
export function Interrupted({ children }: { children: ReactNode }) {
  const recipeActor = useRecipeActor();
  // A change is asked again whatever is on the list now, so nothing is said of that.
  const isAsItWas = useSelector(recipeActor, (s) => isInterrupted(s) && s.context.askedWith.change === null);
  const canAsk = useSelector(
    recipeActor,
    (s) => isInterrupted(s) && s.can({ type: 'recipe.requestedAgain' }),
  );
  const again = useRef<HTMLButtonElement>(null);

  // On a phone it lies below the fold, under the list.
  useEffect(() => {
    // In young browsers it returns a promise, which React would take for what cleans up.
    again.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function ask() {
    focusFirst(ASK_BUTTON_ID);
    recipeActor.send({ type: 'recipe.requestedAgain' });
  }

  return (
    <div className="welcome">
      <h2>Your recipe was interrupted</h2>
      <p>
        The page was left before your recipe came.
        {isAsItWas && (
          <>
            <br />
            Your list is safe.
          </>
        )}
      </p>
      {canAsk && (
        <Button ref={again} className="button-main" onClick={ask}>
          Ask again
        </Button>
      )}
      {children}
    </div>
  );
}
