import { expect, it } from 'vitest';
import { type AnyStateMachine, createActor, type EventObject, SimulatedClock } from 'xstate';
import { type ConnectionEvent, connectionMachine } from '../../machines/connectionMachine.ts';
import { type CookingEvent, cookingMachine } from '../../machines/cookingMachine.ts';
import { dishesMachine } from '../../machines/dishesMachine.ts';
import { type RecipeEvent, recipeMachine } from '../../machines/recipeMachine.ts';
import { NO_TASTE } from '../../machines/taste.ts';
import { type TimersEvent, timersMachine } from '../../machines/timersMachine.ts';
import { recipeOf, settle } from '../recipeOf.ts';
import { statesOf } from './chart.ts';

const plain = (...types: string[]): EventObject[] => types.map((type) => ({ type }));

const [RECIPE, SENT] = [recipeOf('# One'), recipeOf('# Sent')];
const RECIPE_EVENTS: (EventObject | RecipeEvent)[] = [
  { type: 'ingredient.added', text: 'rice' },
  { type: 'ingredient.added', text: 'eggs' },
  { type: 'taste.changed', changes: { diets: ['vegan'] } },
  { type: 'staple.removed', staple: 'salt' },
  { type: 'dish.requested', dish: 'Fried rice' },
  { type: 'change.requested', wish: 'Quicker' },
  { type: 'recipe.opened', recipe: RECIPE },
  { type: 'recipe.received', recipe: SENT },
  { type: 'save.requested', recipe: SENT },
  ...plain('recipe.requested', 'ingredient.listCleared', 'removal.undone', 'recipe.requestedAgain'),
  ...plain('recipe.reopened', 'recipe.cancelled', 'page.left'),
];
const STEP = { id: 'a', lineIds: ['a'], isTickedAsWritten: false };
const COOKING_EVENTS: (EventObject | CookingEvent)[] = [
  { type: 'cook.started', recipe: RECIPE, steps: [STEP, STEP], step: 0 },
  { type: 'reading.started', words: { text: 'Fry.', language: 'en' } },
  ...plain('step.next', 'cook.ended'),
];
const KITCHEN = { ingredients: ['rice'], staples: null, taste: NO_TASTE };
const DISHES_EVENTS = [{ type: 'kitchen.changed', kitchen: KITCHEN }, ...plain('more.requested')];
const CONNECTION_EVENTS: (EventObject | ConnectionEvent)[] = [
  { type: 'account.requested', remember: true },
  { type: 'model.found', model: 'downloadable' },
  ...plain('account.returned', 'token.given', 'connection.forgotten', 'device.chosen', 'device.left'),
  ...plain('dialog.opened'),
];
const TIMER = { id: 'soup', name: 'Fry', detail: '5 min', dish: 'Soup', ms: 0 };
const TIMERS_EVENTS: (EventObject | TimersEvent)[] = [
  { type: 'timer.started', timer: TIMER },
  { type: 'timer.started', timer: { ...TIMER, id: 'egg', ms: 9_000 } },
  { type: 'timer.stopped', id: 'egg' },
  ...plain('timer.restored'),
];

const WAIT = { type: 'two seconds pass' };

/** Sends each sequence of events that leads to a new state, and returns the names of all states on the way. */
async function walk(machine: AnyStateMachine, events: EventObject[]): Promise<Set<string>> {
  const [known, names] = [new Set<string>(), new Set<string>()];
  const paths: EventObject[][] = [[]];
  for (const path of paths) {
    const clock = new SimulatedClock();
    const actor = createActor(machine, { clock });
    const failures: unknown[] = [];
    actor.subscribe({
      next({ _nodes }) {
        for (const { key } of _nodes) names.add(key);
      },
      error: (error) => failures.push(error),
    });
    actor.start();
    for (const event of path) {
      if (event === WAIT) clock.increment(2_000);
      else actor.send(event);
      await settle();
    }
    const { value, context } = actor.getSnapshot();
    expect(failures, path.map(({ type }) => type).join(', ')).toEqual([]);
    const state = JSON.stringify([value, context.attempt, context.step, context.recipe?.id, context.model]);
    if (known.has(state)) continue;
    known.add(state);
    paths.push(...[...events, WAIT].map((event) => [...path, event]));
    actor.stop();
  }
  return names;
}

it.each<[AnyStateMachine, EventObject[], unreachable: string[]]>([
  // The cookbook is missing.
  [recipeMachine, RECIPE_EVENTS, ['noDish']],
  [dishesMachine, DISHES_EVENTS, ['found', 'fresh', 'rested']],
  [connectionMachine, CONNECTION_EVENTS, []],
  [cookingMachine, COOKING_EVENTS, []],
  [timersMachine, TIMERS_EVENTS, []],
])('$id machine: runs without the page', async (machine, events, unreachable) => {
  const reached = await walk(machine, events);
  const missed = statesOf(machine.root).filter(({ key }) => !reached.has(key));
  expect(missed.map(({ key }) => key)).toEqual(unreachable);
});
