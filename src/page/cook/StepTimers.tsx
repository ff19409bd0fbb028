import { useSelector } from '@xstate/react';
import type { TimerActor } from '../../../machines/timerMachine.ts';
import type { StepTimer } from '../../reading/recipeOutline.ts';
import { focusFirst } from '../frame/focus.ts';
import { Icon } from '../frame/Icon.tsx';
import { useCookingActor } from '../frame/pageContext.ts';
import { idOf } from './Timers.tsx';
import { tellSeconds, useTimer } from './useTimer.ts';

type TimerProps = { recipeId: string; dish: string; timer: StepTimer };

/** `actor` is missing until the timer is started. */
function useStepTimer({ recipeId, dish, timer: { place, name, ms } }: TimerProps) {
  const cookingActor = useCookingActor();
  const id = `${recipeId}.${place}`;
  return {
    id,
    actor: useSelector(cookingActor, (s) => s.children[id]),
    start: () => cookingActor.send({ type: 'timer.started', timer: { id, name, dish, ms } }),
    stop: () => cookingActor.send({ type: 'timer.stopped', id }),
  };
}

/** Within the text of a step. */
export function TimerChip(props: TimerProps) {
  const { id, actor, start } = useStepTimer(props);
  const { words } = props.timer;
  return (
    <button
      type="button"
      value={words}
      className={actor ? 'timer-chip timer-chip-running' : 'timer-chip'}
      title={actor ? 'To its timer' : 'Start a timer'}
      onClick={() => (actor ? focusFirst(idOf(id)) : start())}
    >
      <Icon name="clock" />
      {words}
      {/* Hidden from screen readers, which would read it each second. */}
      {actor && (
        <span className="left" aria-hidden="true">
          <Left actor={actor} />
        </span>
      )}
    </button>
  );
}

/** Below a step in cook mode. */
export function TimerButton(props: TimerProps) {
  const { actor, start, stop } = useStepTimer(props);
  const { ms, words } = props.timer;
  const state = useSelector(actor, (s) => s?.value);

  const [does, icon, press] = !actor
    ? (['Start timer', 'play', start] as const)
    : state === 'running'
      ? (['Pause', 'pause', () => actor.send({ type: 'timer.paused' })] as const)
      : state === 'paused'
        ? (['Go on', 'play', () => actor.send({ type: 'timer.resumed' })] as const)
        : (['Stop', 'cross', stop] as const);

  return (
    <button
      type="button"
      className={!actor ? 'dial' : does === 'Stop' ? 'dial dial-over' : 'dial dial-running'}
      aria-label={`${does}: ${words}`}
      onClick={press}
    >
      <span className="dial-time">{actor ? <Left actor={actor} /> : tellSeconds(ms / 1_000)}</span>
      {does}
      <Icon name={icon} />
    </button>
  );
}

function Left({ actor }: { actor: TimerActor }) {
  return useTimer(actor).left;
}
