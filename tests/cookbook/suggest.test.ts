import { figuresOfStep, formatScaled, write } from 'recipe-reading';
import { expect, it } from 'vitest';
import { staplesOf } from '../../machines/staples.ts';
import type { Taste } from '../../machines/taste.ts';
import { offerDishes, suggest } from '../../src/cookbook/offer.ts';
import { reader } from '../../src/reader.ts';
import { rowsIn, tablesIn } from '../rowsIn.ts';
import { inputFor } from './inputs.ts';
/** Each row has a list, and a pattern that the recipe for the list matches. */
import KINDS from './kindsOfFood.tsv?raw';
import TABLES from './suggest.tables.tsv?raw';

const tables = tablesIn(TABLES);

function find(
  list: string,
  wishes: Partial<Taste> = {},
  previousDishes: string[] = [],
  staples = staplesOf(null),
) {
  return suggest({ ...inputFor(list, wishes), staples, previousDishes });
}

function suggestDishesFor(list: string, first: string[] = []) {
  return offerDishes({ ...inputFor(list), first });
}

function recipeFor(...args: Parameters<typeof find>) {
  const suggestion = find(...args);
  if (!('text' in suggestion)) throw new Error(`no recipe: ${JSON.stringify(suggestion)}`);
  return suggestion;
}

it('dish: names listed foods, and is one of several', () => {
  const { dish, others } = recipeFor('eggs, spinach, feta, chocolate');
  expect(dish).toBe('Frittata with Spinach and Feta');
  expect(others).toBeGreaterThan(3);
});

it('dish: says that there is no other', () => {
  expect(recipeFor('quinces').others).toBe(0);
});

it.each(tables('foods left out'))('dish: %s (%s)', (_, list, left, wishes) => {
  const { why, leftOut } = recipeFor(list, JSON.parse(wishes));
  expect([why, leftOut.join(', ')]).toEqual(['fits', left]);
});

it.each(tables('sides'))('listed food that a dish leaves out: becomes a side (%s)', (list, step) => {
  const { text, leftOut } = recipeFor(list);
  expect(text).toMatch(new RegExp(step));
  expect(leftOut).toEqual([]);
});

it.each(tables('time for sides'))(
  'side: is omitted if it takes too long, or does not suit the dish (%s)',
  (list, total, limit, left = '') => {
    const { minutes, leftOut } = recipeFor(list, { minutes: (Number(limit) || null) as Taste['minutes'] });
    expect(leftOut.join(', ')).toBe(left);
    expect(minutes).toBeLessThanOrEqual(Number(total));
  },
);

it.each(tables('prepared foods'))('ingredient: is prepared unless the list says so (%s)', (list, line) => {
  expect(recipeFor(list).text).toContain(line);
});

it('side: does not change the amounts of the dish', () => {
  const saltIn = (list: string) => /.* salt$/m.exec(recipeFor(list).text)?.[0];
  expect(saltIn('chicken legs, potatoes, pickles')).toBe(saltIn('chicken legs, potatoes'));
});

it('fish and meat: are combined in a soup or stew, not on a plate', () => {
  const usesOf = (list: string, name: RegExp) =>
    suggestDishesFor(list).find(({ dish }) => name.test(dish))?.uses;
  expect(usesOf('cod, potatoes, bacon, tomatoes', /Soup/)).toContain('bacon');
  expect(usesOf('cod, potatoes, bacon, tomatoes', /^Baked/)).toEqual(['cod', 'potatoes', 'tomatoes']);
});

it('dish: is not suggested again, even if its name would contain other foods', () => {
  const previous: string[] = [];
  for (let i = 0; i < 4; i++) previous.push(recipeFor('eggs, spinach, feta', {}, previous).dish);
  expect(new Set(previous).size).toBe(4);
  expect(previous[0]).toMatch(/^Frittata/);
  expect(recipeFor('eggs, spinach', {}, ['Frittata with Kale']).dish).not.toMatch(/^Frittata/);
});

it.each(tables('first foods'))('foods to use first: the dish uses all it can (%s)', (list, first, used) => {
  const uses = (first: string[]) => suggestDishesFor(list, first)[0]?.uses;
  expect(uses(first.split(', '))).toContain(used);
  expect(uses([])).not.toContain(used);
});

it.each([[], ['cookies'], ['seaweed snacks'], ['milk']])(
  'foods to use first: change nothing if no dish can use them (%s)',
  (...first) => {
    const list = 'eggs, spinach, feta, cookies, seaweed snacks';
    expect(suggestDishesFor(list, first)).toEqual(suggestDishesFor(list));
  },
);

it('list of unknown foods: has no dish', () => {
  expect(find('Natto, Möhren')).toEqual({ reason: 'unknown foods' });
});

it("ground food: 'mince veal' is not veal, and 'almond flour' is not flour", () => {
  expect(find('mince veal')).toEqual({ reason: 'unknown foods' });
  expect(find('rose veal')).not.toEqual({ reason: 'unknown foods' });
  expect(recipeFor('almond flour, eggs, milk, bread, sugar').leftOut).toContain('almond flour');
});

it.each(rowsIn(KINDS))('dish: distinguishes raw, cooked and canned foods (%s)', (list, named) => {
  expect(recipeFor(list).text).toMatch(new RegExp(named));
});

it('dish: prefers staples, which are always at home, to foods that have to be bought', () => {
  expect(recipeFor('pasta, mushrooms', {}, [], [...staplesOf(null), 'cream', 'thyme']).text).toContain(
    'thyme',
  );
});

it('recipe: is written in metric units, which the page converts', async () => {
  await reader.loadUnits();
  const [metric, us] = [recipeFor('eggs, spinach, feta'), recipeFor('eggs, spinach, feta', { units: 'US' })];
  expect(us.text).toBe(metric.text);
  const { ingredients, steps, language } = reader.read({ text: us.text, ingredients: [] });
  const lines = ingredients.map(({ text }) => formatScaled(text, language, 1, 'US'));
  expect(lines).toContain('6 oz spinach, roughly cut');
  const written = steps.map(({ text }) =>
    write(text, figuresOfStep(text, { ingredients, language }).figures, 1, 'US'),
  );
  expect([...lines, ...written].join(' ')).not.toMatch(/\d (?:g|ml|cm)\b|°C/);
  expect(written.join(' ')).toContain('grill (broiler)');
});

it.each(tables('recipes'))('recipe: %s (%s)', (_, list, matched, unmatched, wishes) => {
  const { text } = recipeFor(list, wishes ? JSON.parse(wishes) : {});
  expect(text).toMatch(new RegExp(matched));
  if (unmatched) expect(text).not.toMatch(new RegExp(unmatched));
});
