import { useEffect, useState } from 'react';
import { copy } from '../browser/copyAndShare.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { loadQrCode } from './loadQrCode.ts';
import type { QrCode } from './qrCode.ts';

const RIM = 3;
const MODULE_PX = 2;
const COPIED = 'Copied.';

type SendToPhoneProps = {
  link: string;
  /** The dish, and for how many. */
  what: string;
  onClose: () => void;
};

export function SendToPhone({ link, what, onClose }: SendToPhoneProps) {
  /** Undefined until it is drawn; a text says why there is none. */
  const [code, setCode] = useState<QrCode | string>();
  const [said, setSaid] = useState('');
  const hasNone = typeof code === 'string';
  const isRefused = said !== '' && said !== COPIED;

  useEffect(() => {
    const drawing = loadQrCode().then(({ renderQrCode }) => renderQrCode(link));
    drawing.catch(() => 'The QR code did not load.').then(setCode);
  }, [link]);

  return (
    <Dialog titleId="send-title" title="Send to phone" onClose={onClose}>
      <div className={hasNone ? '' : 'line send-body'}>
        {!hasNone && <Code code={code} />}
        <div>
          <p className="title" role="status">
            {hasNone ? `${code} Copy the link instead.` : 'Scan with your phone.'}
          </p>
          <p className="soft">
            <span dir="auto">{what}</span>
            <br />
            The recipe is in the link itself: nothing is uploaded.
          </p>
        </div>
      </div>
      <div className="beside send-link">
        {(hasNone || isRefused) && (
          <input
            className="field"
            aria-label="Link"
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
        <Button
          icon="copy"
          variant={hasNone ? 'basil' : undefined}
          onClick={() => void copy({ plain: link }).then(setSaid)}
        >
          {said === COPIED ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      <p className="soft" role="status">
        {isRefused && said}
      </p>
    </Dialog>
  );
}

function Code({ code }: { code: QrCode | undefined }) {
  if (!code) return <div className="qr" />;
  const width = code.size + 2 * RIM;
  return (
    <svg
      className="qr"
      style={{ minWidth: `min(100%, ${MODULE_PX * width}px)` }}
      viewBox={`${-RIM} ${-RIM} ${width} ${width}`}
      role="img"
      aria-label="QR code of the link"
    >
      <path d={code.path} />
    </svg>
  );
}
