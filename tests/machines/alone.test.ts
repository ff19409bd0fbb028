import { expect, it } from 'vitest';
import { type AnyStateMachine, createActor, SimulatedClock } from 'xstate';
import { recipeOf, settle } from '../recipeOf.ts';
import { rowsIn } from '../rowsIn.ts';
/**
 * Each row has a machine, events, and the state after them and after the failure of actors that only the page provides.
 * 'RECIPE' stands for a recipe.
 */
import RUNS from './alone.tsv?raw';
import { MACHINES } from './chart.ts';

it.each(rowsIn(RUNS))('%s machine: runs without the page', async (id, events, expected) => {
  const machine = MACHINES.find((one) => one.id === id) as AnyStateMachine;
  const failures: unknown[] = [];
  const actor = createActor(machine, { clock: new SimulatedClock() });
  actor.subscribe({ error: (error) => failures.push(error) });
  actor.start();
  for (const event of JSON.parse(events.replace('RECIPE', JSON.stringify(recipeOf('# One'))))) {
    actor.send(event);
    await settle();
  }
  expect(failures).toEqual([]);
  expect(actor.getSnapshot().matches(JSON.parse(expected))).toBe(true);
});
