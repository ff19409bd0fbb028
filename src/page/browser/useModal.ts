import { type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { CONNECTION_BUTTON_ID, focusFirst, RECIPE_HEADING_ID } from './focus.ts';
import { closeLast, useBack } from './useBack.ts';

/** Makes a <dialog> modal while it is rendered. Escape and the back button call `close`. */
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
    // Browsers differ in the element that they focus when a dialog opens.
    onOpened();
    // On a second Escape, some browsers send `close` without `cancel`. By then, the dialog may be open again.
    const followClose = () => {
      if (!dialog.open) onClosed();
    };
    dialog.addEventListener('close', followClose);
    return () => {
      dialog.removeEventListener('close', followClose);
      // Returns the focus to the previous element, which removing an open dialog would not do.
      dialog.close();
      // The previous element is gone if another recipe has arrived in the pane meanwhile.
      if (document.activeElement !== focusedBefore) focusFirst(RECIPE_HEADING_ID, CONNECTION_BUTTON_ID);
    };
  }, []);

  function onCancel(event: SyntheticEvent) {
    event.preventDefault();
    closeLast();
  }

  return { ref, onCancel };
}
