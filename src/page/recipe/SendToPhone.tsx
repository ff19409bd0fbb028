import { useLayoutEffect, useRef, useState } from 'react';
import { copy } from '../browser/clipboard.ts';
import { openDialog } from '../browser/openDialog.ts';
import { useBack } from '../browser/useBack.ts';
import { Button, IconButton } from '../controls/Button.tsx';
import type { QrCode } from './qrCode.ts';

const TITLE_ID = 'send-title';
const RIM = 3;
const COPIED = 'Copied.';

export type Sending = { link: string; code: QrCode | 'coming' | 'too long' | 'not loaded' };

type SendToPhoneProps = Sending & {
  /** The dish, and for how many. */
  what: string;
  onClose: () => void;
};

export function SendToPhone({ link, code, what, onClose }: SendToPhoneProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  useBack(onClose);

  useLayoutEffect(() => {
    const opened = dialog.current;
    openDialog(opened);
    // Browsers do not agree on what they focus first in a dialog.
    heading.current?.focus();
    // `close` gives the focus back to where it was: removing an open dialog would lose it.
    return () => opened?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="dialog send"
      aria-labelledby={TITLE_ID}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="row">
        <h2 ref={heading} id={TITLE_ID} tabIndex={-1}>
          Send to phone
        </h2>
        <IconButton icon="cross" label="Close" onClick={onClose} />
      </div>
      <div className={code === 'too long' || code === 'not loaded' ? '' : 'send-body'}>
        <Code code={code} />
        <div>
          <p className="point" role="status">
            {tellCode(code)}
          </p>
          <p className="soft">
            <span dir="auto">{what}</span>
            <br />
            The recipe is in the link itself: nothing is uploaded.
          </p>
        </div>
      </div>
      <div className="send-link">
        <input
          className="field"
          aria-label="Link"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button icon="copy" onClick={() => void copy({ plain: link }).then(setSaid)}>
          {said === COPIED ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      <p className="soft" role="status">
        {said !== COPIED && said}
      </p>
    </dialog>
  );
}

function Code({ code }: Pick<Sending, 'code'>) {
  if (code === 'too long' || code === 'not loaded') return null;
  if (code === 'coming') return <div className="qr" />;
  const width = code.size + 2 * RIM;
  return (
    <svg
      className="qr"
      viewBox={`${-RIM} ${-RIM} ${width} ${width}`}
      role="img"
      aria-label="Code of the link"
    >
      <path d={code.path} />
    </svg>
  );
}

function tellCode(code: Sending['code']): string {
  if (code === 'too long') return 'Too long for a code. Use the link.';
  if (code === 'not loaded') return 'The code did not load. Use the link.';
  return 'Point the phone’s camera at the code.';
}
