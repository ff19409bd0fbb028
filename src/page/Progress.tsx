import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { attemptUnderWay, MAX_ATTEMPTS } from '../../machines/recipeMachine.ts';
import { ASK_BUTTON_ID, focusFirst, INGREDIENT_INPUT_ID } from './focus.ts';
import { useKitchen } from './kitchen.ts';
import { recipePart } from './parts.ts';

export function Progress() {
  const kitchen = useKitchen();
  const busy = useSelector(kitchen, (s) => s.hasTag('busy'));
  const attempt = useSelector(kitchen, attemptUnderWay);
  const { code } = recipePart.usePart();

  return (
    <>
      {/* Says each attempt once; what ticks stands outside of it. */}
      <div role="status">
        {busy && <p className="generating">Generating recipe...</p>}
        {busy && attempt > 1 && <p className="visually-hidden">{nameAttempt(attempt)}</p>}
      </div>
      {busy && (
        <>
          <p className="timing quiet">{code && <code.Timing attempt={attempt} />}</p>
          <Cancel />
        </>
      )}
    </>
  );
}

export function nameAttempt(attempt: number): string {
  return `attempt ${attempt} of ${MAX_ATTEMPTS}`;
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
