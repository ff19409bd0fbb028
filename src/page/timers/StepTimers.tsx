import { useTimersActor } from '../context/pageContext.ts';
import type { StepTimer } from '../context/recipeContext.ts';
import { Icon } from '../controls/Icon.tsx';
import { pressIdOf, TimerControls } from './TimerControls.tsx';
import { useTimer } from './useTimers.ts';

type TimerProps = { recipeId: string; dish: string; timer: StepTimer };

/** Connects a step with its timer. `timer` is undefined until the timer has started. */
function useStepTimer({ recipeId, dish, timer: { place, name, detail, ms } }: TimerProps) {
  const timersActor = useTimersActor();
  const id = timerIdOf(recipeId, place);
  return {
    id,
    timer: useTimer(id),
    start: () => timersActor.send({ type: 'timer.started', timer: { id, name, detail, dish, ms } }),
    seek: () => timersActor.send({ type: 'timer.sought', id }),
  };
}

export function timerIdOf(recipeId: string, place: string): string {
  return `${recipeId}.${place}`;
}

/**
 * Timer within the text of a step. One button first starts and later shows the timer, so that the button keeps focus.
 */
export function TimerChip(props: TimerProps) {
  const { timer, start, seek } = useStepTimer(props);
  const { words } = props.timer;
  const action = !timer ? 'Start a timer' : timer.state === 'over' ? 'Time is up' : 'To the timer';
  return (
    <button
      type="button"
      value={words}
      className="timer-chip"
      data-state={timer?.state}
      aria-label={`${action}: ${words}`}
      onClick={timer ? seek : start}
    >
      <Icon name="clock" className="icon in-text" />
      {words}
      {/* Hides the time from screen readers, which would read it every second. */}
      {timer && (
        <span className="left" aria-hidden="true">
          {timer.left}
        </span>
      )}
    </button>
  );
}

/** Large timer below a step in cook mode. */
export function Dial(props: TimerProps) {
  const { id, timer, start } = useStepTimer(props);
  const { words } = props.timer;

  if (!timer) {
    return (
      <button type="button" id={pressIdOf(id)} className="line dial" onClick={start}>
        <span>
          <small>
            <Icon name="clock" className="icon in-text" /> Start a timer<span className="colon">:</span>
          </small>{' '}
          <bdi>{words}</bdi>
        </span>
      </button>
    );
  }
  return (
    <div className="line dial" data-state={timer.state}>
      <p>
        <span className="dial-time">{timer.left}</span>
        <small>
          {timer.state !== 'over' && 'of '}
          <bdi>{words}</bdi>
        </small>
      </p>
      <TimerControls timer={timer} pressId={pressIdOf(id)} />
    </div>
  );
}
