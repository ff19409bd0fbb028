import { expect, it } from 'vitest';
import { msLeft, stateOf, type Timer } from '../../machines/timersMachine.ts';
import { timerOf } from '../recipeOf.ts';
import { rowsIn } from '../rowsIn.ts';
import { openTestApp } from '../testApp.ts';
/**
 * Each row has a rule, the timers of an earlier visit with the seconds until they end, a script of `follow`, and the
 * timers after it with the seconds left, the ends for which the bell rings, and the timer that can be restored.
 */
import SCRIPTS from './timers.tsv?raw';

const MINUTE_MS = 60_000;
const SAVED = timerOf({ id: 'pasta' });

function open(timers: Timer[] = []) {
  const { timersActor: actor, cookingActor, clock, ringing, happen } = openTestApp({ timers });
  const context = () => actor.getSnapshot().context;
  /** Returns the states of all timers, such as 'pasta running 540, rice ringing 0; bell 60; stopped soup'. */
  function shown(): string {
    const { timers, now, stopped } = context();
    const states = timers.map((timer) => {
      const state = stateOf(timer, now);
      const isRinging = state === 'over' && !timer.hasRung;
      return `${timer.id} ${isRinging ? 'ringing' : state} ${msLeft(timer, now) / 1_000}`;
    });
    const bell = ringing.map((end) => `bell ${end / 1_000}`);
    return [states.join(', ') || 'no timer', ...bell, ...(stopped ? [`stopped ${stopped.id}`] : [])].join(
      '; ',
    );
  }
  return { actor, cookingActor, clock, ringing, happen, context, shown };
}

/** Runs a script such as 'start pasta 600, 59.999, pause pasta', in which a number alone is a wait in seconds. */
function follow({ actor, clock }: ReturnType<typeof open>, script: string): void {
  for (const step of script.split(', ')) {
    const [action = '', id = '', seconds] = step.split(' ');
    const actions: Record<string, () => void> = {
      start: () =>
        actor.send({ type: 'timer.started', timer: { ...SAVED, id, ms: Number(seconds) * 1_000 } }),
      stop: () => actor.send({ type: 'timer.stopped', id }),
      pause: () => actor.send({ type: 'timer.paused', id }),
      resume: () => actor.send({ type: 'timer.resumed', id }),
      minute: () => actor.send({ type: 'minute.added', id }),
      remove: () => actor.send({ type: 'timer.removed', id }),
      restore: () => actor.send({ type: 'timer.restored' }),
      elsewhere: () => actor.send({ type: 'timers.changedElsewhere', timers: [{ ...SAVED, id }] }),
    };
    (actions[action] ?? (() => clock.increment(Number(action) * 1_000)))();
  }
}

it.each(rowsIn(SCRIPTS))('timers: %s (%s; %s)', (_, saved, script, expected) => {
  const timers = Array.from(saved.matchAll(/(\w+) ([\d.]+)/g), ([, id = '', end]) =>
    timerOf({ id, endsAt: Number(end) * 1_000 }),
  );
  const page = open(timers);
  follow(page, script);
  expect(page.shown()).toBe(expected);
});

it.each([
  ['running 300', SAVED],
  ['paused 1', { ...SAVED, leftMs: 1_000 }],
  ['ringing 0; bell 0', { ...SAVED, endsAt: 0 }],
  ['over 0', { ...SAVED, endsAt: 0, hasRung: true }],
])('timers: are restored from an earlier visit as %s', (state, saved) => {
  const { shown, context } = open([saved]);
  expect(shown()).toBe(`pasta ${state}`);
  expect(context().timers).toEqual([saved]);
});

it('timers: apply changes from another tab, and keep ringing if nothing has changed', () => {
  const { actor, clock, shown } = open([SAVED]);
  const PAUSED = { ...SAVED, leftMs: 7_000 };
  const NEW = { ...SAVED, id: 'new' };
  const sync = (...timers: Timer[]) => actor.send({ type: 'timers.changedElsewhere', timers });
  sync(PAUSED, NEW);
  expect(shown()).toBe('pasta paused 7, new running 300');
  clock.increment(5 * MINUTE_MS);
  const bell = actor.getSnapshot().children.ring;
  sync(PAUSED, { ...NEW });
  expect(actor.getSnapshot().children.ring).toBe(bell);
  expect(shown()).toBe('pasta paused 7, new ringing 0; bell 300');
  sync({ ...NEW, hasRung: true });
  expect(shown()).toBe('new over 0');
});
