import { useSelector } from '@xstate/react';
import type { TimerActor } from '../../../machines/timerMachine.ts';
import { focusFirst } from '../frame/focus.ts';
import { Icon } from '../frame/Icon.tsx';
import { useCookingActor } from '../frame/pageContext.ts';
import { idOf } from './Timers.tsx';
import { useTimer } from './useTimer.ts';

type TimerChipProps = {
  id: string;
  name: string;
  dish: string;
  ms: number;
  words: string;
};

export function TimerChip({ id, name, dish, ms, words }: TimerChipProps) {
  const cookingActor = useCookingActor();
  const timer = useSelector(cookingActor, (s) => s.children[id]);

  function press() {
    if (timer) focusFirst(idOf(id));
    else cookingActor.send({ type: 'timer.started', timer: { id, name, dish, ms } });
  }

  return (
    <button
      type="button"
      value={words}
      className={timer ? 'timer-chip timer-chip-running' : 'timer-chip'}
      title={timer ? 'To its timer' : 'Start a timer'}
      onClick={press}
    >
      <Icon name="clock" />
      {words}
      {timer && <Left timer={timer} />}
    </button>
  );
}

/** Hidden from screen readers, which would read it each second. */
function Left({ timer }: { timer: TimerActor }) {
  const { left } = useTimer(timer);
  return (
    <span className="left" aria-hidden="true">
      {left}
    </span>
  );
}
