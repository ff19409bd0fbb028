import { type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { CONNECTION_BUTTON_ID, focusFirst, RECIPE_HEADING_ID } from './focus.ts';
import { closeLast, useBack } from './useBack.ts';

/** For a <dialog>: modal for as long as it is rendered. Escape and the way back ask for it to be closed. */
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
    // Browsers do not agree on what they focus first in a dialog.
    onOpened();
    // At a second Escape in a row some browsers close it without asking. The event comes late: by then it may be open again.
    const followClose = () => {
      if (!dialog.open) onClosed();
    };
    dialog.addEventListener('close', followClose);
    return () => {
      dialog.removeEventListener('close', followClose);
      // `close` gives the focus back to where it was: removing an open dialog would lose it.
      dialog.close();
      // Only what the pane shows goes while a dialog is open: another recipe has come meanwhile.
      if (document.activeElement !== focusedBefore) focusFirst(RECIPE_HEADING_ID, CONNECTION_BUTTON_ID);
    };
  }, []);

  function onCancel(event: SyntheticEvent) {
    event.preventDefault();
    closeLast();
  }

  return { ref, onCancel };
}
