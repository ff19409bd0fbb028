import type { TimerActor } from '../../../machines/timerMachine.ts';
import { thenFocus } from '../browser/focus.ts';
import { useCookingActor } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { useTimer } from './useTimer.ts';

export const TIMERS_ID = 'timers';
export const UNDO_TIMER_ID = 'undo-timer';

/** 'Stop' is never beside '+1 min', which a wet finger would confuse with it: only a paused timer has it. */
export function TimerControls({ timer, pressId }: { timer: TimerActor; pressId: string }) {
  const cookingActor = useCookingActor();
  const { id, state, which } = useTimer(timer);
  const does = state === 'over' ? 'OK' : state === 'paused' ? 'Resume' : 'Pause';

  function stop() {
    const { timer: stopped } = timer.getSnapshot().context;
    thenFocus(() => cookingActor.send({ type: 'timer.stopped', timer: stopped }), UNDO_TIMER_ID);
  }

  function putAway() {
    thenFocus(() => cookingActor.send({ type: 'timer.removed', id }), pressId, TIMERS_ID);
  }

  function press() {
    if (state === 'over') putAway();
    else timer.send({ type: state === 'paused' ? 'timer.resumed' : 'timer.paused' });
  }

  return (
    <span className="timer-controls">
      {state === 'paused' ? (
        <Button aria-label={`Stop: ${which}`} onClick={stop}>
          Stop
        </Button>
      ) : (
        <Button aria-label={`+1 min: ${which}`} onClick={() => timer.send({ type: 'minute.added' })}>
          +1 min
        </Button>
      )}
      {/* One button, so that it keeps the focus when the time is up. */}
      <button
        type="button"
        id={pressId}
        className={state === 'over' ? 'button timer-ok' : 'button timer-press'}
        aria-label={`${does}: ${which}`}
        onClick={press}
      >
        {state === 'over' ? does : <Icon name={state === 'paused' ? 'play' : 'pause'} />}
      </button>
    </span>
  );
}

export function pressIdOf(timer: string): string {
  return `press-${timer}`;
}
