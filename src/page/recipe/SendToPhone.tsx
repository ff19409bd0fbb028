import { useState } from 'react';
import { copy } from '../browser/copyAndShare.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import type { QrCode } from './qrCode.ts';

const RIM = 3;
const COPIED = 'Copied.';

export type Sending = { link: string; code: QrCode | 'coming' | 'too long' | 'not loaded' };

type SendToPhoneProps = Sending & {
  /** The dish, and for how many. */
  what: string;
  onClose: () => void;
};

export function SendToPhone({ link, code, what, onClose }: SendToPhoneProps) {
  const [said, setSaid] = useState('');

  return (
    <Dialog titleId="send-title" title="Send to phone" onClose={onClose}>
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
    </Dialog>
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
