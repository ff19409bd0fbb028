import { expect, it } from 'vitest';
import { type AnyStateMachine, createActor, type EventObject, SimulatedClock } from 'xstate';
import { connectionMachine } from '../../machines/connectionMachine.ts';
import { cookingMachine } from '../../machines/cookingMachine.ts';
import { dishesMachine } from '../../machines/dishesMachine.ts';
import { recipeMachine } from '../../machines/recipeMachine.ts';
import { NO_TASTE } from '../../machines/taste.ts';
import { timersMachine } from '../../machines/timersMachine.ts';
import { recipeOf, settle } from '../recipeOf.ts';

const add = (text: string) => ({ type: 'ingredient.added', text });
const KITCHEN = { ingredients: ['rice'], staples: null, taste: NO_TASTE };
const STEP = { id: 'a', lineIds: ['a'], isTickedAsWritten: false };
const TIMER = { id: 'soup', name: 'Fry', detail: '5 min', dish: 'Soup', ms: 0 };
const WORDS = { text: 'Fry.', language: 'en' };

/** Each row has events, and the state after them and after the failure of actors that only the page provides. */
it.each<[AnyStateMachine, (EventObject & Record<string, unknown>)[], unknown]>([
  [recipeMachine, [add('rice'), add('eggs'), { type: 'recipe.requested' }], 'retrying'],
  [dishesMachine, [{ type: 'kitchen.changed', kitchen: KITCHEN }], 'failed'],
  [
    connectionMachine,
    [{ type: 'dialog.opened' }, { type: 'account.requested', remember: true }],
    { dialog: 'open', signIn: 'settled' },
  ],
  [
    cookingMachine,
    [
      { type: 'cook.started', recipe: recipeOf('# One'), steps: [STEP], step: 0 },
      { type: 'reading.started', words: WORDS },
      { type: 'cook.ended' },
    ],
    'ended',
  ],
  [timersMachine, [{ type: 'timer.started', timer: TIMER }], { bell: 'ringing' }],
])('$id machine: runs without the page', async (machine, events, expected) => {
  const failures: unknown[] = [];
  const actor = createActor(machine, { clock: new SimulatedClock() });
  actor.subscribe({ error: (error) => failures.push(error) });
  actor.start();
  for (const event of events) {
    actor.send(event);
    await settle();
  }
  expect(failures).toEqual([]);
  expect(actor.getSnapshot().matches(expected as never)).toBe(true);
});
