import { useSelector } from '@xstate/react';
import type { CookingActor } from '../../../machines/cookingMachine.ts';
import type { TimerActor } from '../../../machines/timerMachine.ts';
import type { StepTimer } from '../../recipe/reading.ts';
import { Icon } from '../../shared/Icon.tsx';
import { tellSeconds, useTimer } from '../timers/useTimer.ts';

type DialProps = { cookingActor: CookingActor; id: string; name: string; dish: string; timer: StepTimer };

/** A timer of the step: one wide button, until it runs. */
export function Dial({ cookingActor, id, name, dish, timer: { ms, words } }: DialProps) {
  const timer = useSelector(cookingActor, (s) => s.children[id] as TimerActor | undefined);
  if (timer) return <Running timer={timer} words={words} />;
  return (
    <button
      type="button"
      className="dial"
      aria-label={`Start timer: ${words}`}
      onClick={() => cookingActor.send({ type: 'timer.started', timer: { id, name, dish, ms } })}
    >
      <span className="dial-time">{tellSeconds(ms / 1_000)}</span>
      Start timer
      <Icon name="play" />
    </button>
  );
}

function Running({ timer, words }: { timer: TimerActor; words: string }) {
  const { snapshot, left } = useTimer(timer);
  const isPaused = snapshot.matches('paused');
  if (!isPaused && !snapshot.matches('running')) return null;
  return (
    <button
      type="button"
      className="dial dial-running"
      aria-label={`${isPaused ? 'Go on' : 'Pause'}: ${words}`}
      onClick={() => timer.send({ type: isPaused ? 'timer.resumed' : 'timer.paused' })}
    >
      <span className="dial-time">{left}</span>
      {isPaused ? 'Go on' : 'Pause'}
      <Icon name={isPaused ? 'play' : 'pause'} />
    </button>
  );
}
