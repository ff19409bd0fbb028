import { type ReactNode, useRef } from 'react';
import { useModal } from '../browser/useModal.ts';
import { IconButton } from './Button.tsx';

type DialogProps = { titleId: string; title: string; onClose: () => void; children: ReactNode };

/** Modal dialog, which is open as long as it is rendered. */
export function Dialog({ titleId, title, onClose, children }: DialogProps) {
  const modal = useModal(onClose, titleId);
  const pressed = useRef<EventTarget>(null);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser already closes a dialog on Escape
    <dialog
      {...modal}
      className="dialog"
      aria-labelledby={titleId}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget, detail }) => {
        // Closes the dialog when the visitor clicks outside of it. Ignores the end of a text selection, and the second
        // click of the double click that opened the dialog.
        if (target === currentTarget && pressed.current === target && detail < 2) onClose();
      }}
    >
      {/* This element has the padding because a click on the <dialog> itself closes the dialog. The `tabIndex` lets Safari focus this element instead of a pressed button. */}
      <div className="dialog-page" tabIndex={-1}>
        <div className="row">
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="cross" label="Close" onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
