import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  ASK_BUTTON_ID,
  CANCEL_BUTTON_ID,
  holdsText,
  INGREDIENT_INPUT_ID,
  PROGRESS_ID,
  RECIPE_HEADING_ID,
} from '../browser/focus.ts';
import { useSeconds } from '../browser/useSeconds.ts';
import {
  useConnection,
  useEmitted,
  useIsBusy,
  useRecipeActor,
  useRecipeState,
} from '../context/pageContext.ts';
import { formatRetry } from '../context/requests.ts';
import { Button } from '../controls/Button.tsx';

/** `children`: text that says that a recipe is being made. */
export function RequestProgress({ children }: { children: ReactNode }) {
  const recipeActor = useRecipeActor();
  const busy = useIsBusy();
  const { attempt, requestInput } = useRecipeState((s) => s.context);
  const change = busy && requestInput?.change;
  const [cancelled, setCancelled] = useState(false);
  const progress = useRef<HTMLDivElement>(null);

  useEmitted('recipe.stopped', () => setCancelled(true));

  useEffect(() => {
    if (!busy) return;
    setCancelled(false);
    // Scrolls to the progress, which may be above the window once a long list has folded.
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
    // The progress of a change has a fixed position because the visitor may have scrolled to any part of the recipe.
    <div ref={progress} className={change ? 'notice change-bar' : 'progress line'}>
      {/* Keeps the elapsed seconds outside of this live region because a screen reader would announce every second. */}
      <div role="status">
        {busy && (
          // Takes the focus from the pressed button, so that a second press does not cancel the request.
          <p
            id={PROGRESS_ID}
            tabIndex={-1}
            className="beside generating"
            data-next-focus={`${RECIPE_HEADING_ID} ${ASK_BUTTON_ID}`}
          >
            <span>{children}</span>
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
          <Timing isChange={Boolean(change)} />
          {change && (
            <>
              <p className="wish one-line" dir="auto">
                “{change.wish}”
              </p>
              <CancelButton isOfChange />
            </>
          )}
        </>
      )}
    </div>
  );
}

export function CancelButton({ isOfChange = false }: { isOfChange?: boolean }) {
  const recipeActor = useRecipeActor();
  return (
    <Button
      id={CANCEL_BUTTON_ID}
      variant={isOfChange ? 'quiet' : undefined}
      data-next-focus={`${isOfChange ? 'before ' : ''}${RECIPE_HEADING_ID} ${ASK_BUTTON_ID} ${INGREDIENT_INPUT_ID}`}
      // Ignores the second click of a double click on 'Get a recipe', which stood in the same place.
      onClick={({ detail }) => detail < 2 && recipeActor.send({ type: 'recipe.cancelled' })}
    >
      Cancel
    </Button>
  );
}

/** Shows how long a request has taken so far. */
function Timing({ isChange }: { isChange: boolean }) {
  const connection = useConnection();
  const { attempt, requestInput } = useRecipeState((s) => s.context);
  const seconds = useSeconds();
  const model = requestInput?.source === 'model' ? connection.modelNow() : null;
  const limit = model?.seconds ?? 0;
  // Between two attempts at a new recipe, the picture counts the attempts and the seconds until the next one.
  const isCounted = attempt > 1 && !isChange;
  return (
    <p className="timing">
      {!isCounted && (limit > 60 ? `${seconds} s of up to ${Math.ceil(limit / 60)} min` : `${seconds} s`)}
      <span className="beneath">
        {attempt === 1 && model && formatUsual(model.usualMs(), seconds)}
        {attempt > 1 && isChange && formatRetry(attempt)}
      </span>
    </p>
  );
}

/** Time after which a visitor may doubt that there will be an answer. */
const LONG_SECONDS = 12;

/** `ms`: how long this model usually takes to answer, or null if this is unknown. */
function formatUsual(ms: number | null, seconds: number): string {
  if (ms === null) return seconds >= LONG_SECONDS ? 'Some models take a minute' : '';
  return seconds * 1000 > 2 * ms ? 'Longer than usual' : `Usually about ${roughly(ms / 1000)} s`;
}

/** Rounds estimates above 20 s to a multiple of 5 s. */
function roughly(seconds: number): number {
  return seconds > 20 ? Math.round(seconds / 5) * 5 : Math.max(1, Math.round(seconds));
}
