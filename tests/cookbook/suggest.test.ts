import { figuresOfStep, formatScaled, write } from 'recipe-reading';
import { expect, it } from 'vitest';
import { staplesOf } from '../../machines/staples.ts';
import type { Taste } from '../../machines/taste.ts';
import { offerDishes, suggest } from '../../src/cookbook/offer.ts';
import { reader } from '../../src/reader.ts';
import { rowsIn } from '../rowsIn.ts';
import { inputFor } from './inputs.ts';
/** Each row has a list, and a pattern that the recipe for the list matches. */
import KINDS from './kindsOfFood.tsv?raw';

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

it.each([
  ['lamb mince, pumpkin, feta, couscous', /\*\*Boil the pumpkin:\*\* Meanwhile, bring/],
  ['leftover turkey, stuffing, cranberries', /Simmer the cranberries.*Serve with the dish\./],
  ['peaches, flour, butter, sugar, vanilla ice cream', /Serve with the vanilla ice cream\.\n$/],
  // Boiled while the fish bakes, not while the potatoes do.
  [
    'cod, panko, potatoes, lemon, peas',
    /\*\*Bake the cod:\*\*.*\n3\. \*\*Boil the frozen peas:\*\* Meanwhile/,
  ],
  ['cod, potatoes, fennel, okra', /Add the okra and fry for 8 minutes/],
])('listed food that a dish leaves out: becomes a side (%s)', (list, step) => {
  const { text, leftOut } = recipeFor(list);
  expect(text).toMatch(step);
  expect(leftOut).toEqual([]);
});

it.each([
  ['steak, beetroot, sweet potato, feta, spinach', 45, null, []],
  ['steak, beetroot, sweet potato, feta, spinach', 30, 30, ['sweet potato']],
  ['macaroni, cheddar, milk, soy sauce', 50, null, ['soy sauce']],
  // Both sides are made while the meat simmers.
  ['lamb mince, pumpkin, feta, couscous', 35, null, []],
  // No boiled vegetables beside a salad.
  ['lettuce, tomatoes, feta, lemon, leeks', 15, null, ['leeks']],
] as const)(
  'side: is omitted if it takes too long, or does not suit the dish (%s)',
  (list, total, limit, left) => {
    const { minutes, leftOut } = recipeFor(list, { minutes: limit });
    expect(leftOut).toEqual(left);
    expect(minutes).toBeLessThanOrEqual(total);
  },
);

it.each([
  ['eggs, grated cheese, onion, macaroni, milk', 'cheddar\n'],
  ['frozen spinach, eggs, feta', 'spinach, thawed'],
  ['smashed avo, sourdough, poached eggs', 'poached eggs\n'],
  ['salmon, baby potatoes, lemon', 'baby potatoes, in very thin slices'],
  ['mackerel in tomato sauce, bread, lettuce', '1 can (150 g) mackerel\n'],
  ['chicken thighs, ginger garlic paste, yogurt, onions, tomatoes', 'ginger garlic paste\n'],
  ['chicken thighs, rice, scotch bonnet', '1 scotch bonnet, only a little of it'],
  ['beef, tortillas, habanero salsa', '4 tablespoons habanero salsa\n'],
  ['zucchini, ricotta, marinara sauce', '1 jar (400 g) marinara sauce\n'],
])('ingredient: is prepared only as far as the list does not say (%s)', (list, line) => {
  expect(recipeFor(list).text).toContain(line);
});

it('side: does not change the amounts of the dish, and respects the diet', () => {
  const saltIn = (list: string) => /.* salt$/m.exec(recipeFor(list).text)?.[0];
  expect(saltIn('chicken legs, potatoes, pickles')).toBe(saltIn('chicken legs, potatoes'));
  expect(recipeFor('pasta, tomatoes, garlic, bacon', { diets: ['vegan'] }).leftOut).toEqual(['bacon']);
});

it.each([
  ['lettuce, feta, sourdough', /bread/],
  ['ground turkey, bell peppers, rice, tomato sauce, mozzarella', /g\) tomatoes/],
  ['pork belly, star anise, soy sauce, basmati rice', /g rice/],
])('food to buy: is not added if the list has a food like it (%s)', (list, food) => {
  expect(recipeFor(list).text).not.toMatch(food);
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
  expect(recipeFor(list).leftOut).toEqual(['bell pepper', 'eggplant']);
});

it('vegetable that counts light: the recipe uses more of it if it is the only one', () => {
  expect(recipeFor('frozen peas, mint, stock').text).toContain('- 200 g frozen peas');
  expect(recipeFor('frozen peas, carrots, stock').text).toContain('- 100 g frozen peas');
});

it('dish: is not suggested again, even if its name would contain other foods', () => {
  const previous: string[] = [];
  for (let i = 0; i < 4; i++) previous.push(recipeFor('eggs, spinach, feta', {}, previous).dish);
  expect(new Set(previous).size).toBe(4);
  expect(previous[0]).toMatch(/^Frittata/);
  expect(recipeFor('eggs, spinach', {}, ['Frittata with Kale']).dish).not.toMatch(/^Frittata/);
});

it.each([
  ['chicken, rice, broccoli, canned tuna', ['canned tuna'], ['canned tuna']],
  ['chicken, rice, broccoli, canned tuna, granola', ['canned tuna', 'granola'], ['canned tuna']],
  // The dish uses only one food of this list.
  ['tomatoes, cucumber, olives, onion, zucchini, mint, blueberries', ['blueberries'], ['blueberries']],
])('foods to use first: the dish uses as many of them as it can (%s)', (list, first, used) => {
  const uses = (first: string[]) => suggestDishesFor(list, first)[0]?.uses;
  expect(uses(first)).toEqual(expect.arrayContaining(used));
  expect(uses([])).not.toEqual(expect.arrayContaining(used));
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

it('sweet dish: may leave out meat if it uses most of the list', () => {
  expect(recipeFor('eggs, flour, milk, sugar, strawberries, ham').leftOut).toEqual(['ham']);
});

it("ground food: 'mince veal' is not veal, and 'almond flour' is not flour", () => {
  expect(find('mince veal')).toEqual({ reason: 'unknown foods' });
  expect(find('rose veal')).not.toEqual({ reason: 'unknown foods' });
  expect(recipeFor('almond flour, eggs, milk, bread, sugar').leftOut).toContain('almond flour');
});

it('suggestion: never asks to buy tortillas, or tomatoes for pasta', () => {
  expect(recipeFor('salmon, new potatoes, asparagus, lemon', { minutes: 30 }).text).not.toMatch(/tortilla/);
  expect(recipeFor('cooked chicken, carrots, celery, egg noodles').text).not.toMatch(/tomato/);
});

it.each([
  ['dripping, potatoes, carrots', 'vegan', ['dripping']],
  ['plant mince, kidney beans, canned tomatoes', 'vegan', []],
  ['jackfruit, taco shells, lettuce', 'vegan', []],
  ['frozen burgers, rolls, lettuce', 'vegetarian', ['frozen burgers']],
] as const)(
  'food whose name another food stands for (%s, %s): is used if the diet allows it',
  (list, diet, left) => {
    const { why, leftOut } = recipeFor(list, { diets: [diet] });
    expect([why, leftOut]).toEqual(['fits', left]);
  },
);

it('pork and poultry in a sandwich: are fried until done', () => {
  expect(recipeFor('pork loin, rolls, lettuce').text).toMatch(/no longer pink in the middle/);
});

it('canned sweetcorn beside tuna: goes into the sandwich, and is not boiled as a side', () => {
  expect(recipeFor('tuna, sweetcorn, bread').text).toContain('Put in the tuna and sweetcorn');
});

it('dish: does not combine fish with meat', () => {
  const { text } = recipeFor('salmon, bacon, potatoes, leeks');
  expect(/salmon/.test(text) && /bacon/.test(text)).toBe(false);
});

it('dish: may combine meat with kimchi, although kimchi contains fish', () => {
  expect(recipeFor('ground beef, kimchi').text).toMatch(/beef.*kimchi/s);
});

it('kosher dish: does not combine dairy with meat', () => {
  const list = 'ground beef, tortillas, cheddar, lettuce, salsa';
  expect(recipeFor(list).text).toMatch(/beef.*cheddar/s);
  expect(recipeFor(list, { diets: ['kosher'] }).text).not.toMatch(/beef.*cheddar/s);
});

it('dish: never requires buying meat, even if the visitor avoids eggs, tofu and beans', () => {
  const avoid = ['eggs', 'tofu', 'tempeh', 'edamame', 'beans', 'nuts'];
  const { text } = recipeFor('pasta, broccoli, ginger, lime', { avoid });
  expect(text).not.toMatch(/chicken|beef|steak|shrimp|ham\b/);
});

it.each([
  ['udon, mushrooms, scallions, butter', /udon/, /bread|rice/],
  ['ground beef, corn tortillas, salsa, cheddar, avocado', /6 corn tortillas/, /onion/],
  ['pork loin, sweet potatoes, green beans, lime', /sweet potato/, /tortillas|rice/],
  ['puff pastry, cooked chicken, leeks, cream', /200 g puff pastry/, /bread|potatoes/],
])('dish: uses the listed starch rather than one that has to be bought (%s)', (list, used, bought) => {
  const { text } = recipeFor(list);
  expect(text).toMatch(used);
  expect(text).not.toMatch(bought);
});

it('dish: does not replace listed meat with eggs that have to be bought', () => {
  const { text } = recipeFor('sweet potatoes, sun-dried tomatoes, cooked chicken, steak');
  expect(text).toMatch(/steak|chicken/);
  expect(text).not.toMatch(/eggs/);
});

it.each(rowsIn(KINDS))('dish: distinguishes raw, cooked and canned foods (%s)', (list = '', named = '') => {
  expect(recipeFor(list).text).toMatch(new RegExp(named));
});

it('dish: prefers staples, which are always at home, to foods that have to be bought', () => {
  expect(recipeFor('pasta, mushrooms', {}, [], [...staplesOf(null), 'cream', 'thyme']).text).toContain(
    'thyme',
  );
});

it('dish: combines fruit only with foods that suit it', () => {
  expect(recipeFor('mango, pork chops, potatoes, carrots').text).not.toMatch(/mango/i);
});

it('recipe for one person: halves all amounts, but uses whole eggs', () => {
  const { text } = recipeFor('eggs, spinach, feta', { eaters: 1 });
  expect(text).toContain('Serves 1 |');
  expect(text).toMatch(/^- 3 eggs$/m);
  expect(text).toMatch(/^- 30 g feta, crumbled$/m);
  expect(text).toContain('16 cm ovenproof pan');
});

it('sauce: contains flour if made with milk, but not if made with cream', () => {
  expect(recipeFor('cauliflower, cheddar, milk').text).toMatch(/25 g flour/);
  expect(recipeFor('cauliflower, cheddar, cream').text).not.toMatch(/flour/);
});

it('recipe with bacon: uses half as much oil and salt', () => {
  const list = 'eggs, potatoes, onions';
  expect(recipeFor(list).text).toMatch(/- 2 tablespoons oil\n- ½ teaspoon salt/);
  expect(recipeFor(`${list}, bacon`).text).toMatch(/- 1 ½ tablespoons oil\n- ¼ teaspoon salt/);
});

it('vegetable that has to be bought: the recipe uses half as much as of a listed vegetable', () => {
  const list = 'red lentils, onion, coconut milk, curry powder';
  expect(recipeFor(list).text).toContain('- 2 carrots');
  expect(recipeFor(`${list}, carrots`).text).toContain('- 4 carrots');
  expect(recipeFor('pizza dough, tomatoes').text).toContain('- 150 g mozzarella');
});

it('recipe with two salty sauces: uses half as much of each', () => {
  const { text } = recipeFor('tofu, broccoli, fish sauce, garlic, rice');
  expect(text).toMatch(/- 1 ½ tablespoons soy sauce.*- 1 tablespoon fish sauce\n- 1 teaspoon sugar/s);
  expect(recipeFor('napa cabbage, ground pork, ginger, soy sauce').text).toContain('3 tablespoons soy sauce');
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

it.each([
  ['whole cumin before the onion', 'chickpeas, onion, cumin seeds, tomatoes', /cumin seeds.*the onion/],
  ['halloumi at the end', 'halloumi, couscous, peppers, lemon, chickpeas', /Dress it.*Fry the halloumi/s],
  [
    'cream before the mussels',
    'mussels, white wine, shallots, cream',
    /Stir in the cream.*put in the mussels/s,
  ],
  ['vegetables in the pan of the meat', 'steak, green beans, potatoes', /Fry the green beans.*Fry the steak/],
  [
    'rice while the curry cooks',
    'chicken, curry paste, tomatoes, rice',
    /Cook the curry.*Meanwhile, bring the rice/s,
  ],
])('order of steps: %s (%s)', (_, list, order) => {
  expect(recipeFor(list).text).toMatch(order);
});

it('step: adds foods in the order of their cooking times, longest first', () => {
  const { text } = recipeFor('potatoes, leeks, frozen peas, vegetable stock');
  expect(text).toMatch(/Add the potatoes and simmer for 15 minutes\. Add the frozen peas and simmer for 3/);
});

it('cookbook recipe: has the layout that the prompt requests from models, without an introduction', () => {
  const { text } = recipeFor('flour, eggs, milk, blueberries');
  expect(text).toMatch(/^# .+\n\nServes 2 \| Total time: \d+ minutes\n\n## Ingredients\n\n- /);
  expect(text).toMatch(/\n\n## Instructions\n\n1\. \*\*/);
});
