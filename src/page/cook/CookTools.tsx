import { useSelector } from '@xstate/react';
import { useState, useSyncExternalStore } from 'react';
import type { Words } from '../../../machines/cookingMachine.ts';
import { NO_WAKE_LOCK, useWakeLock } from '../browser/useWakeLock.ts';
import { useCookingActor } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { followVoices, hasVoice } from './readAloud.ts';

/** Only where the device itself has a voice for the language. */
export function ReadAloud({ text, language }: Words) {
  const cookingActor = useCookingActor();
  const reads = useSelector(cookingActor, (s) => s.matches({ cooking: 'reading' }));
  const canRead = useSyncExternalStore(followVoices, () => hasVoice(language));

  function press() {
    if (reads) cookingActor.send({ type: 'reading.ended' });
    else cookingActor.send({ type: 'reading.started', words: { text, language } });
  }

  return (
    canRead && (
      <Button icon="speaker" variant="quiet" className="cook-tool" aria-pressed={reads} onClick={press}>
        <span>Read aloud</span>
      </Button>
    )
  );
}

/** `tells`: what cannot be done is said once, at the first step that is shown. */
export function ScreenOn({ tells }: { tells: boolean }) {
  const [said, setSaid] = useState('');
  const [staysOn, toggle] = useWakeLock(setSaid);
  const canStayOn = 'wakeLock' in navigator;
  return (
    <>
      {canStayOn && (
        <Button
          icon="sun"
          variant="quiet"
          className="cook-tool screen-on"
          aria-pressed={staysOn}
          onClick={toggle}
        >
          <span>Screen on</span>
        </Button>
      )}
      <p className={staysOn ? 'visually-hidden' : 'cook-said soft'} role="status">
        {canStayOn ? said : tells && NO_WAKE_LOCK}
      </p>
    </>
  );
}
