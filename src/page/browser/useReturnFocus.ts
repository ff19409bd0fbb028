import { type FocusEvent, useRef } from 'react';

/** For what unmounts with its button: `giveBack` puts the focus where it came from, instead of losing it. */
export function useReturnFocus() {
  const focusedBefore = useRef<EventTarget>(null);
  return {
    onFocus({ relatedTarget, currentTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
    },
    giveBack() {
      if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true });
    },
  };
}
