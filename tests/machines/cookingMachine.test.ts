import { describe, expect, it } from 'vitest';
import type { CookingEvent } from '../../machines/cookingMachine.ts';
import { msLeft, type Timer } from '../../machines/timerMachine.ts';
import { recipeOf, timerOf } from '../recipeOf.ts';
import { openTestApp } from '../testApp.ts';

const MINUTE_MS = 60_000;
const KEPT = timerOf({ id: 'pasta' });
const PASTA = { ...KEPT, ms: 10 * MINUTE_MS };
const SAUCE = { ...KEPT, id: 'sauce', ms: 15 * MINUTE_MS };

function open(timers: Timer[] = []) {
  const { cookingActor: actor, clock, ringing } = openTestApp({ timers });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  const find = (id: string) => actor.getSnapshot().children[id];
  return {
    actor,
    clock,
    ringing,
    emitted,
    find,
    /** The state of a timer, and its seconds. */
    timer(id: string) {
      const snapshot = find(id)?.getSnapshot();
      return snapshot && `${snapshot.value} ${msLeft(snapshot.context) / 1_000}`;
    },
    tell: (id: string, type: 'timer.paused' | 'timer.resumed' | 'minute.added') => find(id)?.send({ type }),
  };
}

describe('timers', () => {
  it('tick each second, run side by side, are started once each, ring to the millisecond, and stop when stopped', () => {
    const { actor, clock, ringing, timer } = open();
    clock.increment(250);
    actor.send({ type: 'timer.started', timer: PASTA });
    clock.increment(999);
    expect(timer('pasta')).toBe('running 600');
    clock.increment(1);
    expect(timer('pasta')).toBe('running 599');
    clock.increment(MINUTE_MS - 1_000);
    actor.send({ type: 'timer.started', timer: SAUCE });
    actor.send({ type: 'timer.started', timer: PASTA });
    expect([timer('pasta'), timer('sauce')]).toEqual(['running 540', 'running 900']);
    clock.increment(9 * MINUTE_MS - 1);
    expect(ringing).toEqual([]);
    clock.increment(1);
    expect([timer('pasta'), timer('sauce'), ringing]).toEqual(['ringing 0', 'running 360', ['pasta']]);
    expect(actor.getSnapshot().context.timers).toEqual(['pasta', 'sauce']);
    actor.send({ type: 'timer.stopped', timer: KEPT });
    expect(ringing).toEqual([]);
  });

  it('ring a minute at the most, and stay until they are put away', () => {
    const { actor, clock, ringing, timer, find, tell } = open([KEPT]);
    clock.increment(5 * MINUTE_MS);
    clock.increment(MINUTE_MS - 1);
    expect(ringing).toEqual(['pasta']);
    clock.increment(1);
    expect([ringing, timer('pasta')]).toEqual([[], 'over 0']);
    expect(find('pasta')?.getSnapshot().context.timer.hasRung).toBe(true);
    tell('pasta', 'minute.added');
    expect(timer('pasta')).toBe('running 60');
    actor.send({ type: 'timer.stopped', timer: KEPT });
    expect([timer('pasta'), actor.getSnapshot().context.timers]).toEqual([undefined, []]);
  });

  it('are paused, go on with what was left, and get one more minute at any time', () => {
    const { clock, ringing, timer, tell } = open([KEPT]);
    clock.increment(MINUTE_MS);
    tell('pasta', 'timer.paused');
    clock.increment(60 * MINUTE_MS);
    expect(timer('pasta')).toBe('paused 240');
    tell('pasta', 'minute.added');
    expect(timer('pasta')).toBe('paused 300');
    tell('pasta', 'timer.resumed');
    tell('pasta', 'minute.added');
    clock.increment(6 * MINUTE_MS - 1);
    expect(ringing).toEqual([]);
    clock.increment(1);
    expect(ringing).toEqual(['pasta']);
    tell('pasta', 'minute.added');
    expect([timer('pasta'), ringing]).toEqual(['running 60', []]);
  });

  it.each([
    ['running 300', KEPT],
    ['paused 1', { ...KEPT, leftMs: 1_000 }],
    ['ringing 0', { ...KEPT, endsAt: 0 }],
    ['over 0', { ...KEPT, endsAt: 0, hasRung: true }],
  ])('come back from an earlier visit %s', (state, kept) => {
    const { timer, find } = open([kept]);
    expect(timer('pasta')).toBe(state);
    expect(find('pasta')?.getSnapshot().context.timer).toEqual(kept);
  });

  it('follow another tab, and ring on where it says what is known', () => {
    const { actor, clock, ringing, timer, find } = open([KEPT]);
    const NEW = { ...KEPT, id: 'new' };
    actor.send({ type: 'timer.synced', timer: { ...KEPT, leftMs: 7_000 } });
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
});

describe('a stopped timer', () => {
  const HALF = { ...KEPT, id: 'half' };

  it('can be taken back for ten seconds, and has gone on meanwhile', () => {
    const { actor, clock, timer, emitted } = open([KEPT]);
    actor.send({ type: 'timer.stopped', timer: KEPT });
    expect([timer('pasta'), actor.getSnapshot().context.stopped]).toEqual([undefined, KEPT]);
    clock.increment(9_000);
    actor.send({ type: 'timer.restored' });
    expect([timer('pasta'), actor.getSnapshot().context.stopped]).toEqual(['running 291', null]);
    expect(emitted).toEqual([
      { type: 'timer.gone', id: 'pasta' },
      { type: 'timer.restored', timer: KEPT },
    ]);
    clock.increment(60_000);
    expect(timer('pasta')).toBe('running 231');
  });

  it('is forgotten ten seconds after it was stopped, whatever was stopped before', () => {
    const { actor, clock, timer } = open([KEPT, HALF]);
    actor.send({ type: 'timer.stopped', timer: HALF });
    clock.increment(6_000);
    actor.send({ type: 'timer.stopped', timer: KEPT });
    clock.increment(9_999);
    expect(actor.getSnapshot().context.stopped).toEqual(KEPT);
    clock.increment(1);
    expect(actor.getSnapshot().context.stopped).toBeNull();
    actor.send({ type: 'timer.restored' });
    expect([timer('pasta'), timer('half')]).toEqual([undefined, undefined]);
  });

  it.each<[string, CookingEvent]>([
    ['here', { type: 'timer.started', timer: PASTA }],
    ['in another tab', { type: 'timer.synced', timer: KEPT }],
  ])('is offered no more once it was started anew %s', (_, again) => {
    const { actor } = open([KEPT, HALF]);
    actor.send({ type: 'timer.stopped', timer: KEPT });
    actor.send({ type: 'timer.started', timer: SAUCE });
    expect(actor.getSnapshot().context.stopped).toEqual(KEPT);
    actor.send(again);
    expect(actor.getSnapshot().context.stopped).toBeNull();
  });

  it('is not offered when it is over, or another tab has stopped it', () => {
    const { actor, timer } = open([KEPT]);
    actor.send({ type: 'timer.removed', id: 'pasta' });
    expect([timer('pasta'), actor.getSnapshot().context.stopped]).toEqual([undefined, null]);
  });
});

describe('cooking', () => {
  const RECIPE = recipeOf('# One', { id: 'one' });
  const STEPS = [2, 3, 4].map((item) => ({ item, isTickedAsWritten: item === 2 }));
  const FIRST_DONE = { type: 'step.done', recipeId: 'one', item: 2, isTickedAsWritten: true };
  const SECOND_DONE = { type: 'step.done', recipeId: 'one', item: 3, isTickedAsWritten: false };
  const ended = (isAgain: boolean) => ({ type: 'cook.ended', recipeId: 'one', isAgain });
  const COOKING = { cooking: 'silent' };
  type Press = 'step.next' | 'step.previous' | 'cook.ended' | 'cook.left';
  const reached = (step: number) => ({ type: 'step.reached', recipeId: 'one', step });

  it.each<[string, number, Press[], [unknown, number], object[]]>([
    ['goes on, and tells what is done', 0, ['step.next'], [COOKING, 1], [FIRST_DONE, reached(1)]],
    ['tells how the step was written', 1, ['step.next'], [COOKING, 2], [SECOND_DONE, reached(2)]],
    ['goes back', 2, ['step.previous'], [COOKING, 1], [reached(1)]],
    ['has nothing before the first step', 0, ['step.previous'], [COOKING, 0], []],
    ['has nothing behind the last step', 2, ['step.next'], [COOKING, 2], []],
    ['is left, and stays where it was', 1, ['cook.left'], ['browsing', 1], []],
    ['does not end before', 1, ['cook.ended'], [COOKING, 1], []],
    ['is left from the end', 2, ['cook.ended', 'cook.left'], ['browsing', 2], [ended(false)]],
    [
      'ends at the last step, goes back from the end, and ends once more',
      2,
      ['cook.ended', 'step.previous', 'cook.ended'],
      ['ended', 2],
      [ended(false), reached(2), ended(true)],
    ],
    ['opens at the last step where there were more before', 9, [], [COOKING, 2], []],
  ])('%s', (_, step, events, place, told) => {
    const { actor, emitted } = open();
    actor.send({ type: 'cook.started', recipe: RECIPE, steps: STEPS, step });
    for (const type of events) actor.send({ type });
    const { value, context } = actor.getSnapshot();
    expect([value, context.step]).toEqual(place);
    expect(emitted).toEqual(told);
  });

  it('does not begin without steps', () => {
    const { actor } = open();
    actor.send({ type: 'cook.started', recipe: RECIPE, steps: [], step: 0 });
    expect(actor.getSnapshot().value).toBe('browsing');
  });
});
