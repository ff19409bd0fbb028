import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isMoreInterrupted } from '../../../machines/recipeMachine.ts';
import { ASK_BUTTON_ID, focusFirst } from '../browser/focus.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';

/** 'Ask again' is left out where 'Get a recipe' would ask the same. */
export function Interrupted({ children }: { children: ReactNode }) {
  const recipeActor = useRecipeActor();
  const isMore = useSelector(recipeActor, isMoreInterrupted);
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
      <p>You left before your recipe arrived.</p>
      {isMore && (
        <Button className="button-main" onClick={ask}>
          Ask again
        </Button>
      )}
      {children}
    </div>
  );
}
