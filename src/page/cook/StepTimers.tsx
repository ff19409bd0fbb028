import { useSelector } from '@xstate/react';
import type { TimerActor } from '../../../machines/timerMachine.ts';
import type { StepTimer } from '../../reading/recipeOutline.ts';
import { focusFirst } from '../frame/focus.ts';
import { Icon } from '../frame/Icon.tsx';
import { useCookingActor } from '../frame/pageContext.ts';
import { TimerControls } from './TimerControls.tsx';
import { idOf, TIMERS_ID } from './Timers.tsx';
import { useTimer } from './useTimer.ts';

type TimerProps = { recipeId: string; dish: string; timer: StepTimer };

/** `actor` is missing until the timer is started. */
function useStepTimer({ recipeId, dish, timer: { place, name, detail, ms } }: TimerProps) {
  const cookingActor = useCookingActor();
  const id = timerIdOf(recipeId, place);
  return {
    id,
    actor: useSelector(cookingActor, (s) => s.children[id]),
    start: () => cookingActor.send({ type: 'timer.started', timer: { id, name, detail, dish, ms } }),
  };
}

export function timerIdOf(recipeId: string, place: string): string {
  return `${recipeId}.${place}`;
}

/** Within the text of a step. */
export function TimerChip(props: TimerProps) {
  const { id, actor, start } = useStepTimer(props);
  const { words } = props.timer;
  if (actor) return <StartedChip id={id} actor={actor} words={words} />;
  return (
    <button
      type="button"
      value={words}
      className="timer-chip"
      aria-label={`Start a timer: ${words}`}
      onClick={start}
    >
      <Icon name="clock" />
      {words}
    </button>
  );
}

function StartedChip({ id, actor, words }: { id: string; actor: TimerActor; words: string }) {
  const { state, left } = useTimer(actor);
  return (
    <button
      type="button"
      value={words}
      className="timer-chip"
      data-state={state}
      aria-label={state === 'over' ? `Time is up: ${words}` : `To the timer: ${words}`}
      onClick={() => focusFirst(idOf(id), TIMERS_ID)}
    >
      <Icon name="clock" />
      {words}
      {/* Hidden from screen readers, which would read it each second. */}
      <span className="left" aria-hidden="true">
        {state === 'over' ? 'Time is up' : left}
      </span>
    </button>
  );
}

/** Below a step in cook mode. */
export function Dial(props: TimerProps) {
  const { actor, start } = useStepTimer(props);
  const { words } = props.timer;
  if (actor) return <StartedDial actor={actor} words={words} />;
  return (
    <button type="button" className="dial" onClick={start}>
      <Icon name="clock" />
      Start a timer: {words}
    </button>
  );
}

function StartedDial({ actor, words }: { actor: TimerActor; words: string }) {
  const { state, left } = useTimer(actor);
  return (
    <div className="dial" data-state={state} role="group" aria-label={`Timer: ${words}`}>
      <p>
        <span className="dial-time">{state === 'over' ? 'Time is up' : left}</span>
        {state !== 'over' && <small>of {words}</small>}
      </p>
      <TimerControls timer={actor} />
    </div>
  );
}
