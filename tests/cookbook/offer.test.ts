import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { dishesMachine } from '../../machines/dishesMachine.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { askCookbook, findDishesIn } from '../../src/cookbook/askCookbook.ts';
import { offerDishes } from '../../src/cookbook/offer.ts';
import { tablesIn } from '../rowsIn.ts';
import { sampleOf } from '../sample.ts';
import { inputFor, requestFor } from './inputs.ts';
/** The lists have a taste, and why each dish is offered. The tastes have a pattern that no dish matches. */
import TABLES from './offer.tables.tsv?raw';

const tables = tablesIn(TABLES);

const EMPTY = { ingredients: [], staples: null, taste: NO_TASTE };

const offer = (list: string, wishes: Partial<Taste> = {}, all = false) =>
  offerDishes(inputFor(list, wishes), all);

it('dishes of a first visit: are those that the cookbook offers for an empty list', async () => {
  const { dishes } = createActor(dishesMachine, { input: EMPTY }).getSnapshot().context;
  const found = await findDishesIn(['en'], { kitchen: EMPTY, all: false });
  const foods = (list: string[]) => list.slice(0, 3);
  expect(dishes).toEqual(found.map((one) => ({ ...one, toBuy: foods(one.toBuy), others: 0 })));
});

it.each(tables('lists'))('offer for "%s" and %s: has three kinds of dishes (%s)', (list, wishes, why) => {
  const dishes = offer(list, JSON.parse(wishes));
  expect(dishes.map((one) => one.why).join(', ')).toBe(why);
  expect(new Set(dishes.map(({ kind }) => kind)).size).toBe(3);
});

it('dishes that take longer: are sorted by their time', () => {
  const times = offer('cauliflower, beef', { minutes: 15, diets: ['vegan'] }).map(({ minutes }) => minutes);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(times[0]).toBeGreaterThan(15);
});

it.each(tables('tastes'))('everyday dishes: keep to the taste (%s)', (wishes, unwanted) => {
  const dishes = offer('', JSON.parse(wishes));
  expect(dishes).toHaveLength(3);
  for (const { dish, toBuy } of dishes)
    expect([dish, ...toBuy].join()).not.toMatch(new RegExp(unwanted, 'i'));
});

it('all dishes: begin with the same three, and name no dish twice', () => {
  for (const list of ['', 'eggs, rice, tomatoes, onions']) {
    const names = offer(list, {}, true).map(({ dish }) => dish);
    expect(names.slice(0, 3)).toEqual(offer(list).map(({ dish }) => dish));
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('dishes for a list without meat or fish: need none from the shop', () => {
  const bought = offer('potatoes, cabbage', {}, true).flatMap(({ toBuy }) => toBuy);
  expect(bought.join()).not.toMatch(/sausage|chicken|beef|pork|ham\b|bacon|salmon|tuna/);
});

it('slow dishes: are offered only if too few fit the time', () => {
  for (const { why } of offer('eggs, tomatoes, bread', { minutes: 15 })) expect(why).toBe('fits');
});

it.each(['', 'eggs, rice, tomatoes, onions', 'mushrooms, granola, honey', '2 eggs, 100 g rice, 3 tomatoes'])(
  'chosen dish: is the recipe that the cookbook answers with (list "%s")',
  (list) => {
    for (const { dish } of sampleOf(offer(list, {}, true), 3, 1)) {
      const answer = askCookbook({ ...requestFor(list), dish });
      expect(answer).toHaveProperty('text', expect.stringContaining(`# ${dish}\n`));
    }
  },
);

it('request without a chosen dish: gets the first of the three', () => {
  for (const list of ['leftover rice, 2 eggs', 'chicken, rice', '500 g potatoes, 2 onions, cream']) {
    const answer = askCookbook(requestFor(list));
    expect(answer).toHaveProperty('text', expect.stringContaining(`# ${offer(list)[0]?.dish}\n`));
  }
});

it('chosen dish for a long list: is the recipe that the cookbook answers with', async () => {
  const things = Array.from({ length: 60 }, (_, index) => `thing ${index}`);
  const ingredients = ['spinach', 'eggs', ...things, 'pasta', 'tomatoes'];
  const [best] = await findDishesIn(['en'], { kitchen: { ...EMPTY, ingredients }, all: false });
  const dish = best?.dish ?? null;
  const answer = askCookbook({ ...EMPTY, ingredients, notAgain: [], change: null, dish });
  expect(answer).toMatchObject({ text: expect.stringContaining(`# ${dish}\n`), ingredients });
  expect(answer).toHaveProperty('cookbook.leftOut', expect.arrayContaining(['spinach', 'eggs', 'thing 0']));
});
