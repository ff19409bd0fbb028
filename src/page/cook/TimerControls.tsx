import { flushSync } from 'react-dom';
import type { TimerActor } from '../../../machines/timerMachine.ts';
import { Button } from '../frame/Button.tsx';
import { focusFirst } from '../frame/focus.ts';
import { Icon } from '../frame/Icon.tsx';
import { useCookingActor } from '../frame/pageContext.ts';
import { useTimer } from './useTimer.ts';

export const UNDO_TIMER_ID = 'undo-timer';

/** 'Stop' is never beside '+1 min', which a wet finger would confuse with it: only a paused timer has it. */
export function TimerControls({ timer }: { timer: TimerActor }) {
  const cookingActor = useCookingActor();
  const { state, name, detail } = useTimer(timer);
  const which = detail ? `${name}, ${detail}` : name;

  function stop() {
    const stopped = timer.getSnapshot().context.timer;
    // 'Undo' has to be rendered before it can take over the focus from the button that unmounts.
    flushSync(() => cookingActor.send({ type: 'timer.stopped', timer: stopped }));
    focusFirst(UNDO_TIMER_ID);
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
      {state === 'over' ? (
        <Button className="timer-ok" aria-label={`OK: ${which}`} onClick={stop}>
          OK
        </Button>
      ) : (
        <button
          type="button"
          className="timer-press"
          aria-label={`${state === 'paused' ? 'Resume' : 'Pause'}: ${which}`}
          onClick={() => timer.send({ type: state === 'paused' ? 'timer.resumed' : 'timer.paused' })}
        >
          <Icon name={state === 'paused' ? 'play' : 'pause'} />
        </button>
      )}
    </span>
  );
}
