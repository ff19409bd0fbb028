import { type RefObject, useEffect } from 'react';
import { focusFirst, RECIPE_HEADING_ID } from '../browser/focus.ts';

/**
 * After a recipe has changed, focuses the button that was pressed to request the change, or otherwise the recipe's
 * heading. Does nothing if another element has focus.
 */
export function useFocusAfterChange(isChanging: boolean, pressed: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isChanging) return;
    return () => {
      if (!isLost()) return;
      pressed.current?.focus({ preventScroll: true });
      // Focuses the heading if the pressed element has unmounted with the previous recipe, or is hidden because the request has failed.
      if (isLost()) focusFirst(RECIPE_HEADING_ID);
    };
  }, [isChanging, pressed]);
}

/**
 * True if nothing has focus. Counts a hidden element as not focused, since browsers take focus away from hidden
 * elements with a delay.
 */
function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.closest('[hidden]') != null;
}
