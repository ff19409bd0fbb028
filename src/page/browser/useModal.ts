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
    // Ignores `close` without `cancel`, which some browsers send on a second Escape. By then, the dialog may be open again.
    const followClose = () => {
      if (!dialog.open) onClosed();
    };
    dialog.addEventListener('close', followClose);
    return () => {
      dialog.removeEventListener('close', followClose);
      // Returns focus to the element that had it before. Removing an open dialog would not do that.
      dialog.close();
      // Falls back to another element if the previous one is gone, since another recipe may have replaced it.
      if (document.activeElement !== focusedBefore) focusFirst(RECIPE_HEADING_ID, CONNECTION_BUTTON_ID);
    };
  }, []);

  function onCancel(event: SyntheticEvent) {
    event.preventDefault();
    closeLast();
  }

  return { ref, onCancel };
}
