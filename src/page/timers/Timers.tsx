import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Timer } from '../../../machines/timersMachine.ts';
import { RECIPE_HEADING_ID, thenFocus } from '../browser/focus.ts';
import { announce } from '../context/Announcer.tsx';
import { useCookingActor, useTimersActor } from '../context/pageContext.ts';
import type { StepTimer } from '../context/recipeContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { pressIdOf, TIMERS_ID, UNDO_TIMER_ID } from './TimerControls.tsx';
import { rowIdOf, rowPressIdOf, TimerRows, TimerWords } from './TimerRows.tsx';
import { type ShownTimer, useTimers } from './useTimers.ts';

export function Timers() {
  const isBrowsing = useSelector(useCookingActor(), (s) => s.matches('browsing'));
  return isBrowsing && <TimerStrip nextFocus={RECIPE_HEADING_ID} />;
}

type TimerStripProps = {
  /** Timers that are already visible below a step. */
  visible?: StepTimer[];
  /** Id of the element that gets focus when no timer is left. */
  nextFocus: string;
};

export function TimerStrip({ visible = [], nextFocus }: TimerStripProps) {
  const timersActor = useTimersActor();
  const stopped = useSelector(timersActor, (s) => s.context.stopped);
  const all = useTimers().toSorted(byTimeLeft);
  const others = all.filter((timer) => !visible.some(({ id }) => id === timer.id));

  useEffect(() => {
    const subscription = timersActor.on('timer.begun', ({ name }) => announce(`Timer started: ${name}`));
    return () => subscription.unsubscribe();
  }, [timersActor]);

  return (
    <section className="timers" aria-label="Timers" data-next-focus={nextFocus}>
      <AnnounceTimeUp timers={all} />
      {(others.length > 0 || stopped) && (
        <TimerBar timers={others} stopped={stopped} isRest={others.length < all.length} />
      )}
    </section>
  );
}

/** Announces that a timer's time is up, in a live region and in the title of the tab. */
function AnnounceTimeUp({ timers }: { timers: ShownTimer[] }) {
  const ringing = timers.filter(({ state, hasRung }) => state === 'over' && !hasRung);
  const name = ringing[0]?.name;

  useEffect(() => {
    if (name === undefined) return;
    const { title } = document;
    document.title = `Time is up: ${name}`;
    return () => {
      document.title = title;
    };
  }, [name]);

  return (
    <p className="visually-hidden" role="alert">
      {ringing.map(({ id, label }) => (
        <span key={id}>Time is up: {label}. </span>
      ))}
    </p>
  );
}

/** `isRest`: true if the page also shows timers below a step. */
type TimerBarProps = { timers: ShownTimer[]; stopped: Timer | null; isRest: boolean };

function TimerBar({ timers, stopped, isRest }: TimerBarProps) {
  const timersActor = useTimersActor();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const subscription = timersActor.on('timer.pointedOut', ({ id }) =>
      thenFocus(() => setOpen(true), rowIdOf(id)),
    );
    return () => subscription.unsubscribe();
  }, [timersActor]);

  return (
    <div id={TIMERS_ID} tabIndex={-1} className="timer-bar">
      {isOpen && timers.length > 0 && <TimerRows timers={timers} onClose={() => setOpen(false)} />}
      {stopped && <Stopped timer={stopped} isOpen={isOpen} />}
      <Handle timers={timers} isRest={isRest} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
    </div>
  );
}

/** Sorts timers by the time left, with paused timers last. */
function byTimeLeft(one: Timer, other: Timer): number {
  const rank = ({ leftMs, endsAt }: Timer) => (leftMs === null ? endsAt : Number.MAX_VALUE);
  return rank(one) - rank(other);
}

type HandleProps = Omit<TimerBarProps, 'stopped'> & { isOpen: boolean; onPress: () => void };

function Handle({ timers, isRest, isOpen, onPress }: HandleProps) {
  const timersActor = useTimersActor();
  const [next, ...more] = timers;
  const count = `${timers.length} ${isRest ? 'other ' : ''}timer${timers.length === 1 ? '' : 's'}`;
  if (!next) return null;
  const { id, state, left, name, detail, label } = next;
  const description = [detail, name].filter(Boolean).join(' · ');
  const status =
    state === 'over' ? left : state === 'paused' ? 'Paused' : more.length > 0 ? 'Timers' : 'Timer';
  // Omits the time left, which a screen reader would read every second.
  const closedLabel = `${status}: ${description}${more.length > 0 ? `, ${more.length} more` : ''}`;
  // Shows that the time is up only while the list is closed, because the open list already shows this.
  const showsTimeUp = state === 'over' && !isOpen;
  const others = showsTimeUp ? more.filter((timer) => timer.state === 'over') : more;
  return (
    <>
      <button
        type="button"
        className="beside strip"
        aria-expanded={isOpen}
        aria-label={isOpen ? count : closedLabel}
        onClick={onPress}
      >
        {!showsTimeUp && <Icon name="clock" />}
        {isOpen ? (
          <span className="one-line" dir="ltr">
            {count}
          </span>
        ) : (
          <TimerWords
            left={state === 'paused' ? `Paused at ${left}` : left}
            details={[detail, others.length > 0 && `${showsTimeUp ? 'and ' : ''}${others.length} more`]}
            name={name}
          />
        )}
        <Icon name="down" className="icon chevron" />
      </button>
      {showsTimeUp && (
        <Button
          key={id}
          className="timer-ok"
          aria-label={`OK: ${label}`}
          data-next-focus={TIMERS_ID}
          onClick={() => timersActor.send({ type: 'timer.removed', id })}
        >
          OK
        </Button>
      )}
    </>
  );
}

function Stopped({ timer, isOpen }: { timer: Timer; isOpen: boolean }) {
  const timersActor = useTimersActor();

  function undo() {
    timersActor.send({ type: 'timer.restored' });
    // Opens the list, unless the restored timer is below its step.
    if (!isOpen && !document.getElementById(pressIdOf(timer.id)))
      timersActor.send({ type: 'timer.sought', id: timer.id });
  }

  return (
    <div className="beside strip strip-undo">
      <p className="some-lines" role="status">
        Timer stopped: <span dir="auto">{timer.name}</span>
      </p>
      <Button
        id={UNDO_TIMER_ID}
        data-next-focus={`${rowPressIdOf(timer.id)} ${pressIdOf(timer.id)} ${TIMERS_ID}`}
        onClick={undo}
      >
        Undo
      </Button>
    </div>
  );
}
