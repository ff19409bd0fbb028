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
  const action = state === 'over' ? 'OK' : state === 'paused' ? 'Resume' : 'Pause';

  function press() {
    if (state === 'over') timersActor.send({ type: 'timer.removed', id });
    else timersActor.send({ type: state === 'paused' ? 'timer.resumed' : 'timer.paused', id });
  }

  return (
    <span className="timer-controls" dir="ltr">
      {state === 'paused' ? (
        <Button
          aria-label={`Stop: ${label}`}
          data-next-focus={UNDO_TIMER_ID}
          onClick={() => timersActor.send({ type: 'timer.stopped', id })}
        >
          Stop
        </Button>
      ) : (
        <Button
          aria-label={`+1 min: ${label}`}
          onClick={() => timersActor.send({ type: 'minute.added', id })}
        >
          +1<span> min</span>
        </Button>
      )}
      {/* Uses the same button in all states, so that the button keeps focus. */}
      <button
        type="button"
        id={pressId}
        className={state === 'over' ? 'button timer-ok' : 'button timer-press'}
        aria-label={`${action}: ${label}`}
        data-next-focus={state === 'over' ? TIMERS_ID : undefined}
        onClick={press}
      >
        {state === 'over' ? action : <Icon name={state === 'paused' ? 'play' : 'pause'} />}
      </button>
    </span>
  );
}

export function pressIdOf(timer: string): string {
  return `press-${timer}`;
}
