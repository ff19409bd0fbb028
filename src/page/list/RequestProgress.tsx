import { useEffect, useRef, useState } from 'react';
import { ASK_BUTTON_ID, handFocusTo, holdsText, INGREDIENT_INPUT_ID } from '../browser/focus.ts';
import { useFailureMessage } from '../connect/requestFailures.ts';
import { useEmitted, useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { formatRetry, Timing } from './Timing.tsx';

const toForm = handFocusTo(ASK_BUTTON_ID, INGREDIENT_INPUT_ID);

export function RequestProgress() {
  const recipeActor = useRecipeActor();
  const busy = useRecipeState((s) => s.hasTag('busy'));
  const attempt = useRecipeState((s) => s.context.attempt);
  const { cause } = useFailureMessage() ?? {};
  const change = useRecipeState((s) => (s.hasTag('busy') ? s.context.requestInput.change : null));
  const [cancelled, setCancelled] = useState(false);
  const progress = useRef<HTMLDivElement>(null);

  useEmitted('recipe.stopped', () => setCancelled(true));

  useEffect(() => {
    if (!busy) return;
    setCancelled(false);
    // Once a long list is folded, the progress may be above the window.
    const { top = 0 } = progress.current?.getBoundingClientRect() ?? {};
    if (top < 0) progress.current?.scrollIntoView();
    const cancelByEscape = ({ key, isComposing, target }: KeyboardEvent) => {
      // Does not cancel the request if the Escape key closes a dialog, empties a field, or ends IME composition.
      const isTaken = isComposing || holdsText(target) || document.querySelector('dialog[open]');
      if (key === 'Escape' && !isTaken) recipeActor.send({ type: 'recipe.cancelled' });
    };
    document.addEventListener('keydown', cancelByEscape);
    return () => document.removeEventListener('keydown', cancelByEscape);
  }, [busy, recipeActor]);

  return (
    // The progress of a change has a fixed position, since the visitor may have scrolled to any part of the recipe.
    <div ref={progress} className={change ? 'notice change-bar' : 'progress line'}>
      {/* Keeps the elapsed seconds outside of this live region, since a screen reader would announce every second. */}
      <div role="status">
        {busy && (
          <p className="beside generating">
            <span>Generating recipe...</span>
          </p>
        )}
        {busy && attempt > 1 && <p className="visually-hidden">{formatRetry(attempt)}</p>}
        {!busy && cancelled && (
          <p id="cancelled" className="notice">
            Cancelled.
          </p>
        )}
      </div>
      {busy && (
        <>
          <Timing cause={cause} />
          {change && (
            <p className="wish one-line" dir="auto">
              “{change.wish}”
            </p>
          )}
          <Button
            ref={change ? null : toForm}
            variant="quiet"
            onClick={() => recipeActor.send({ type: 'recipe.cancelled' })}
          >
            Cancel
          </Button>
        </>
      )}
    </div>
  );
}
