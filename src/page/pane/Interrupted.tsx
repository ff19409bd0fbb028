import { type ReactNode, useEffect, useRef } from 'react';
import { canRequestAsBefore } from '../../../machines/pane.ts';
import { useIsModelOffline, useRecipeState } from '../context/pageContext.ts';
import { useRequestAgain } from '../context/useRequestAgain.ts';
import { Button } from '../controls/Button.tsx';

/** Message about an interrupted request, with a button if the request can be sent again. */
export function Interrupted({ children }: { children: ReactNode }) {
  const requestAgain = useRequestAgain();
  const canRequest = useRecipeState(canRequestAsBefore);
  const isOfChange = useRecipeState((s) => s.context.requestInput.change !== null);
  const isOffline = useIsModelOffline();
  const message = useRef<HTMLDivElement>(null);

  // Scrolls to the message, since large text pushes it below the fold.
  useEffect(() => {
    // In newer browsers `scrollIntoView` returns a promise, which React would treat as the cleanup.
    message.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <div ref={message} className="message">
      <h2 className="large-title">Your recipe was interrupted</h2>
      <p>
        Your list is still here. {/* 'Get a recipe' sends the same request, unless it is for a change. */}
        {canRequest && !isOfChange && (
          <button type="button" className="word-button" onClick={requestAgain}>
            Ask again
          </button>
        )}
      </p>
      <div className="line">
        {canRequest && isOfChange && (
          <Button variant={isOffline ? undefined : 'main'} onClick={requestAgain}>
            Ask again
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
