import { type RefObject, useEffect } from 'react';
import { focusFirst, RECIPE_HEADING_ID } from '../browser/focus.ts';

/** After a change, focuses the element that was pressed, or otherwise the heading. Does nothing if another element has focus. */
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

/** True if nothing has focus. Also true if the focused element is hidden, since browsers remove its focus with a delay. */
function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.closest('[hidden]') != null;
}
