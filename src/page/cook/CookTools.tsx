import { useSelector } from '@xstate/react';
import { useState, useSyncExternalStore } from 'react';
import type { SpokenWords } from '../../../machines/cookingMachine.ts';
import { NO_WAKE_LOCK, useWakeLock } from '../browser/useWakeLock.ts';
import { useCookingActor } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { followVoices, hasVoice } from './readAloud.ts';

/** Button that reads a step aloud. Needs a voice on the device for the step's language. */
function ReadAloud({ text, language }: SpokenWords) {
  const cookingActor = useCookingActor();
  const isReading = useSelector(cookingActor, (s) => s.matches({ cooking: 'reading' }));
  const canRead = useSyncExternalStore(followVoices, () => hasVoice(language));

  function press() {
    if (isReading) cookingActor.send({ type: 'reading.ended' });
    else cookingActor.send({ type: 'reading.started', words: { text, language } });
  }

  return (
    canRead && (
      <Button icon="speaker" variant="quiet" className="cook-tool" aria-pressed={isReading} onClick={press}>
        <span>Read aloud</span>
      </Button>
    )
  );
}

/** Buttons for a step, and a message about keeping the screen on. The message disappears with the next step. */
export function CookTools({ step, words }: { step: number; words: SpokenWords | null }) {
  const canStayOn = 'wakeLock' in navigator;
  const [message, setMessage] = useState(canStayOn ? '' : NO_WAKE_LOCK);
  const [staysOn, toggle] = useWakeLock(setMessage);
  const [stepOfMessage, setStepOfMessage] = useState(step);
  if (step !== stepOfMessage) {
    setStepOfMessage(step);
    setMessage('');
  }
  return (
    <>
      <div className="cook-tools">
        {words && <ReadAloud {...words} />}
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
      </div>
      <p className={message === NO_WAKE_LOCK ? 'cook-message soft' : 'visually-hidden'} role="status">
        <bdi>{message}</bdi>
      </p>
    </>
  );
}
