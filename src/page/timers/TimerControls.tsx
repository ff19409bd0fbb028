import { useTimersActor } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import type { ShownTimer } from './useTimers.ts';

export const TIMERS_ID = 'timers';
export const UNDO_TIMER_ID = 'undo-timer';

/**
 * Buttons of a timer. Shows 'Stop' only while the timer is paused, so that a wet finger does not press 'Stop' instead
 * of '+1 min'.
 */
export function TimerControls({ timer, pressId }: { timer: ShownTimer; pressId: string }) {
  const timersActor = useTimersActor();
  const { id, state, label } = timer;
  const isPaused = state === 'paused';
  const other = isPaused ? 'Stop' : '+1 min';
  const action = state === 'over' ? 'OK' : isPaused ? 'Resume' : 'Pause';

  function press() {
    if (state === 'over') timersActor.send({ type: 'timer.removed', id });
    else timersActor.send({ type: isPaused ? 'timer.resumed' : 'timer.paused', id });
  }

  return (
    <span className="timer-controls" dir="ltr">
      <Button
        aria-label={`${other}: ${label}`}
        data-next-focus={UNDO_TIMER_ID}
        onClick={() => timersActor.send({ type: isPaused ? 'timer.stopped' : 'minute.added', id })}
      >
        {other}
      </Button>
      {/* Uses the same button in all states, so that the button keeps focus. */}
      <button
        type="button"
        id={pressId}
        className={state === 'over' ? 'button timer-ok' : 'button timer-press'}
        aria-label={`${action}: ${label}`}
        data-next-focus={state === 'over' ? TIMERS_ID : undefined}
        onClick={press}
      >
        {state === 'over' ? action : <Icon name={isPaused ? 'play' : 'pause'} />}
      </button>
    </span>
  );
}

export function pressIdOf(timer: string): string {
  return `press-${timer}`;
}
