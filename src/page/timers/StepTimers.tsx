import type { MouseEvent } from 'react';
import { formatMinutes } from '../../shared/formatMinutes.ts';
import { useTimersActor } from '../context/pageContext.ts';
import type { StepTimer } from '../context/recipeContext.ts';
import { Icon } from '../controls/Icon.tsx';
import { pressIdOf, TimerControls } from './TimerControls.tsx';
import { TimerWords } from './TimerRows.tsx';
import { useTimer } from './useTimers.ts';

type TimerProps = { timer: StepTimer };

/** Connects a step with its timer. `timer` is undefined until the timer has started. `press` starts or shows the timer. */
function useStepTimer({ timer: { words, ...timer } }: TimerProps) {
  const timersActor = useTimersActor();
  const started = useTimer(timer);
  return {
    timer: started,
    // Ignores the second click of a double click, which would start a stopped timer again, or show one just started.
    press: ({ detail }: MouseEvent) =>
      detail < 2 &&
      timersActor.send(started ? { type: 'timer.sought', id: started.id } : { type: 'timer.started', timer }),
  };
}

/**
 * Timer within the text of a step. The button that starts the timer also shows it later, so that the button keeps focus.
 */
export function TimerChip(props: TimerProps) {
  const { timer, press } = useStepTimer(props);
  const { words } = props.timer;
  const action = !timer ? 'Start a timer' : timer.state === 'over' ? 'Time is up' : 'To the timer';
  return (
    <button
      type="button"
      value={words}
      className="timer-chip"
      data-state={timer?.state}
      aria-label={`${action}: ${words}`}
      onClick={press}
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
  const { timer, press } = useStepTimer(props);
  const { id, words, ms } = props.timer;

  if (!timer) {
    return (
      <button type="button" id={pressIdOf(id)} className="line dial" onClick={press}>
        <span>
          <small>
            <Icon name="clock" className="icon in-text" /> Start a timer<span className="colon">:</span>
          </small>{' '}
          <bdi>{words}</bdi>
        </span>
      </button>
    );
  }
  const length = ms % 60_000 === 0 ? formatMinutes(ms / 60_000) : words;
  return (
    <div className="line dial" data-state={timer.state}>
      <TimerWords left={timer.left} details={[length]} name={timer.name} />
      <TimerControls timer={timer} pressId={pressIdOf(id)} />
    </div>
  );
}
