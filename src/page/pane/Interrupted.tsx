import { type ReactNode, useEffect, useRef } from 'react';
import { canRequestAsBefore } from '../../../machines/pane.ts';
import { useIsModelOffline, useRecipeState } from '../context/pageContext.ts';
import { useRequestAgain } from '../context/useRequestAgain.ts';
import { Button } from '../controls/Button.tsx';

/** Once the list has changed, 'Get a recipe' leads on, unless it was a change. */
export function Interrupted({ children }: { children: ReactNode }) {
  const requestAgain = useRequestAgain();
  const canRequest = useRecipeState(canRequestAsBefore);
  const isOffline = useIsModelOffline();
  const told = useRef<HTMLDivElement>(null);

  // On a phone it lies below the fold, under the list.
  useEffect(() => {
    // In young browsers it returns a promise, which React would take for what cleans up.
    told.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <div ref={told} className="welcome">
      <h2>Your recipe was interrupted</h2>
      <p>You left before your recipe was ready.</p>
      {canRequest && (
        <Button variant={isOffline ? undefined : 'main'} onClick={requestAgain}>
          Ask again
        </Button>
      )}
      {children}
    </div>
  );
}
