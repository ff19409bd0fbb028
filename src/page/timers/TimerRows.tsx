import type { TimerActor } from '../../../machines/timerMachine.ts';
import { useBack } from '../browser/useBack.ts';
import { TimerControls } from './TimerControls.tsx';
import { useTimer } from './useTimer.ts';

type TimerRowsProps = { timers: TimerActor[]; onClose: () => void };

export function TimerRows({ timers, onClose }: TimerRowsProps) {
  useBack(onClose);
  const dishes = new Set(timers.map((timer) => timer.getSnapshot().context.timer.dish));
  return (
    <ul className="timer-rows">
      {timers.map((timer) => (
        <Row key={timer.id} timer={timer} showsDish={dishes.size > 1} />
      ))}
    </ul>
  );
}

function Row({ timer, showsDish }: { timer: TimerActor; showsDish: boolean }) {
  const { id, state, name, detail, dish, left } = useTimer(timer);
  return (
    <li id={rowIdOf(id)} tabIndex={-1} className="line timer" data-state={state}>
      <TimerWords left={left} details={[detail, showsDish && dish]} name={name} />
      <TimerControls timer={timer} pressId={rowPressIdOf(id)} />
    </li>
  );
}

type TimerWordsProps = { left: string; details: (string | false)[]; name: string };

export function TimerWords({ left, details, name }: TimerWordsProps) {
  return (
    <span className="timer-words">
      <b className="one-line">{left}</b>
      <span dir="auto">
        <small>{details.filter(Boolean).join(' · ')}</small>
        <span className="name some-lines">{name}</span>
      </span>
    </span>
  );
}

/**
 * Id of the button in a timer's row. The timer's button below the step has another id, since the page may show both
 * buttons.
 */
export function rowPressIdOf(timer: string): string {
  return `row-press-${timer}`;
}

export function rowIdOf(timer: string): string {
  return `timer-${timer}`;
}
