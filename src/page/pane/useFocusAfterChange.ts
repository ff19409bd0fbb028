import { type RefObject, useEffect } from 'react';
import { focusFirst, RECIPE_HEADING_ID } from '../browser/focus.ts';

/** After a change, focuses the pressed element, or else the heading. Does nothing if the focused element still exists. */
export function useFocusAfterChange(isChanging: boolean, pressed: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isChanging) return;
    return () => {
      if (!isLost()) return;
      pressed.current?.focus({ preventScroll: true });
      // The pressed element may have unmounted with the previous recipe, or be hidden during an apology.
      if (isLost()) focusFirst(RECIPE_HEADING_ID);
    };
  }, [isChanging, pressed]);
}

/** Returns true for a hidden element, too, since browsers remove its focus with a delay. */
function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.closest('[hidden]') != null;
}
