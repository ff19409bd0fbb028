import { useEffect } from 'react';
import { CONNECTION_TITLE_ID } from '../browser/focus.ts';
import { useStore } from '../browser/useStore.ts';
import { useConnection, useConnectionState } from '../context/pageContext.ts';
import { NOT_LOADED } from '../context/renderer.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { dialogCode } from './loadConnectionDialog.ts';

export function ConnectionDialog() {
  const { actor } = useConnection();
  const isOpen = useConnectionState((s) => s.matches({ dialog: 'open' }));
  const { code, failed } = useStore(dialogCode);

  useEffect(() => {
    if (isOpen) dialogCode.load().catch(() => {});
  }, [isOpen]);

  // Unmounts the dialog, so that a typed token does not remain in the page.
  if (!isOpen) return null;
  return (
    <Dialog
      titleId={CONNECTION_TITLE_ID}
      title="Who writes your recipes?"
      onClose={() => actor.send({ type: 'dialog.closed' })}
    >
      <p className="soft" role="status">
        {failed && NOT_LOADED}
      </p>
      {code && <code.ConnectionChoice />}
    </Dialog>
  );
}
