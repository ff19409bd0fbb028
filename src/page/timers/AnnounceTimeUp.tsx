import { useEffect } from 'react';
import type { TimerActor } from '../../../machines/timerMachine.ts';
import { readTimer } from './useTimer.ts';

/** Announces that a timer's time is up, in a live region and in the title of the tab. */
export function AnnounceTimeUp({ timers }: { timers: TimerActor[] }) {
  const ringing = timers
    .map((timer) => timer.getSnapshot())
    .filter((snapshot) => snapshot.matches('ringing'))
    .map(readTimer);
  const name = ringing[0]?.name;

  useEffect(() => {
    if (name === undefined) return;
    const { title } = document;
    document.title = `Time is up: ${name}`;
    return () => {
      document.title = title;
    };
  }, [name]);

  return (
    <p className="visually-hidden" role="alert">
      {ringing.map(({ id, label }) => (
        <span key={id}>Time is up: {label}. </span>
      ))}
    </p>
  );
}
