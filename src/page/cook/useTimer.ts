import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { msLeft, type TimerActor, type TimerSnapshot } from '../../../machines/timerMachine.ts';

/** A timer as it is now. It is told that time has passed: delays alone stand still while a device sleeps. */
export function useTimer(timer: TimerActor): {
  snapshot: TimerSnapshot;
  isOver: boolean;
  left: string;
} {
  const snapshot = useSelector(timer, (s) => s);
  const [now, setNow] = useState(Date.now);
  const isRunning = snapshot.matches('running');

  useEffect(() => {
    if (!isRunning) return;
    const tick = () => {
      setNow(Date.now());
      timer.send({ type: 'time.passed' });
    };
    tick();
    const ticking = setInterval(tick, 250);
    return () => clearInterval(ticking);
  }, [isRunning, timer]);

  const isOver = snapshot.matches('ringing') || snapshot.matches('over');
  const ms = isOver ? 0 : msLeft(snapshot.context, now);
  return { snapshot, isOver, left: tellSeconds(Math.ceil(ms / 1_000)) };
}

/** 7:05, or 1:07:05. */
export function tellSeconds(seconds: number): string {
  const twoDigits = (count: number) => String(count % 60).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const clock = minutes < 60 ? String(minutes) : `${Math.floor(minutes / 60)}:${twoDigits(minutes)}`;
  return `${clock}:${twoDigits(seconds)}`;
}
