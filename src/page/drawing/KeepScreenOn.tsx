import { useState } from 'react';
import { useWakeLock } from '../browser/useWakeLock.ts';
import { Button } from '../controls/Button.tsx';

export function KeepScreenOn({ say }: { say: (what: string) => void }) {
  const [staysOn, toggle] = useWakeLock(say);
  if (!('wakeLock' in navigator)) return null;
  return (
    <Button icon="sun" className="button-quiet" aria-pressed={staysOn} onClick={toggle}>
      <span>Keep screen on</span>
    </Button>
  );
}

/** Where the steps begin, which is where one reads. */
export function ScreenTool() {
  const [said, setSaid] = useState('');
  return (
    <div className="screen-tool page-only">
      <KeepScreenOn say={setSaid} />
      <p className="soft" role="status">
        {said}
      </p>
    </div>
  );
}
