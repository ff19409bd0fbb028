import { expect, it } from 'vitest';
import { recipeOf } from '../recipeOf.ts';
import { openTestApp } from '../testApp.ts';

function open() {
  const { cookingActor: actor } = openTestApp();
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  return { actor, emitted };
}

const RECIPE = recipeOf('# One', { id: 'one' });
const STEPS = ['wash', 'boil', 'eat'].map((id) => ({
  id,
  lineIds: [id],
  isTickedAsWritten: id === 'wash',
}));
const done = (step: number) => ({ type: 'step.done', recipeId: 'one', step: STEPS[step] });
const ended = (isAgain: boolean) => ({ type: 'recipe.cooked', recipeId: 'one', isAgain });
const COOKING = { cooking: 'silent' };
type Press = 'step.next' | 'step.previous' | 'cook.ended' | 'cook.left';
const reached = (step: number) => ({ type: 'step.reached', recipeId: 'one', step: STEPS[step] });

it.each<[string, number, Press[], [unknown, number], object[]]>([
  [
    'goes to the next step, and emits the finished step',
    0,
    ['step.next'],
    [COOKING, 1],
    [done(0), reached(1)],
  ],
  ['emits whether the answer marks the step as done', 1, ['step.next'], [COOKING, 2], [done(1), reached(2)]],
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
    [ended(false), ended(true)],
  ],
])('cook mode: %s', (_, step, events, place, expected) => {
  const { actor, emitted } = open();
  actor.send({ type: 'cook.started', recipe: RECIPE, steps: STEPS, step });
  for (const type of events) actor.send({ type });
  const { value, context } = actor.getSnapshot();
  expect([value, context.step]).toEqual(place);
  expect(emitted).toEqual(expected);
});

it('cook mode: ends for the first time again when it is opened again', () => {
  const { actor, emitted } = open();
  for (const _ of Array(2)) {
    actor.send({ type: 'cook.started', recipe: RECIPE, steps: STEPS, step: 2 });
    for (const type of ['cook.ended', 'cook.left'] as const) actor.send({ type });
  }
  expect(emitted).toEqual([ended(false), ended(false)]);
});

it('cook mode: does not open for a recipe without steps', () => {
  const { actor } = open();
  actor.send({ type: 'cook.started', recipe: RECIPE, steps: [], step: 0 });
  expect(actor.getSnapshot().value).toBe('browsing');
});
