import { type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { CONNECTION_BUTTON_ID, focusFirst, RECIPE_HEADING_ID } from './focus.ts';
import { lastUsed } from './keepFocus.ts';
import { closeLast, useBack } from './useBack.ts';

/** Makes a <dialog> modal as long as it is rendered, and focuses the element with this id. The Escape key and the browser's back button call `close`. */
export function useModal(close: () => void, focusedId: string) {
  const ref = useRef<HTMLDialogElement>(null);
  const onClosed = useEffectEvent(close);
  useBack(close);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = lastUsed();
    dialog.showModal();
    // Focuses an element explicitly because browsers differ in what they focus when a dialog opens.
    focusFirst(focusedId);
    // Handles a `close` event without `cancel`, which some browsers send on a second Escape. Does nothing if the dialog has been opened again in the meantime.
    const followClose = () => {
      if (!dialog.open) onClosed();
    };
    dialog.addEventListener('close', followClose);
    return () => {
      dialog.removeEventListener('close', followClose);
      // Closes the dialog before React removes it, because elements outside of an open dialog cannot be focused.
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [focusedId]);

  function onCancel(event: SyntheticEvent) {
    event.preventDefault();
    closeLast();
  }

  return { ref, onCancel, 'data-next-focus': `${RECIPE_HEADING_ID} ${CONNECTION_BUTTON_ID}` };
}
