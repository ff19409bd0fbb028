import { type ReactNode, useEffect, useRef } from 'react';
import { canRequestAsBefore } from '../../../machines/pane.ts';
import { useIsModelOffline, useRecipeState } from '../context/pageContext.ts';
import { useRequestAgain } from '../context/requests.ts';
import { Button } from '../controls/Button.tsx';

/** Message about an interrupted request. If possible, a button sends the request again. */
export function Interrupted({ children }: { children: ReactNode }) {
  const requestAgain = useRequestAgain();
  const canRequest = useRecipeState(canRequestAsBefore);
  const isOfChange = useRecipeState((s) => s.context.requestInput.change !== null);
  const isOffline = useIsModelOffline();
  const message = useRef<HTMLDivElement>(null);

  // Scrolls to the message, which is below the visible part of the window if the text is large.
  useEffect(() => {
    // Returns nothing, since React would treat the promise from `scrollIntoView` in newer browsers as the effect's cleanup.
    message.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <div ref={message} className="message">
      <h2 className="large-title">Your recipe was interrupted</h2>
      <p>
        Your list is still here. {/* Uses a text button, since 'Get a recipe' sends the same request. */}
        {canRequest && !isOfChange && (
          <Button variant="word" onClick={requestAgain}>
            Ask again
          </Button>
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
