import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { TimerActor } from '../../../machines/timerMachine.ts';
import { Button, IconButton } from '../frame/Button.tsx';
import { focusFirst, RECIPE_HEADING_ID } from '../frame/focus.ts';
import { useCookingActor } from '../frame/pageContext.ts';
import { useTimer } from './useTimer.ts';

const TIME_IS_UP = 'Time is up: ';

export function Timers() {
  const isCooking = useSelector(useCookingActor(), (s) => s.matches('cooking'));
  return !isCooking && <TimerBar whenGone={() => focusFirst(RECIPE_HEADING_ID)} />;
}

type TimerBarProps = {
  /** Has to move the focus: the button that stopped the last timer unmounts. */
  whenGone: () => void;
};

export function TimerBar({ whenGone }: TimerBarProps) {
  const cookingActor = useCookingActor();
  const timers = useSelector(
    cookingActor,
    ({ context, children }) => context.timers.flatMap((id) => children[id] ?? []),
    shallowEqual,
  );
  const dishes = new Set(timers.map((timer) => timer.getSnapshot().context.timer.dish));
  const [begun, setBegun] = useState({ name: '', times: 0 });
  const bar = useRef<HTMLUListElement>(null);
  const hasTimers = timers.length > 0;

  useEffect(() => {
    const subscription = cookingActor.on('timer.begun', ({ name }) =>
      setBegun(({ times }) => ({ name, times: times + 1 })),
    );
    return () => subscription.unsubscribe();
  }, [cookingActor]);

  // The page and its notices leave room for the bar by this height: otherwise it would lie over them.
  useEffect(() => {
    const { style } = document.documentElement;
    if (!hasTimers || !bar.current) return;
    const measured = new ResizeObserver(([entry]) =>
      style.setProperty('--timers', `${entry?.target.getBoundingClientRect().height ?? 0}px`),
    );
    measured.observe(bar.current);
    return () => {
      measured.disconnect();
      style.removeProperty('--timers');
    };
  }, [hasTimers]);

  function stop(id: string) {
    const at = timers.findIndex((timer) => timer.id === id);
    const neighbour = timers[at + 1] ?? timers[at - 1];
    if (neighbour) focusFirst(idOf(neighbour.id));
    else whenGone();
    cookingActor.send({ type: 'timer.stopped', id });
  }

  return (
    <section className="timers" aria-label="Timers">
      <p className="visually-hidden" role="status">
        {begun.name && <span key={begun.times}>Timer started: {begun.name}</span>}
      </p>
      <p className="visually-hidden" role="alert">
        {timers.map((timer) => (
          <Alarm key={timer.id} timer={timer} />
        ))}
      </p>
      {hasTimers && (
        <ul ref={bar}>
          {timers.map((timer) => (
            <Row key={timer.id} timer={timer} tellsDish={dishes.size > 1} onStop={stop} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Alarm({ timer }: { timer: TimerActor }) {
  const rings = useSelector(timer, (s) => s.matches('ringing'));
  const { id, name } = timer.getSnapshot().context.timer;

  useEffect(() => {
    if (!rings) return;
    ringing.set(id, name);
    tellTitle();
    return () => {
      ringing.delete(id);
      tellTitle();
    };
  }, [rings, id, name]);

  return rings && `Time is up: ${name}. `;
}

/** By id, since two timers may have the same name. */
const ringing = new Map<string, string>();
let title = '';

function tellTitle() {
  const [name] = ringing.values();
  if (!document.title.startsWith(TIME_IS_UP)) title = document.title;
  document.title = name === undefined ? title : TIME_IS_UP + name;
}

type RowProps = { timer: TimerActor; tellsDish: boolean; onStop: (id: string) => void };

function Row({ timer, tellsDish, onStop }: RowProps) {
  const { snapshot, isOver, left } = useTimer(timer);
  const { id, name, dish } = snapshot.context.timer;
  const isPaused = snapshot.matches('paused');

  return (
    <li id={idOf(id)} tabIndex={-1} className={isOver ? 'timer timer-over' : 'timer'}>
      <span className="what" dir="auto">
        {name}
        {tellsDish && <small> · {dish}</small>}
      </span>
      <span className="left">{isOver ? 'Time is up' : left}</span>
      {!isOver && (
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          label={`${isPaused ? 'Go on' : 'Pause'}: ${name}`}
          onClick={() => timer.send({ type: isPaused ? 'timer.resumed' : 'timer.paused' })}
        />
      )}
      <Button aria-label={`One more minute: ${name}`} onClick={() => timer.send({ type: 'minute.added' })}>
        +1 min
      </Button>
      <IconButton icon="cross" label={`Stop: ${name}`} onClick={() => onStop(id)} />
    </li>
  );
}

export function idOf(timer: string): string {
  return `timer-${timer}`;
}
