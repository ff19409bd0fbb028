import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { cookingMachine } from '../../machines/cookingMachine.ts';
import { msLeft, type Timer, timerMachineOn } from '../../machines/timerMachine.ts';
import { recipeOf } from '../testRecipeActor.ts';

const MINUTE_MS = 60_000;
const PASTA = { id: 'pasta', name: 'Cook the pasta', dish: 'Pasta', ms: 10 * MINUTE_MS };
const SAUCE = { id: 'sauce', name: 'Simmer', dish: 'Pasta', ms: 15 * MINUTE_MS };
const KEPT: Timer = { ...PASTA, endsAt: 5 * MINUTE_MS, leftMs: null, hasRung: false };

function open(timers: Timer[] = []) {
  const clock = new SimulatedClock();
  /** The ids of the timers that ring now. */
  const ringing: string[] = [];
  const ring = fromCallback<{ type: string }, { id: string }>(({ input }) => {
    ringing.push(input.id);
    return () => void ringing.splice(ringing.indexOf(input.id), 1);
  });
  const timer = timerMachineOn(clock).provide({ actors: { ring } });
  const actor = createActor(cookingMachine.provide({ actors: { timer } }), { clock }).start();
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  for (const timer of timers) actor.send({ type: 'timer.synced', timer });
  const find = (id: string) => actor.getSnapshot().children[id];
  const stateOf = (id: string) => find(id)?.getSnapshot().value;
  const secondsLeft = (id: string) => {
    const snapshot = find(id)?.getSnapshot();
    return snapshot && msLeft(snapshot.context) / 1_000;
  };
  const tell = (id: string, type: 'timer.paused' | 'timer.resumed' | 'minute.added') =>
    find(id)?.send({ type });
  return { actor, clock, ringing, emitted, find, stateOf, secondsLeft, tell };
}

describe('timers', () => {
  it('run side by side, and ring to the millisecond', () => {
    const { actor, clock, ringing, stateOf } = open();
    actor.send({ type: 'timer.started', timer: PASTA });
    clock.increment(MINUTE_MS);
    actor.send({ type: 'timer.started', timer: SAUCE });
    clock.increment(9 * MINUTE_MS - 1);
    expect(stateOf('pasta')).toBe('running');
    clock.increment(1);
    expect([stateOf('pasta'), stateOf('sauce'), ringing]).toEqual(['ringing', 'running', ['pasta']]);
    expect(actor.getSnapshot().context.timers).toEqual(['pasta', 'sauce']);
  });

  it('are started once', () => {
    const { actor, clock, secondsLeft } = open();
    actor.send({ type: 'timer.started', timer: PASTA });
    clock.increment(MINUTE_MS);
    actor.send({ type: 'timer.started', timer: PASTA });
    expect(secondsLeft('pasta')).toBe(540);
  });

  it('ring a minute at the most, and stay until they are put away', () => {
    const { actor, clock, ringing, stateOf, secondsLeft, tell, find } = open([KEPT]);
    clock.increment(5 * MINUTE_MS);
    clock.increment(MINUTE_MS - 1);
    expect(ringing).toEqual(['pasta']);
    clock.increment(1);
    expect([ringing, stateOf('pasta'), find('pasta')?.getSnapshot().context.timer.hasRung]).toEqual([
      [],
      'over',
      true,
    ]);
    tell('pasta', 'minute.added');
    expect([stateOf('pasta'), secondsLeft('pasta')]).toEqual(['running', 60]);
    actor.send({ type: 'timer.stopped', id: 'pasta' });
    expect([stateOf('pasta'), actor.getSnapshot().context.timers]).toEqual([undefined, []]);
  });

  it('stop ringing when they are stopped', () => {
    const { actor, clock, ringing } = open([KEPT]);
    clock.increment(5 * MINUTE_MS);
    expect(ringing).toEqual(['pasta']);
    actor.send({ type: 'timer.stopped', id: 'pasta' });
    expect(ringing).toEqual([]);
  });

  it('are paused, and go on with what was left', () => {
    const { clock, stateOf, secondsLeft, tell } = open([KEPT]);
    clock.increment(MINUTE_MS);
    tell('pasta', 'timer.paused');
    clock.increment(60 * MINUTE_MS);
    expect([stateOf('pasta'), secondsLeft('pasta')]).toEqual(['paused', 240]);
    tell('pasta', 'timer.resumed');
    clock.increment(4 * MINUTE_MS - 1);
    expect(stateOf('pasta')).toBe('running');
    clock.increment(1);
    expect(stateOf('pasta')).toBe('ringing');
  });

  it.each([
    ['running', [] as const, MINUTE_MS, 'running', 300],
    ['paused', ['timer.paused'] as const, 0, 'paused', 360],
    ['ringing', [] as const, 5 * MINUTE_MS, 'running', 60],
  ])('get one more minute while %s', (_, events, passed, state, seconds) => {
    const { clock, ringing, stateOf, secondsLeft, tell } = open([KEPT]);
    for (const event of events) tell('pasta', event);
    clock.increment(passed);
    tell('pasta', 'minute.added');
    expect([stateOf('pasta'), secondsLeft('pasta'), ringing]).toEqual([state, seconds, []]);
    clock.increment(seconds * 1_000);
    expect(stateOf('pasta')).toBe(state === 'paused' ? 'paused' : 'ringing');
  });

  it('tick each second that is left, from whenever they were started', () => {
    const { actor, clock, find, secondsLeft } = open();
    clock.increment(250);
    actor.send({ type: 'timer.started', timer: PASTA });
    clock.increment(999);
    expect(secondsLeft('pasta')).toBe(600);
    clock.increment(1);
    expect(secondsLeft('pasta')).toBe(599);
    find('pasta')?.send({ type: 'timer.paused' });
    clock.increment(5_000);
    expect(secondsLeft('pasta')).toBe(599);
  });

  it('are seen to be over when delays stood still', () => {
    const { actor, clock, stateOf } = open([KEPT]);
    actor.send({ type: 'time.passed' });
    expect(stateOf('pasta')).toBe('running');
    vi.spyOn(clock, 'now').mockReturnValue(5 * MINUTE_MS);
    actor.send({ type: 'time.passed' });
    expect(stateOf('pasta')).toBe('ringing');
  });

  it.each([
    ['running', KEPT, 'running'],
    ['paused', { ...KEPT, leftMs: 1_000 }, 'paused'],
    ['at its end', { ...KEPT, endsAt: 0 }, 'ringing'],
    ['after it has rung', { ...KEPT, endsAt: 0, hasRung: true }, 'over'],
  ])('come back from an earlier visit %s', (_, kept, state) => {
    const { stateOf, find } = open([kept]);
    expect(stateOf('pasta')).toBe(state);
    expect(find('pasta')?.getSnapshot().context.timer).toEqual(kept);
  });

  it('follow another tab', () => {
    const { actor, clock, ringing, stateOf, secondsLeft } = open([KEPT]);
    actor.send({ type: 'timer.synced', timer: { ...KEPT, leftMs: 7_000 } });
    actor.send({ type: 'timer.synced', timer: { ...KEPT, id: 'new' } });
    expect([stateOf('pasta'), secondsLeft('pasta'), stateOf('new')]).toEqual(['paused', 7, 'running']);
    clock.increment(5 * MINUTE_MS);
    expect(ringing).toEqual(['new']);
    actor.send({ type: 'timer.synced', timer: { ...KEPT, id: 'new', hasRung: true } });
    expect([stateOf('new'), ringing]).toEqual(['over', []]);
  });

  it('ring on when another tab says what is known', () => {
    const { actor, clock, ringing, find } = open([KEPT]);
    clock.increment(5 * MINUTE_MS);
    const before = find('pasta')?.getSnapshot();
    actor.send({ type: 'timer.synced', timer: { ...KEPT } });
    expect(find('pasta')?.getSnapshot()).toBe(before);
    expect(ringing).toEqual(['pasta']);
  });
});

describe('cooking', () => {
  const RECIPE = recipeOf('# One', { id: 'one' });
  const STEPS = [2, 3, 4].map((item) => ({ item, isTickedAsWritten: item === 4 }));
  const cook = (step: number, steps = STEPS) =>
    ({ type: 'cook.started', recipe: RECIPE, steps, step }) as const;
  const place = (actor: ReturnType<typeof open>['actor']) => {
    const { value, context } = actor.getSnapshot();
    return [value, context.step];
  };

  it('goes forth and back, within the steps', () => {
    const { actor } = open();
    actor.send(cook(0));
    actor.send({ type: 'step.previous' });
    expect(place(actor)).toEqual(['cooking', 0]);
    actor.send({ type: 'step.next' });
    actor.send({ type: 'step.next' });
    expect(place(actor)).toEqual(['cooking', 2]);
    actor.send({ type: 'step.previous' });
    expect(place(actor)).toEqual(['cooking', 1]);
  });

  it('tells of each step that is done, and of the place to come back to', () => {
    const { actor, emitted } = open();
    actor.send(cook(1));
    actor.send({ type: 'step.next' });
    actor.send({ type: 'step.previous' });
    actor.send({ type: 'cook.left' });
    expect(emitted).toEqual([
      { type: 'step.done', recipeId: 'one', item: 3, isTickedAsWritten: false },
      { type: 'step.reached', recipeId: 'one', step: 2 },
      { type: 'step.reached', recipeId: 'one', step: 1 },
    ]);
    expect(place(actor)).toEqual(['browsing', 1]);
  });

  it('ends behind the last step, and begins anew', () => {
    const { actor, emitted } = open();
    actor.send(cook(2));
    actor.send({ type: 'step.next' });
    expect(place(actor)).toEqual(['browsing', 0]);
    expect(emitted).toEqual([
      { type: 'step.done', recipeId: 'one', item: 4, isTickedAsWritten: true },
      { type: 'step.reached', recipeId: 'one', step: 0 },
    ]);
  });

  it('opens at the last step where there are fewer than before, and not at all without steps', () => {
    const { actor } = open();
    actor.send(cook(0, []));
    expect(place(actor)).toEqual(['browsing', 0]);
    actor.send(cook(9, STEPS.slice(1)));
    expect(place(actor)).toEqual(['cooking', 1]);
  });
});
