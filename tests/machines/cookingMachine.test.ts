import { expect, it } from 'vitest';
import type { CookingEvent } from '../../machines/cookingMachine.ts';
import { recipeOf } from '../recipeOf.ts';
import { rowsIn } from '../rowsIn.ts';
import { openTestApp } from '../testApp.ts';
/** Each row has a rule, the step at the start, presses, the state and step after them, and the emitted events. */
import RULES from './cooking.tsv?raw';

function open() {
  const { cookingActor: actor } = openTestApp();
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  return { actor, emitted };
}

const RECIPE = recipeOf('# One', { id: 'one' });
const STEPS = ['wash', 'boil', 'eat'].map((id) => ({ id, lineIds: [id], isTickedAsWritten: id === 'wash' }));
const PRESSES: Record<string, CookingEvent> = {
  next: { type: 'step.next' },
  previous: { type: 'step.previous' },
  ended: { type: 'cook.ended' },
  left: { type: 'cook.left' },
};
const EMITTED: Record<string, (about: string) => object> = {
  done: (step) => ({ type: 'step.done', recipeId: 'one', step: STEPS[Number(step)] }),
  reached: (step) => ({ type: 'step.reached', recipeId: 'one', step: STEPS[Number(step)] }),
  ended: (time) => ({ type: 'recipe.cooked', recipeId: 'one', isAgain: time === 'again' }),
};

/** Reads emitted events such as 'done 0, reached 1'. */
const emittedIn = (text: string) =>
  Array.from(text.matchAll(/(\w+) (\w+)/g), ([, type = '', about = '']) => EMITTED[type]?.(about));

it.each(rowsIn(RULES))('cook mode: %s (from step %s: %s)', (_, step, presses, place, expected) => {
  const { actor, emitted } = open();
  actor.send({ type: 'cook.started', recipe: RECIPE, steps: STEPS, step: Number(step) });
  for (const press of presses.split(', ')) actor.send(PRESSES[press] as CookingEvent);
  const { value, context } = actor.getSnapshot();
  expect(`${typeof value === 'string' ? value : Object.keys(value)} ${context.step}`).toBe(place);
  expect(emitted).toEqual(emittedIn(expected));
});

it('cook mode: ends for the first time again when it is opened again', () => {
  const { actor, emitted } = open();
  for (const _ of Array(2)) {
    actor.send({ type: 'cook.started', recipe: RECIPE, steps: STEPS, step: 2 });
    for (const type of ['cook.ended', 'cook.left'] as const) actor.send({ type });
  }
  expect(emitted).toEqual(emittedIn('ended first, ended first'));
});

it('cook mode: does not open for a recipe without steps', () => {
  const { actor } = open();
  actor.send({ type: 'cook.started', recipe: RECIPE, steps: [], step: 0 });
  expect(actor.getSnapshot().value).toBe('browsing');
});
