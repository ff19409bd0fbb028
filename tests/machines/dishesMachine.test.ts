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
import { rowsIn } from '../rowsIn.ts';
/**
 * Each row has a rule, the name of the list and taste at the start, a script of `follow`, and what the machine shows after
 * it.
 */
import SCRIPTS from './dishes.tsv?raw';

const EMPTY: Supplies = { ingredients: [], staples: null, taste: NO_TASTE };
const RICE = { ...EMPTY, ingredients: ['rice'] };
const VEGAN = { ...NO_TASTE, diets: ['vegan' as const] };
const KITCHENS: Record<string, Supplies> = {
  empty: EMPTY,
  rice: RICE,
  'rice+eggs': { ...EMPTY, ingredients: ['rice', 'eggs'] },
  vegan: { ...EMPTY, taste: VEGAN },
  'vegan+rice': { ...RICE, taste: VEGAN },
};

type Search = { input: DishesInput; find: (found: OfferedDish[]) => void; fail: (error: Error) => void };

function start(input = EMPTY) {
  const clock = new SimulatedClock();
  const searches: Search[] = [];
  const findDishes = fromPromise<OfferedDish[], DishesInput>(
    ({ input }) => new Promise((find, fail) => void searches.push({ input, find, fail })),
  );
  const actor = createActor(dishesMachine.provide({ actors: { findDishes } }), { clock, input }).start();
  return { actor, clock, searches };
}

/**
 * Runs a script: 'change rice' changes the list and taste, 'find A B' answers the last search, and 'find 1 A' the first. A
 * number is a wait in milliseconds.
 */
async function follow({ actor, clock, searches }: ReturnType<typeof start>, script: string): Promise<void> {
  for (const step of script.split(', ')) {
    const [action = '', ...words] = step.split(' ');
    const first = words[0] === '1' ? words.splice(0, 1) : [];
    const search = searches.at(first.length - 1);
    if (action === 'change')
      actor.send({ type: 'kitchen.changed', kitchen: KITCHENS[words[0] ?? ''] ?? EMPTY });
    else if (action === 'more') actor.send({ type: 'more.requested' });
    else if (action === 'find') search?.find(words.map((name) => offeredDish(name)));
    else if (action === 'fail') search?.fail(new Error('not loaded'));
    else clock.increment(Number(action));
    await settle();
  }
}

/** Returns what the machine shows, such as 'A B, announced; search 2 for rice, all'. */
function shown({ actor, searches }: ReturnType<typeof start>): string {
  const snapshot = actor.getSnapshot();
  const names = shownDishes(snapshot)?.map(({ dish }) => dish);
  const last = searches.at(-1)?.input;
  const kitchen = Object.entries(KITCHENS).find(([, one]) => one === last?.kitchen)?.[0];
  const states = [names?.join(' ') ?? 'no dish', ...(snapshot.hasTag('announced') ? ['announced'] : [])];
  const search = last ? [`search ${searches.length} for ${kitchen}${last.all ? ', all' : ''}`] : [];
  return [states.join(', '), ...search, ...(snapshot.matches('failed') ? ['failed'] : [])].join('; ');
}

it('first visit: shows three dishes without a search', () => {
  const { actor, searches } = start();
  actor.send({ type: 'kitchen.changed', kitchen: EMPTY });
  const { value } = actor.getSnapshot();
  expect([shownDishes(actor.getSnapshot())?.length, searches.length, value]).toEqual([3, 0, 'waiting']);
});

it.each(rowsIn(SCRIPTS))('dishes: %s (%s; %s)', async (_, kitchen, script, expected) => {
  const machine = start(KITCHENS[kitchen]);
  await follow(machine, script);
  expect(shown(machine)).toBe(expected);
});
