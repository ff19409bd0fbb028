import { type ReactNode, useEffect, useRef } from 'react';
import { canAskAsBefore } from '../../../machines/recipeMachine.ts';
import { ASK_BUTTON_ID, focusFirst } from '../browser/focus.ts';
import { useSignInProblem } from '../connect/ConnectionOutcome.tsx';
import { useIsModelOffline, useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';

/** Once the list has changed, 'Get a recipe' leads on, unless it was a change. */
export function Interrupted({ children }: { children: ReactNode }) {
  const recipeActor = useRecipeActor();
  const canAsk = useRecipeState(canAskAsBefore);
  const isOffline = useIsModelOffline();
  const problem = useSignInProblem();
  const told = useRef<HTMLDivElement>(null);

  // On a phone it lies below the fold, under the list.
  useEffect(() => {
    // In young browsers it returns a promise, which React would take for what cleans up.
    told.current?.scrollIntoView({ block: 'center' });
  }, []);

  function ask() {
    focusFirst(ASK_BUTTON_ID);
    recipeActor.send({ type: 'recipe.requestedAgain' });
  }

  return (
    <div ref={told} className="welcome">
      <h2>Your recipe was interrupted</h2>
      <p>{problem ?? 'You left before your recipe was ready.'}</p>
      {canAsk && (
        <Button className={isOffline ? '' : 'button-main'} onClick={ask}>
          Ask again
        </Button>
      )}
      {children}
    </div>
  );
}
