import { expect, it, vi } from 'vitest';
import type { CookingEvent } from '../../machines/cookingMachine.ts';
import { msLeft, type Timer } from '../../machines/timerMachine.ts';
import { recipeOf, timerOf } from '../recipeOf.ts';
import { openTestApp } from '../testApp.ts';

const MINUTE_MS = 60_000;
const SAVED = timerOf({ id: 'pasta' });
const PASTA = { ...SAVED, ms: 10 * MINUTE_MS };
const SAUCE = { ...SAVED, id: 'sauce', ms: 15 * MINUTE_MS };

function open(timers: Timer[] = []) {
  const { cookingActor: actor, clock, ringing, happen } = openTestApp({ timers });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  const find = (id: string) => actor.getSnapshot().children[id];
  return {
    actor,
    clock,
    ringing,
    happen,
    emitted,
    find,
    /** Returns the state of a timer and the seconds left, such as 'running 540'. */
    timer(id: string) {
      const snapshot = find(id)?.getSnapshot();
      return snapshot && `${snapshot.value} ${msLeft(snapshot.context) / 1_000}`;
    },
    send: (id: string, type: 'timer.paused' | 'timer.resumed' | 'minute.added') => find(id)?.send({ type }),
  };
}

/** Runs a script such as 'start, 59.999, pause', in which a number is a wait in seconds. */
function follow({ actor, clock, send }: ReturnType<typeof open>, script: string): void {
  const actions: Record<string, () => void> = {
    start: () => actor.send({ type: 'timer.started', timer: PASTA }),
    stop: () => actor.send({ type: 'timer.stopped', timer: SAVED }),
    pause: () => send('pasta', 'timer.paused'),
    resume: () => send('pasta', 'timer.resumed'),
    minute: () => send('pasta', 'minute.added'),
  };
  for (const step of script.split(', ')) (actions[step] ?? (() => clock.increment(Number(step) * 1_000)))();
}

it.each<[string, string, string | undefined]>([
  ['tick no earlier than a second after their start', '0.25, start, 0.999', 'running 600'],
  ['tick each second', '0.25, start, 1', 'running 599'],
  ['start only once', 'start, 60, start', 'running 540'],
  ['do not ring a millisecond too early', 'start, 599.999', 'running 0.001'],
  ['ring at the end', 'start, 600', 'ringing 0'],
  ['stop ringing when stopped', 'start, 600, stop', undefined],
  ['ring for a minute', 'start, 600, 59.999', 'ringing 0'],
  ['ring no longer than a minute', 'start, 600, 60', 'over 0'],
  ['stop counting while paused', 'start, 60, pause, 3600', 'paused 540'],
  ['resume with the time left', 'start, 60, pause, 3600, resume', 'running 540'],
  ['get another minute while they run', 'start, 60, minute', 'running 600'],
  ['get another minute while paused', 'start, 60, pause, minute', 'paused 600'],
  ['get another minute while they ring', 'start, 600, minute', 'running 60'],
  ['get another minute when they are over', 'start, 600, 60, minute', 'running 60'],
])('timers: %s, after the events %s', (_, script, expected) => {
  const page = open();
  follow(page, script);
  expect(page.timer('pasta')).toBe(expected);
  expect(page.ringing).toEqual(expected === 'ringing 0' ? ['pasta'] : []);
});

it('timers: run at the same time', () => {
  const page = open();
  follow(page, 'start, 60');
  page.actor.send({ type: 'timer.started', timer: SAUCE });
  follow(page, '540');
  expect([page.timer('pasta'), page.timer('sauce')]).toEqual(['ringing 0', 'running 360']);
  expect(page.actor.getSnapshot().context.timers).toEqual(['pasta', 'sauce']);
});

it.each([
  ['running 300', SAVED],
  ['paused 1', { ...SAVED, leftMs: 1_000 }],
  ['ringing 0', { ...SAVED, endsAt: 0 }],
  ['over 0', { ...SAVED, endsAt: 0, hasRung: true }],
])('timers: are restored from an earlier visit as %s', (state, saved) => {
  const { timer, find } = open([saved]);
  expect(timer('pasta')).toBe(state);
  expect(find('pasta')?.getSnapshot().context.timer).toEqual(saved);
});

it('timers: ring if they ended while the device slept', () => {
  const { clock, happen, ringing } = open([SAVED]);
  // Changes only the time of day, so that no timeout ends.
  vi.spyOn(clock, 'now').mockReturnValue(5 * MINUTE_MS);
  expect(ringing).toEqual([]);
  happen('visibilitychange');
  expect(ringing).toEqual(['pasta']);
});

it('timers: apply changes from another tab, and keep ringing if nothing has changed', () => {
  const { actor, clock, ringing, timer, find } = open([SAVED]);
  const NEW = { ...SAVED, id: 'new' };
  actor.send({ type: 'timer.synced', timer: { ...SAVED, leftMs: 7_000 } });
  actor.send({ type: 'timer.synced', timer: NEW });
  expect([timer('pasta'), timer('new')]).toEqual(['paused 7', 'running 300']);
  clock.increment(5 * MINUTE_MS);
  const before = find('new')?.getSnapshot();
  actor.send({ type: 'timer.synced', timer: { ...NEW } });
  expect(find('new')?.getSnapshot()).toBe(before);
  expect(ringing).toEqual(['new']);
  actor.send({ type: 'timer.synced', timer: { ...NEW, hasRung: true } });
  expect([timer('new'), ringing]).toEqual(['over 0', []]);
});

const HALF = { ...SAVED, id: 'half' };

it('stopped timer: can be restored for ten seconds, as if it had kept running', () => {
  const { actor, clock, timer, emitted } = open([SAVED]);
  actor.send({ type: 'timer.stopped', timer: SAVED });
  expect([timer('pasta'), actor.getSnapshot().context.stopped]).toEqual([undefined, SAVED]);
  clock.increment(9_000);
  actor.send({ type: 'timer.restored' });
  expect([timer('pasta'), actor.getSnapshot().context.stopped]).toEqual(['running 291', null]);
  expect(emitted).toEqual([
    { type: 'timer.gone', id: 'pasta' },
    { type: 'timer.restored', timer: SAVED },
  ]);
  clock.increment(60_000);
  expect(timer('pasta')).toBe('running 231');
});

it('two stopped timers: the second one can be restored for a full ten seconds', () => {
  const { actor, clock, timer } = open([SAVED, HALF]);
  actor.send({ type: 'timer.stopped', timer: HALF });
  clock.increment(6_000);
  actor.send({ type: 'timer.stopped', timer: SAVED });
  clock.increment(9_999);
  expect(actor.getSnapshot().context.stopped).toEqual(SAVED);
  clock.increment(1);
  expect(actor.getSnapshot().context.stopped).toBeNull();
  actor.send({ type: 'timer.restored' });
  expect([timer('pasta'), timer('half')]).toEqual([undefined, undefined]);
});

it.each<[string, CookingEvent]>([
  ['here', { type: 'timer.started', timer: PASTA }],
  ['in another tab', { type: 'timer.synced', timer: SAVED }],
])('stopped timer: cannot be restored after the timer is started again %s', (_, again) => {
  const { actor } = open([SAVED, HALF]);
  actor.send({ type: 'timer.stopped', timer: SAVED });
  actor.send({ type: 'timer.started', timer: SAUCE });
  expect(actor.getSnapshot().context.stopped).toEqual(SAVED);
  actor.send(again);
  expect(actor.getSnapshot().context.stopped).toBeNull();
});

it('finished timer: cannot be restored once it has been removed in any tab', () => {
  const { actor, timer } = open([SAVED]);
  actor.send({ type: 'timer.removed', id: 'pasta' });
  expect([timer('pasta'), actor.getSnapshot().context.stopped]).toEqual([undefined, null]);
});

const RECIPE = recipeOf('# One', { id: 'one' });
const STEPS = [2, 3, 4].map((item) => ({ item, isTickedAsWritten: item === 2 }));
const FIRST_DONE = { type: 'step.done', recipeId: 'one', item: 2, isTickedAsWritten: true };
const SECOND_DONE = { type: 'step.done', recipeId: 'one', item: 3, isTickedAsWritten: false };
const ended = (isAgain: boolean) => ({ type: 'cook.ended', recipeId: 'one', isAgain });
const COOKING = { cooking: 'silent' };
type Press = 'step.next' | 'step.previous' | 'cook.ended' | 'cook.left';
const reached = (step: number) => ({ type: 'step.reached', recipeId: 'one', step });

it.each<[string, number, Press[], [unknown, number], object[]]>([
  [
    'goes to the next step, and emits the finished step',
    0,
    ['step.next'],
    [COOKING, 1],
    [FIRST_DONE, reached(1)],
  ],
  [
    'emits whether the answer marks the step as done',
    1,
    ['step.next'],
    [COOKING, 2],
    [SECOND_DONE, reached(2)],
  ],
  ['goes to the previous step', 2, ['step.previous'], [COOKING, 1], [reached(1)]],
  ['does not go before the first step', 0, ['step.previous'], [COOKING, 0], []],
  ['does not go past the last step', 2, ['step.next'], [COOKING, 2], []],
  ['keeps its step when closed', 1, ['cook.left'], ['browsing', 1], []],
  ['does not end before the last step', 1, ['cook.ended'], [COOKING, 1], []],
  ['can be closed at its end', 2, ['cook.ended', 'cook.left'], ['browsing', 2], [ended(false)]],
  [
    'ends again after a return to the last step',
    2,
    ['cook.ended', 'step.previous', 'cook.ended'],
    ['ended', 2],
    [ended(false), reached(2), ended(true)],
  ],
  ['opens at the last step if the saved step no longer exists', 9, [], [COOKING, 2], []],
])('cook mode: %s', (_, step, events, place, expected) => {
  const { actor, emitted } = open();
  actor.send({ type: 'cook.started', recipe: RECIPE, steps: STEPS, step });
  for (const type of events) actor.send({ type });
  const { value, context } = actor.getSnapshot();
  expect([value, context.step]).toEqual(place);
  expect(emitted).toEqual(expected);
});

it('end of cooking: removes only finished timers, and only timers of the recipe', () => {
  const ids = ['one.1', 'one.2', 'two.1'];
  const { actor, clock } = open(ids.map((id) => timerOf({ id, leftMs: 60_000 })));
  for (const id of ids) if (id !== 'one.2') actor.getSnapshot().children[id]?.send({ type: 'timer.resumed' });
  actor.send({ type: 'cook.started', recipe: RECIPE, steps: STEPS, step: 2 });
  clock.increment(60_000);
  actor.send({ type: 'cook.ended' });
  expect(actor.getSnapshot().context.timers).toEqual(['one.2', 'two.1']);
});

it('cook mode: does not open for a recipe without steps', () => {
  const { actor } = open();
  actor.send({ type: 'cook.started', recipe: RECIPE, steps: [], step: 0 });
  expect(actor.getSnapshot().value).toBe('browsing');
});
