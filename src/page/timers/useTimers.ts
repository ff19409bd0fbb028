import { useSelector } from '@xstate/react';
import { msLeft, stateOf, type Timer } from '../../../machines/timersMachine.ts';
import { useTimersActor } from '../context/pageContext.ts';
import type { StepTimer } from '../context/recipeContext.ts';

export type ShownTimer = ReturnType<typeof readTimer>;

/** Returns the timers of all recipes as they are now. */
export function useTimers(): ShownTimer[] {
  const { timers, now } = useSelector(useTimersActor(), (s) => s.context);
  return timers.map((timer) => readTimer(timer, now));
}

/** Returns the timer of a step, or undefined if the timer has not started. Until then, the clock causes no renders. */
export function useTimer({ id }: Pick<StepTimer, 'id'>): ShownTimer | undefined {
  const timersActor = useTimersActor();
  const timer = useSelector(timersActor, (s) => s.context.timers.find((one) => one.id === id));
  const now = useSelector(timersActor, (s) => (timer ? s.context.now : 0));
  return timer && readTimer(timer, now);
}

/** `label`: name and detail of the timer, which together distinguish it from other timers. */
function readTimer(timer: Timer, now: number) {
  const state = stateOf(timer, now);
  const label = [timer.name, timer.detail].filter(Boolean).join(', ');
  const left = state === 'over' ? 'Time is up' : formatSeconds(Math.ceil(msLeft(timer, now) / 1_000));
  return { ...timer, label, state, left };
}

/** Formats a duration, such as 7:05 or 1:07:05. */
function formatSeconds(seconds: number): string {
  const twoDigits = (count: number) => String(count % 60).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const clock = minutes < 60 ? String(minutes) : `${Math.floor(minutes / 60)}:${twoDigits(minutes)}`;
  return `${clock}:${twoDigits(seconds)}`;
}
