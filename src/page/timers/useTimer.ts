import { useSelector } from '@xstate/react';
import { msLeft, type TimerActor, type TimerSnapshot } from '../../../machines/timerMachine.ts';

type TimerState = 'running' | 'paused' | 'over';

export function useTimer(timer: TimerActor): ReturnType<typeof readTimer> {
  return readTimer(useSelector(timer, (s) => s));
}

/** `label`: name and detail of the timer, which together distinguish it from other timers. */
export function readTimer(snapshot: TimerSnapshot) {
  const isOver = snapshot.matches('ringing') || snapshot.matches('over');
  const state: TimerState = isOver ? 'over' : snapshot.matches('paused') ? 'paused' : 'running';
  const ms = msLeft(snapshot.context);
  const { timer } = snapshot.context;
  const label = [timer.name, timer.detail].filter(Boolean).join(', ');
  const left = isOver ? 'Time is up' : formatSeconds(Math.ceil(ms / 1_000));
  return { ...timer, label, state, msLeft: ms, left };
}

/** Formats a duration, such as 7:05 or 1:07:05. */
function formatSeconds(seconds: number): string {
  const twoDigits = (count: number) => String(count % 60).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const clock = minutes < 60 ? String(minutes) : `${Math.floor(minutes / 60)}:${twoDigits(minutes)}`;
  return `${clock}:${twoDigits(seconds)}`;
}
