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
  /** Does what a text such as 'start, 59.999, pause' says: a number is a wait in seconds. */
  function follow({ actor, clock, tell }: ReturnType<typeof open>, script: string): void {
    const deeds: Record<string, () => void> = {
      start: () => actor.send({ type: 'timer.started', timer: PASTA }),
      stop: () => actor.send({ type: 'timer.stopped', timer: KEPT }),
      pause: () => tell('pasta', 'timer.paused'),
      resume: () => tell('pasta', 'timer.resumed'),
      minute: () => tell('pasta', 'minute.added'),
    };
    for (const step of script.split(', ')) (deeds[step] ?? (() => clock.increment(Number(step) * 1_000)))();
  }

  it.each<[string, string, string | undefined]>([
    ['tick at the seconds of their own', '0.25, start, 0.999', 'running 600'],
    ['tick each second', '0.25, start, 1', 'running 599'],
    ['are started once', 'start, 60, start', 'running 540'],
    ['ring to the millisecond', 'start, 599.999', 'running 0.001'],
    ['ring', 'start, 600', 'ringing 0'],
    ['stop ringing when stopped', 'start, 600, stop', undefined],
    ['ring for a minute', 'start, 600, 59.999', 'ringing 0'],
    ['ring no longer than a minute', 'start, 600, 60', 'over 0'],
    ['stand still while paused', 'start, 60, pause, 3600', 'paused 540'],
    ['go on with what was left', 'start, 60, pause, 3600, resume', 'running 540'],
    ['get a minute more while they run', 'start, 60, minute', 'running 600'],
    ['get a minute more while paused', 'start, 60, pause, minute', 'paused 600'],
    ['get a minute more while they ring', 'start, 600, minute', 'running 60'],
    ['get a minute more when they are over', 'start, 600, 60, minute', 'running 60'],
  ])('%s: %s', (_, script, expected) => {
    const page = open();
    follow(page, script);
    expect(page.timer('pasta')).toBe(expected);
    expect(page.ringing).toEqual(expected === 'ringing 0' ? ['pasta'] : []);
  });

  it('run side by side', () => {
    const page = open();
    follow(page, 'start, 60');
    page.actor.send({ type: 'timer.started', timer: SAUCE });
    follow(page, '540');
    expect([page.timer('pasta'), page.timer('sauce')]).toEqual(['ringing 0', 'running 360']);
    expect(page.actor.getSnapshot().context.timers).toEqual(['pasta', 'sauce']);
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

  it('end of cooking: removes the timers of the recipe that are over, and no other', () => {
    const ids = ['one.1', 'one.2', 'two.1'];
    const { actor, clock } = open(ids.map((id) => timerOf({ id, leftMs: 60_000 })));
    for (const id of ids)
      if (id !== 'one.2') actor.getSnapshot().children[id]?.send({ type: 'timer.resumed' });
    actor.send({ type: 'cook.started', recipe: RECIPE, steps: STEPS, step: 2 });
    clock.increment(60_000);
    actor.send({ type: 'cook.ended' });
    expect(actor.getSnapshot().context.timers).toEqual(['one.2', 'two.1']);
  });

  it('does not begin without steps', () => {
    const { actor } = open();
    actor.send({ type: 'cook.started', recipe: RECIPE, steps: [], step: 0 });
    expect(actor.getSnapshot().value).toBe('browsing');
  });
});
