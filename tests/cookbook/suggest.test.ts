import { figuresOfStep, formatScaled, write } from 'recipe-reading';
import { expect, it } from 'vitest';
import { staplesOf } from '../../machines/staples.ts';
import type { Diet, Taste } from '../../machines/taste.ts';
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

it('dish: names listed foods, and reports the listed foods that it omits', () => {
  const { dish, leftOut, others } = recipeFor('eggs, spinach, feta, chocolate');
  expect(dish).toBe('Frittata with Spinach and Feta');
  expect(leftOut).toEqual(['chocolate']);
  expect(others).toBeGreaterThan(3);
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

it.each(tables('prepared foods'))(
  'ingredient: is prepared only as far as the list does not say (%s)',
  (list, line) => {
    expect(recipeFor(list).text).toContain(line);
  },
);

it('side: does not change the amounts of the dish, and respects the diet', () => {
  const saltIn = (list: string) => /.* salt$/m.exec(recipeFor(list).text)?.[0];
  expect(saltIn('chicken legs, potatoes, pickles')).toBe(saltIn('chicken legs, potatoes'));
  expect(recipeFor('pasta, tomatoes, garlic, bacon', { diets: ['vegan'] }).leftOut).toEqual(['bacon']);
});

it('whole chicken: four people get two birds, which are roasted as long as one', () => {
  const roast = (eaters: number) => recipeFor('whole chicken, potatoes, lemon', { eaters }).text;
  expect(roast(4)).toContain('- 2 whole chickens');
  expect(roast(2)).toContain('- 1 whole chicken,');
  for (const text of [roast(2), roast(4)]) expect(text).toMatch(/for 35 minutes.*20 minutes.*20 minutes/);
});

it('fish and meat: are combined in a soup or stew, not on a plate', () => {
  const usesOf = (list: string, name: RegExp) =>
    suggestDishesFor(list).find(({ dish }) => name.test(dish))?.uses;
  expect(usesOf('cod, potatoes, bacon, tomatoes', /Soup/)).toContain('bacon');
  expect(usesOf('cod, potatoes, bacon, tomatoes', /^Baked/)).toEqual(['cod', 'potatoes', 'tomatoes']);
});

it('dish with its cooked sides: uses at most seven listed foods', () => {
  const list = 'pork chops, potatoes, carrots, broccoli, peas, mushrooms, aubergine, okra, lettuce, tomatoes';
  expect(recipeFor(list).leftOut).toEqual(['okra', 'lettuce', 'tomatoes']);
});

it('dish with many listed foods: gets no cooked side, but gets others', () => {
  const list =
    'edamame, green beans, carrots, broccoli, mushrooms, bell pepper, tofu, rice, soy sauce, eggplant, lime';
  expect(recipeFor(list).leftOut).toEqual(['broccoli', 'bell pepper']);
});

it('dish: is not suggested again, even if its name would contain other foods', () => {
  const previous: string[] = [];
  for (let i = 0; i < 4; i++) previous.push(recipeFor('eggs, spinach, feta', {}, previous).dish);
  expect(new Set(previous).size).toBe(4);
  expect(previous[0]).toMatch(/^Frittata/);
  expect(recipeFor('eggs, spinach', {}, ['Frittata with Kale']).dish).not.toMatch(/^Frittata/);
});

it.each(tables('first foods'))(
  'foods to use first: the dish uses as many of them as it can (%s)',
  (list, first, used) => {
    const uses = (first: string[]) => suggestDishesFor(list, first)[0]?.uses;
    expect(uses(first.split(', '))).toContain(used);
    expect(uses([])).not.toContain(used);
  },
);

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

it('sweet dish: may leave out meat if it uses most of the list', () => {
  expect(recipeFor('eggs, flour, milk, sugar, strawberries, ham').leftOut).toEqual(['ham']);
});

it("ground food: 'mince veal' is not veal, and 'almond flour' is not flour", () => {
  expect(find('mince veal')).toEqual({ reason: 'unknown foods' });
  expect(find('rose veal')).not.toEqual({ reason: 'unknown foods' });
  expect(recipeFor('almond flour, eggs, milk, bread, sugar').leftOut).toContain('almond flour');
});

it.each(tables('other names'))(
  'food whose name another food stands for (%s, %s): is used if the diet allows it',
  (list, diet, left = '') => {
    const { why, leftOut } = recipeFor(list, { diets: [diet as Diet] });
    expect([why, leftOut.join(', ')]).toEqual(['fits', left]);
  },
);

it.each(rowsIn(KINDS))('dish: distinguishes raw, cooked and canned foods (%s)', (list = '', named = '') => {
  expect(recipeFor(list).text).toMatch(new RegExp(named));
});

it('dish: prefers staples, which are always at home, to foods that have to be bought', () => {
  expect(recipeFor('pasta, mushrooms', {}, [], [...staplesOf(null), 'cream', 'thyme']).text).toContain(
    'thyme',
  );
});

it('recipe for one person: halves all amounts, but uses whole eggs', () => {
  const { text } = recipeFor('eggs, spinach, feta', { eaters: 1 });
  expect(text).toContain('Serves 1 |');
  expect(text).toMatch(/^- 3 eggs$/m);
  expect(text).toMatch(/^- 30 g feta, crumbled$/m);
  expect(text).toContain('16 cm ovenproof pan');
});

it('recipe for one person: uses a small can instead of half a can', () => {
  const { text } = recipeFor('canned tuna, white beans, arugula', { eaters: 1 });
  expect(text).toContain('- 1 can (150 g) tuna');
  expect(text).toContain('- ½ can (of 400 g) white beans, drained');
  expect(recipeFor('canned tuna, white beans, arugula').text).toContain('- 1 can (400 g) white beans');
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

it('recipe for six people: is written for three, to be made twice', () => {
  const { text } = recipeFor('eggs, spinach, feta', { eaters: 6 });
  expect(text).toContain('Serves 3 |');
  expect(text).toContain('Make it twice');
  expect(recipeFor('lentils, sausages, garlic, mustard', { eaters: 4 }).text).toContain('- 1 l water');
});

it.each(tables('recipes'))('recipe: %s (%s)', (_, list, matched, unmatched, wishes) => {
  const { text } = recipeFor(list, wishes ? JSON.parse(wishes) : {});
  expect(text).toMatch(new RegExp(matched));
  if (unmatched) expect(text).not.toMatch(new RegExp(unmatched));
});
