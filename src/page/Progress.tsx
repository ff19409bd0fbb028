import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { attemptUnderWay, backoffMs, MAX_ATTEMPTS } from '../../machines/recipeMachine.ts';
import { ASK_BUTTON_ID, focusFirst, INGREDIENT_INPUT_ID } from './focus.ts';
import { useKitchen } from './kitchen.ts';

export function Progress() {
  const kitchen = useKitchen();
  const busy = useSelector(kitchen, (s) => s.hasTag('busy'));
  const attempt = useSelector(kitchen, attemptUnderWay);

  return (
    <>
      {/* Says each attempt once; what ticks stands outside of it. */}
      <div role="status">
        {busy && <p className="generating">Generating recipe...</p>}
        {busy && attempt > 1 && <p className="visually-hidden">{nameAttempt(attempt)}</p>}
      </div>
      {busy && (
        <>
          <p className="timing quiet">
            <Elapsed />
            {attempt > 1 && `, ${nameAttempt(attempt)}`}
            <NextAttempt />
          </p>
          <Cancel />
        </>
      )}
    </>
  );
}

function nameAttempt(attempt: number): string {
  return `attempt ${attempt} of ${MAX_ATTEMPTS}`;
}

function Elapsed() {
  return <span>{useSeconds()} s</span>;
}

function NextAttempt() {
  const waitMs = useSelector(useKitchen(), (s) => (s.matches('retrying') ? backoffMs(s.context) : null));
  return waitMs === null ? null : <Countdown seconds={waitMs / 1000} />;
}

function Countdown({ seconds }: { seconds: number }) {
  return <span> starts in {Math.max(1, seconds - useSeconds())} s</span>;
}

function Cancel() {
  const kitchen = useKitchen();
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
      onClick={() => kitchen.send({ type: 'recipe.cancelled' })}
    >
      Cancel
    </button>
  );
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
