import { expect, it } from 'vitest';
import { askCookbook } from '../../src/cookbook/askCookbook.ts';
import { findFoods } from '../../src/cookbook/findFoods.ts';
import { tablesIn } from '../rowsIn.ts';
import { requestFor } from './inputs.ts';
import MISSPELT from './misspeltFoods.txt?raw';
import TABLES from './spelling.tables.tsv?raw';

const tables = tablesIn(TABLES);

const PAIRS = MISSPELT.trim()
  .split('\n')
  .map((line) => line.split(' -> ') as [string, string]);

it('misspelt foods: nearly all are understood, and none is silently taken for another food', () => {
  const wrong = PAIRS.filter(([typed, food]) => !findFoods(typed).foods.includes(food));
  expect(PAIRS).toHaveLength(60);
  expect(wrong.length).toBeLessThanOrEqual(6);
  expect(wrong.filter(([typed]) => findFoods(typed).foods.length > 0 && !findFoods(typed).meant)).toEqual([]);
});

it.each(['natto', 'perch', 'loquat', 'tapioca', 'turbot', 'pois chiches', 'riz'])(
  'unknown food (%s): is not taken for a misspelt food',
  (typed) => {
    expect(findFoods(typed).foods).toEqual([]);
  },
);

it.each(['ripe avocado', 'greek yogurt', 'crusty bread', 'leftover rice'])(
  'known food (%s): is not corrected',
  (typed) => {
    expect(findFoods(typed).meant).toBe('');
  },
);

it.each(tables('foods with a remark'))('food with a remark (%s): is understood', (typed, food) => {
  expect(findFoods(typed).foods).toEqual([food]);
});

it('recipe: says which food a misspelt word was taken for', () => {
  const recipe = askCookbook(requestFor('chiken, rice'));
  expect(recipe).toMatchObject({ cookbook: { meant: [{ typed: 'chiken', meant: 'chicken' }], leftOut: [] } });
  expect(recipe).toHaveProperty('text', expect.stringContaining('With chicken for ‘chiken’.'));
});
