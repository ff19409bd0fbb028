import { type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { CONNECTION_BUTTON_ID, focusFirst, RECIPE_HEADING_ID } from './focus.ts';
import { closeLast, useBack } from './useBack.ts';

/** Makes a <dialog> modal as long as it is rendered. The Escape key and the browser's back button call `close`. */
export function useModal(close: () => void, focusInside: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const onOpened = useEffectEvent(focusInside);
  const onClosed = useEffectEvent(close);
  useBack(close);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const focusedBefore = document.activeElement;
    dialog.showModal();
    // Focuses an element explicitly, since browsers differ in what they focus when a dialog opens.
    onOpened();
    // Handles a `close` event without `cancel`, which some browsers send on a second Escape. Does nothing if the dialog has been opened again in the meantime.
    const followClose = () => {
      if (!dialog.open) onClosed();
    };
    dialog.addEventListener('close', followClose);
    return () => {
      dialog.removeEventListener('close', followClose);
      // Closes the dialog before React removes it, since removing an open dialog would not return focus.
      dialog.close();
      // Focuses another element if the previously focused one is gone, for example because the recipe was replaced.
      if (document.activeElement !== focusedBefore) focusFirst(RECIPE_HEADING_ID, CONNECTION_BUTTON_ID);
    };
  }, []);

  function onCancel(event: SyntheticEvent) {
    event.preventDefault();
    closeLast();
  }

  return { ref, onCancel };
}
