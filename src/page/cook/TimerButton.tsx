import { useSelector } from '@xstate/react';
import type { TimerActor } from '../../../machines/timerMachine.ts';
import type { StepTimer } from '../../reading/recipeOutline.ts';
import { Icon } from '../frame/Icon.tsx';
import { useCookingActor } from '../frame/pageContext.ts';
import { tellSeconds, useTimer } from './useTimer.ts';

type TimerButtonProps = { id: string; dish: string; timer: StepTimer };

export function TimerButton({ id, dish, timer: { name, ms, words } }: TimerButtonProps) {
  const cookingActor = useCookingActor();
  const timer = useSelector(cookingActor, (s) => s.children[id]);
  const state = useSelector(timer, (s) => s?.value);

  const [does, icon, event] =
    state === undefined
      ? (['Start timer', 'play', null] as const)
      : state === 'running'
        ? (['Pause', 'pause', { type: 'timer.paused' }] as const)
        : state === 'paused'
          ? (['Go on', 'play', { type: 'timer.resumed' }] as const)
          : (['Stop', 'cross', null] as const);

  function press() {
    if (!timer) cookingActor.send({ type: 'timer.started', timer: { id, name, dish, ms } });
    else if (event) timer.send(event);
    else cookingActor.send({ type: 'timer.stopped', id });
  }

  return (
    <button
      type="button"
      className={!timer ? 'dial' : does === 'Stop' ? 'dial dial-over' : 'dial dial-running'}
      aria-label={`${does}: ${words}`}
      onClick={press}
    >
      <span className="dial-time">{timer ? <Left timer={timer} /> : tellSeconds(ms / 1_000)}</span>
      {does}
      <Icon name={icon} />
    </button>
  );
}

function Left({ timer }: { timer: TimerActor }) {
  return useTimer(timer).left;
}
