import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import {
  type DishesInput,
  dishesMachine,
  type OfferedDish,
  shownDishes,
} from '../../machines/dishesMachine.ts';
import type { Supplies } from '../../machines/request.ts';
import { NO_TASTE } from '../../machines/taste.ts';
import { offeredDish, settle } from '../recipeOf.ts';

const EMPTY: Supplies = { ingredients: [], staples: null, taste: NO_TASTE };
const RICE = { ...EMPTY, ingredients: ['rice'] };
const VEGAN = { ...RICE, taste: { ...NO_TASTE, diets: ['vegan' as const] } };

const dishes = (...names: string[]): OfferedDish[] => names.map((name) => offeredDish(name));

function start(input = EMPTY) {
  const clock = new SimulatedClock();
  const searches: {
    input: DishesInput;
    find: (found: OfferedDish[]) => void;
    fail: (error: Error) => void;
  }[] = [];
  const findDishes = fromPromise<OfferedDish[], DishesInput>(
    ({ input }) => new Promise((find, fail) => void searches.push({ input, find, fail })),
  );
  const actor = createActor(dishesMachine.provide({ actors: { findDishes } }), { clock, input }).start();
  return {
    clock,
    searches,
    change: (kitchen: Supplies) => actor.send({ type: 'kitchen.changed', kitchen }),
    more: () => actor.send({ type: 'more.requested' }),
    async find(...names: string[]) {
      searches.at(-1)?.find(dishes(...names));
      await settle();
    },
    snapshot: () => actor.getSnapshot(),
    shown: () => shownDishes(actor.getSnapshot())?.map(({ dish }) => dish),
  };
}

it('first visit: shows three dishes without a search', () => {
  const { change, shown, searches, snapshot } = start();
  change(EMPTY);
  expect([shown()?.length, searches.length, snapshot().value]).toEqual([3, 0, 'waiting']);
});

it.each([
  ['list', RICE],
  ['taste', { ...EMPTY, taste: VEGAN.taste }],
])('visit with a saved %s: shows no dish before the first search has ended', async (_, kitchen) => {
  const { change, shown, find, searches } = start(kitchen);
  expect(shown()).toBeUndefined();
  change(kitchen);
  expect(searches).toMatchObject([{ input: { kitchen, all: false } }]);
  await find('Soup');
  expect(shown()).toEqual(['Soup']);
});

it('changed list: keeps the old dishes until the cookbook has found new dishes', async () => {
  const { change, find, shown, searches } = start(RICE);
  change(RICE);
  await find('Soup');
  change(RICE);
  expect(searches).toHaveLength(1);
  change({ ...RICE, ingredients: ['rice', 'eggs'] });
  expect(shown()).toEqual(['Soup']);
  await find('Fried Rice');
  expect(shown()).toEqual(['Fried Rice']);
});

it.each([
  ['the taste', VEGAN],
  ['the list to an empty one', EMPTY],
])('change of %s: hides the old dishes until the next search has ended', async (_, kitchen) => {
  const { change, find, shown } = start(RICE);
  change(RICE);
  await find('Soup');
  change(kitchen);
  expect(shown()).toBeUndefined();
});

it('two changes in a row: the dishes found for the first change are ignored', async () => {
  const { change, shown, searches, find } = start(RICE);
  change(RICE);
  change(VEGAN);
  searches[0]?.find(dishes('Beef Stew'));
  await settle();
  expect(shown()).toBeUndefined();
  await find('Bean Stew');
  expect(shown()).toEqual(['Bean Stew']);
});

it('failed search: shows no dish, and the next change searches again', async () => {
  const { change, shown, snapshot, searches } = start(RICE);
  change(RICE);
  searches[0]?.fail(new Error('not loaded'));
  await settle();
  expect([shown(), snapshot().value]).toEqual([undefined, 'failed']);
  change(VEGAN);
  expect(searches).toHaveLength(2);
});

it('found dishes: are announced one second after the last change', async () => {
  const { change, find, clock, snapshot } = start(RICE);
  change(RICE);
  await find('Soup');
  clock.increment(999);
  expect(snapshot().hasTag('announced')).toBe(false);
  change({ ...RICE, ingredients: ['rice', 'eggs'] });
  await find('Fried Rice');
  clock.increment(999);
  expect(snapshot().hasTag('announced')).toBe(false);
  clock.increment(1);
  expect(snapshot().hasTag('announced')).toBe(true);
});

it('"All that fit": shows all dishes that fit the list, until the list changes', async () => {
  const { change, more, find, shown, searches } = start(RICE);
  change(RICE);
  await find('A', 'B', 'C');
  more();
  expect(searches.at(-1)?.input.all).toBe(true);
  expect(shown()).toEqual(['A', 'B', 'C']);
  await find('A', 'B', 'C', 'D', 'E');
  expect(shown()).toEqual(['A', 'B', 'C', 'D', 'E']);
  change({ ...RICE, ingredients: ['rice', 'eggs'] });
  expect(searches.at(-1)?.input.all).toBe(false);
});

it('more dishes for an empty list: are the next three dishes, then the first dishes again', async () => {
  const { more, find, shown } = start();
  for (const expected of [
    ['D', 'E', 'A'],
    ['B', 'C', 'D'],
    ['E', 'A', 'B'],
  ]) {
    more();
    await find('A', 'B', 'C', 'D', 'E');
    expect(shown()).toEqual(expected);
  }
});
