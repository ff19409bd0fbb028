import { expect, it, vi } from 'vitest';
import { msLeft, stateOf, type Timer, type TimersEvent } from '../../machines/timersMachine.ts';
import { recipeOf, timerOf } from '../recipeOf.ts';
import { rowsIn } from '../rowsIn.ts';
import { openTestApp } from '../testApp.ts';
/** Each row has a rule, a script of `follow`, and the state of the timer after it, or nothing if the timer is gone. */
import SCRIPTS from './timers.tsv?raw';

const MINUTE_MS = 60_000;
const SAVED = timerOf({ id: 'pasta' });
const PASTA = { ...SAVED, ms: 10 * MINUTE_MS };
const SAUCE = { ...SAVED, id: 'sauce', ms: 15 * MINUTE_MS };

function open(timers: Timer[] = []) {
  const { timersActor: actor, cookingActor, clock, ringing, happen } = openTestApp({ timers });
  return {
    actor,
    cookingActor,
    clock,
    ringing,
    happen,
    context: () => actor.getSnapshot().context,
    /** Returns the state of a timer and the seconds left, such as 'running 540'. */
    timer(id: string) {
      const { timers, now } = actor.getSnapshot().context;
      const timer = timers.find((one) => one.id === id);
      if (!timer) return;
      const state = stateOf(timer, now);
      return `${state === 'over' && !timer.hasRung ? 'ringing' : state} ${msLeft(timer, now) / 1_000}`;
    },
  };
}

/** Runs a script such as 'start, 59.999, pause', in which a number is a wait in seconds. */
function follow({ actor, clock }: ReturnType<typeof open>, script: string): void {
  const actions: Record<string, () => void> = {
    start: () => actor.send({ type: 'timer.started', timer: PASTA }),
    stop: () => actor.send({ type: 'timer.stopped', id: 'pasta' }),
    pause: () => actor.send({ type: 'timer.paused', id: 'pasta' }),
    resume: () => actor.send({ type: 'timer.resumed', id: 'pasta' }),
    minute: () => actor.send({ type: 'minute.added', id: 'pasta' }),
  };
  for (const step of script.split(', ')) (actions[step] ?? (() => clock.increment(Number(step) * 1_000)))();
}

it.each(rowsIn(SCRIPTS))('timers: %s, after the events %s', (_, script = '', expected) => {
  const page = open();
  follow(page, script);
  expect(page.timer('pasta') ?? '').toBe(expected);
  expect(page.ringing).toHaveLength(expected === 'ringing 0' ? 1 : 0);
});

it.each([
  ['running 300', SAVED],
  ['paused 1', { ...SAVED, leftMs: 1_000 }],
  ['ringing 0', { ...SAVED, endsAt: 0 }],
  ['over 0', { ...SAVED, endsAt: 0, hasRung: true }],
])('timers: are restored from an earlier visit as %s', (state, saved) => {
  const { timer, context } = open([saved]);
  expect(timer('pasta')).toBe(state);
  expect(context().timers).toEqual([saved]);
});

it('timers: ring if they ended while the device slept', () => {
  const { clock, happen, ringing } = open([SAVED]);
  // Changes only the time of day, so that no timeout ends.
  vi.spyOn(clock, 'now').mockReturnValue(5 * MINUTE_MS);
  expect(ringing).toEqual([]);
  happen('visibilitychange');
  expect(ringing).toEqual([SAVED.endsAt]);
});

it('timers: apply changes from another tab, and keep ringing if nothing has changed', () => {
  const { actor, clock, ringing, timer } = open([SAVED]);
  const PAUSED = { ...SAVED, leftMs: 7_000 };
  const NEW = { ...SAVED, id: 'new' };
  const sync = (...timers: Timer[]) => actor.send({ type: 'timers.changedElsewhere', timers });
  sync(PAUSED, NEW);
  expect([timer('pasta'), timer('new')]).toEqual(['paused 7', 'running 300']);
  clock.increment(5 * MINUTE_MS);
  const bell = actor.getSnapshot().children.ring;
  sync(PAUSED, { ...NEW });
  expect(actor.getSnapshot().children.ring).toBe(bell);
  expect(ringing).toEqual([NEW.endsAt]);
  sync({ ...NEW, hasRung: true });
  expect([timer('pasta'), timer('new'), ringing]).toEqual([undefined, 'over 0', []]);
});

it('timer: rings for a whole minute, even if another timer is already ringing', () => {
  const LATE = { ...SAVED, id: 'late', endsAt: SAVED.endsAt + 59_000 };
  const { clock, ringing, timer } = open([SAVED, LATE]);
  clock.increment(5 * MINUTE_MS);
  expect([timer('pasta'), ringing]).toEqual(['ringing 0', [SAVED.endsAt]]);
  clock.increment(59_000);
  expect([timer('late'), ringing]).toEqual(['ringing 0', [LATE.endsAt]]);
  clock.increment(59_999);
  expect(ringing).toEqual([LATE.endsAt]);
  clock.increment(1);
  expect([timer('pasta'), timer('late'), ringing]).toEqual(['over 0', 'over 0', []]);
});

it('timers: stop ringing when the last ringing timer is removed', () => {
  const { actor, clock, ringing } = open([SAVED, { ...SAVED, id: 'other' }]);
  clock.increment(5 * MINUTE_MS);
  for (const id of ['pasta', 'other']) {
    expect(ringing).toHaveLength(1);
    actor.send({ type: 'timer.removed', id });
  }
  expect(ringing).toEqual([]);
});

it('timers started half a second apart: also count down half a second apart', () => {
  const { clock, timer } = open([SAVED, { ...SAVED, id: 'half', endsAt: SAVED.endsAt + 500 }]);
  clock.increment(500);
  expect(timer('half')).toBe('running 300');
  clock.increment(500);
  expect(timer('pasta')).toBe('running 299');
});

const HALF = { ...SAVED, id: 'half' };

it('stopped timer: can be restored for ten seconds, as if it had kept running', () => {
  const { actor, clock, timer, context } = open([SAVED]);
  actor.send({ type: 'timer.stopped', id: 'pasta' });
  expect([timer('pasta'), context().stopped]).toEqual([undefined, SAVED]);
  clock.increment(9_000);
  actor.send({ type: 'timer.restored' });
  expect([timer('pasta'), context().stopped]).toEqual(['running 291', null]);
  clock.increment(60_000);
  expect(timer('pasta')).toBe('running 231');
});

it('two stopped timers: the second one can be restored for a full ten seconds', () => {
  const { actor, clock, timer, context } = open([SAVED, HALF]);
  actor.send({ type: 'timer.stopped', id: 'half' });
  clock.increment(6_000);
  actor.send({ type: 'timer.stopped', id: 'pasta' });
  clock.increment(9_999);
  expect(context().stopped).toEqual(SAVED);
  clock.increment(1);
  expect(context().stopped).toBeNull();
  actor.send({ type: 'timer.restored' });
  expect([timer('pasta'), timer('half')]).toEqual([undefined, undefined]);
});

it.each<[string, TimersEvent]>([
  ['here', { type: 'timer.started', timer: PASTA }],
  ['in another tab', { type: 'timers.changedElsewhere', timers: [SAVED] }],
])('stopped timer: cannot be restored after the timer is started again %s', (_, again) => {
  const { actor, context } = open([SAVED, HALF]);
  actor.send({ type: 'timer.stopped', id: 'pasta' });
  actor.send({ type: 'timer.started', timer: SAUCE });
  expect(context().stopped).toEqual(SAVED);
  actor.send(again);
  expect(context().stopped).toBeNull();
});

it('finished timer: cannot be restored once it has been removed in any tab', () => {
  const { actor, timer, context } = open([SAVED]);
  actor.send({ type: 'timer.removed', id: 'pasta' });
  expect([timer('pasta'), context().stopped]).toEqual([undefined, null]);
});

it('end of cooking: removes only finished timers, and only timers of the recipe', () => {
  const ids = ['one.1', 'one.2', 'two.1'];
  const { actor, cookingActor, clock, context } = open(ids.map((id) => timerOf({ id, leftMs: 60_000 })));
  for (const id of ids) if (id !== 'one.2') actor.send({ type: 'timer.resumed', id });
  const steps = [{ id: 'eat', lineIds: ['eat'], isTickedAsWritten: false }];
  cookingActor.send({ type: 'cook.started', recipe: recipeOf('# One', { id: 'one' }), steps, step: 0 });
  clock.increment(60_000);
  cookingActor.send({ type: 'cook.ended' });
  expect(
    context()
      .timers.map(({ id }) => id)
      .sort(),
  ).toEqual(['one.2', 'two.1']);
});
