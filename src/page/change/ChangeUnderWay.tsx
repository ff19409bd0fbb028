import { useEffect, useRef } from 'react';
import { focusFirst, RECIPE_HEADING_ID } from '../browser/focus.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { Timing } from './Timing.tsx';

const WISH_ID = 'wish-under-way';
const DISH_ID = 'dish-under-way';
const GENERATING_ID = 'generating';

type ChangeUnderWayProps = {
  wish: string;
  dish: string;
  pressed: HTMLElement | null;
  /** Where that stands, from the top of the pane. */
  at: number;
};

/** It stands where the change was asked for, and stays in sight. A screen reader says all of it as the focus comes to 'Cancel'. */
export function ChangeUnderWay({ wish, dish, pressed, at }: ChangeUnderWayProps) {
  const recipeActor = useRecipeActor();
  const cancel = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    cancel.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement !== document.body) return;
      // Cancelled, it is there again. What is gone or hidden takes no focus.
      pressed?.focus({ preventScroll: true });
      if (document.activeElement === document.body) focusFirst(RECIPE_HEADING_ID);
    };
  }, [pressed]);

  return (
    <div className="under-way">
      {/* What sticks cannot leave a margin of its own. */}
      <div style={{ height: at }} />
      <div className="panel panel-basil">
        <p id={WISH_ID} className="wish title some-lines" dir="auto">
          {wish}
        </p>
        <p id={DISH_ID} className="of-dish soft one-line" dir="auto">
          {dish}
        </p>
        <p id={GENERATING_ID} className="beside generating">
          Generating recipe...
        </p>
        <Timing />
        <Button
          ref={cancel}
          aria-describedby={`${WISH_ID} ${DISH_ID} ${GENERATING_ID}`}
          className="button-quiet"
          onClick={() => recipeActor.send({ type: 'recipe.cancelled' })}
        >
          Cancel
        </Button>
      </div>
    </div>
  );
}
