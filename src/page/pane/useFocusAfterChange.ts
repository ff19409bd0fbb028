import { type RefObject, useEffect } from 'react';
import { focusFirst, RECIPE_HEADING_ID } from '../browser/focus.ts';

/** Once a change is made, cancelled or has failed, a lost focus goes to what was pressed for it, or else to the heading. */
export function useFocusAfterChange(isChanging: boolean, pressed: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isChanging) return;
    return () => {
      if (!isLost()) return;
      pressed.current?.focus({ preventScroll: true });
      // With the recipe before, it may have unmounted, and an apology hides it.
      if (isLost()) focusFirst(RECIPE_HEADING_ID);
    };
  }, [isChanging, pressed]);
}

/** Browsers take the focus from what is hidden, but only later. */
function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.closest('[hidden]') != null;
}
