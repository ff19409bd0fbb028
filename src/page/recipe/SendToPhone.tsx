import { useEffect, useState } from 'react';
import { copy } from '../browser/copyAndShare.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { Disclosure } from '../controls/Foldout.tsx';
import { loadQrCode } from './loadQrCode.ts';
import type { QrCode } from './qrCode.ts';

const RIM = 4;
const COPIED = 'Copied.';

type SendToPhoneProps = {
  link: string;
  /** Name of the dish and number of servings. */
  summary: string;
  onClose: () => void;
};

export function SendToPhone({ link, summary, onClose }: SendToPhoneProps) {
  /** The QR code, a message that says why there is no QR code, or undefined while the code is loading. */
  const [code, setCode] = useState<QrCode | string>();
  const [message, setMessage] = useState('');
  const isMissing = typeof code === 'string';
  const copyFailed = message !== '' && message !== COPIED;
  /** True on a phone, which cannot scan its own screen. The link is then above the QR code. */
  const isTouch = matchMedia('(pointer: coarse)').matches;

  useEffect(() => {
    const loading = loadQrCode().then(({ renderQrCode }) => renderQrCode(link));
    loading.catch(() => 'The QR code did not load.').then(setCode);
  }, [link]);

  const about = (
    <p className="soft">
      <bdi>{summary}</bdi> The recipe is in the link itself: nothing is uploaded.
    </p>
  );
  const scan = (
    <div className={isMissing ? '' : 'send-body'}>
      {!isMissing && <Code code={code} />}
      <div>
        <p role="status">
          {isMissing ? `${code} Copy the link instead.` : `Scan with ${isTouch ? 'another' : 'your'} phone.`}
        </p>
        {!isTouch && about}
      </div>
    </div>
  );

  return (
    <Dialog titleId="send-title" title={isTouch ? 'Send' : 'Send to phone'} onClose={onClose}>
      {isTouch ? about : scan}
      <div className="line send-link">
        {(isMissing || copyFailed) && (
          <input
            className="field soft"
            aria-label="Link"
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
        <Button
          icon="copy"
          variant={isMissing || isTouch ? 'main' : undefined}
          onClick={() => void copy({ plain: link }).then(setMessage)}
        >
          {message === COPIED ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      <p className="soft" role="status">
        {copyFailed && message}
      </p>
      {isTouch && <Disclosure line={<b>Show QR code</b>}>{scan}</Disclosure>}
    </Dialog>
  );
}

function Code({ code }: { code: QrCode | undefined }) {
  if (!code) return <div className="qr" />;
  const width = code.size + 2 * RIM;
  return (
    <svg
      className="qr"
      viewBox={`${-RIM} ${-RIM} ${width} ${width}`}
      role="img"
      aria-label="QR code of the link"
    >
      <path d={code.path} />
    </svg>
  );
}
