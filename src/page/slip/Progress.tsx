import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { attemptUnderWay, backoffMs, MAX_ATTEMPTS } from '../../../machines/recipeMachine.ts';
import { useRecipeActor } from '../contexts.ts';
import { ASK_BUTTON_ID, focusFirst, INGREDIENT_INPUT_ID } from '../focus.ts';

export function Progress() {
  const recipeActor = useRecipeActor();
  const busy = useSelector(recipeActor, (s) => s.hasTag('busy'));
  const attempt = useSelector(recipeActor, attemptUnderWay);
  const waitMs = useSelector(recipeActor, (s) => (s.matches('retrying') ? backoffMs(s.context) : null));
  const nameOfAttempt = `attempt ${attempt} of ${MAX_ATTEMPTS}`;

  return (
    <>
      {/* Announces each attempt once: the seconds stand outside of it. */}
      <div role="status">
        {busy && <p className="generating">Generating recipe...</p>}
        {busy && attempt > 1 && <p className="visually-hidden">{nameOfAttempt}</p>}
      </div>
      {busy && (
        <>
          <p className="timing quiet">
            <Elapsed />
            {attempt > 1 && `, ${nameOfAttempt}`}
            {waitMs !== null && <Countdown seconds={waitMs / 1000} />}
          </p>
          <Cancel />
        </>
      )}
    </>
  );
}

function Elapsed() {
  return <span>{useSeconds()} s</span>;
}

function Countdown({ seconds }: { seconds: number }) {
  return <span> starts in {Math.max(1, seconds - useSeconds())} s</span>;
}

/** Whole seconds since the component was mounted. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const ticking = setInterval(() => setSeconds(Math.round((performance.now() - start) / 1000)), 1000);
    return () => clearInterval(ticking);
  }, []);
  return seconds;
}

function Cancel() {
  const recipeActor = useRecipeActor();
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const cancel = button.current;
    return () => {
      if (document.activeElement === cancel) focusFirst(ASK_BUTTON_ID, INGREDIENT_INPUT_ID);
    };
  }, []);

  return (
    <button
      ref={button}
      type="button"
      className="button"
      onClick={() => recipeActor.send({ type: 'recipe.cancelled' })}
    >
      Cancel
    </button>
  );
}
