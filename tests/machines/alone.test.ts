import { expect, it } from 'vitest';
import { type AnyStateMachine, createActor, type EventObject, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type ConnectionEvent, connectionMachine } from '../../machines/connectionMachine.ts';
import { type CookingEvent, cookingMachine } from '../../machines/cookingMachine.ts';
import { type DishesEvent, dishesMachine } from '../../machines/dishesMachine.ts';
import { type RecipeEvent, recipeMachine } from '../../machines/recipeMachine.ts';
import { NO_TASTE } from '../../machines/taste.ts';
import { type TimersEvent, timersMachine } from '../../machines/timersMachine.ts';
import { recipeOf, settle } from '../recipeOf.ts';
import { statesOf } from './chart.ts';

const [RECIPE, SENT] = [recipeOf('# One'), recipeOf('# Sent')];
const REQUESTED: RecipeEvent[] = [
  { type: 'ingredient.added', text: 'rice' },
  { type: 'ingredient.added', text: 'eggs' },
  { type: 'recipe.requested' },
];
const RECIPE_EVENTS: RecipeEvent[] = [
  ...REQUESTED,
  { type: 'ingredient.listCleared' },
  { type: 'removal.undone' },
  { type: 'taste.changed', changes: { diets: ['vegan'] } },
  { type: 'staple.removed', staple: 'salt' },
  { type: 'dish.requested', dish: 'Fried rice' },
  { type: 'recipe.requestedAgain' },
  { type: 'change.requested', wish: 'Quicker' },
  { type: 'recipe.opened', recipe: RECIPE },
  { type: 'recipe.received', recipe: SENT },
  { type: 'save.requested', recipe: SENT },
  { type: 'recipe.reopened' },
  { type: 'recipe.cancelled' },
  { type: 'page.left' },
];
const STEP = { id: 'a', lineIds: ['a'], isTickedAsWritten: false };
const COOKING_EVENTS: CookingEvent[] = [
  { type: 'cook.started', recipe: RECIPE, steps: [STEP, STEP], step: 0 },
  { type: 'step.next' },
  { type: 'reading.started', words: { text: 'Fry.', language: 'en' } },
  { type: 'cook.ended' },
];
const KITCHEN = { ingredients: ['rice'], staples: null, taste: NO_TASTE };
const DISHES_EVENTS: DishesEvent[] = [
  { type: 'kitchen.changed', kitchen: KITCHEN },
  { type: 'more.requested' },
];
const CONNECTION_EVENTS: ConnectionEvent[] = [
  { type: 'account.requested', remember: true },
  { type: 'account.returned' },
  { type: 'token.given' },
  { type: 'connection.forgotten' },
  { type: 'model.found', model: 'downloadable' },
  { type: 'device.chosen' },
  { type: 'device.left' },
  { type: 'dialog.opened' },
];
const TIMER = { id: 'soup', name: 'Fry', detail: '5 min', dish: 'Soup', ms: 0 };
const TIMERS_EVENTS: TimersEvent[] = [
  { type: 'timer.started', timer: TIMER },
  { type: 'timer.started', timer: { ...TIMER, id: 'egg', ms: 9_000 } },
  { type: 'timer.stopped', id: 'egg' },
  { type: 'timer.restored' },
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
    actor.subscribe({ error: (error) => failures.push(error) });
    actor.start();
    for (const event of path) {
      for (const { key } of actor.getSnapshot()._nodes) names.add(key);
      if (event === WAIT) clock.increment(2_000);
      else actor.send(event);
      for (const { key } of actor.getSnapshot()._nodes) names.add(key);
      await settle();
    }
    const { value, context, _nodes } = actor.getSnapshot();
    expect(failures, path.map(({ type }) => type).join(', ')).toEqual([]);
    for (const { key } of _nodes) names.add(key);
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

it('recipe machine without the page: has a path over all attempts to the apology', () => {
  const failed = { type: 'xstate.error.actor.askForRecipe', error: new Error('failed') };
  const waited = { type: 'xstate.after.linearBackoff.recipe.retrying' };
  const [path] = getShortestPaths(recipeMachine, {
    events: [...REQUESTED, failed, waited] as RecipeEvent[],
    serializeState: ({ value, context }) => JSON.stringify([value, context.ingredients, context.attempt]),
    toState: (state) => state.matches({ shown: { message: 'apology' } }),
    limit: 1_000,
  });
  expect(path?.steps.slice(1).map(({ state }) => state.value)).toEqual([
    ...['collecting', 'collecting'],
    ...['generating', 'retrying', 'generating', 'retrying', 'generating'],
    { shown: { message: 'apology' } },
  ]);
});
