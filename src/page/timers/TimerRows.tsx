import { useBack } from '../browser/useBack.ts';
import { TimerControls } from './TimerControls.tsx';
import type { ShownTimer } from './useTimers.ts';

type TimerRowsProps = { timers: ShownTimer[]; onClose: () => void };

export function TimerRows({ timers, onClose }: TimerRowsProps) {
  useBack(onClose);
  const dishes = new Set(timers.map(({ dish }) => dish));
  return (
    <ul className="timer-rows">
      {timers.map((timer) => (
        <li
          key={timer.id}
          id={rowIdOf(timer.id)}
          tabIndex={-1}
          className="line timer"
          data-state={timer.state}
        >
          <TimerWords {...timer} details={[timer.detail, dishes.size > 1 && timer.dish]} />
          <TimerControls timer={timer} pressId={rowPressIdOf(timer.id)} />
        </li>
      ))}
    </ul>
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
 * Id of the button in a timer's row. The timer's button below the step has another id because the page may show both
 * buttons.
 */
export function rowPressIdOf(timer: string): string {
  return `row-press-${timer}`;
}

export function rowIdOf(timer: string): string {
  return `timer-${timer}`;
}
