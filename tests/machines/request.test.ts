import { expect, it } from 'vitest';
import {
  againFor,
  canRepeat,
  cardsOf,
  changeFor,
  cookbookDishesLeft,
  isWishFor,
  type RequestInput,
  requestFor,
  variantBeside,
  withRuledOut,
} from '../../machines/request.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { NOTHING, recipeOf, requestOf } from '../recipeOf.ts';
import { tablesIn } from '../rowsIn.ts';
import TABLES from './request.tables.tsv?raw';

const tables = tablesIn(TABLES);

const LIST = ['rice', 'eggs'];
const VEGAN: Taste = { ...NO_TASTE, diets: ['vegan'] };
const [ONE, TWO] = [recipeOf('# One'), recipeOf('# Two')];
const KITCHEN = { ...NOTHING, first: [], removal: null, ingredients: LIST, recentRecipes: [ONE, TWO] };
const REQUEST = requestOf({ notAgain: ['One'] });

/** Returns the list with changes such as '{"taste": {"units": "US"}}'. */
function kitchenWith(changes: string): typeof KITCHEN {
  const { taste, ...others } = JSON.parse(changes);
  return { ...KITCHEN, ...others, taste: { ...NO_TASTE, ...taste } };
}

it.each(tables('recipes'))(
  'recipes for one list: are kept only while list and taste stay the same (%s)',
  (_, changes, areKept) => {
    expect(cardsOf(kitchenWith(changes))).toEqual(areKept === 'yes' ? [ONE, TWO] : []);
  },
);

it('recipes for one list: do not include a shared recipe', () => {
  const shared = recipeOf('# Three', { ingredients: [] });
  expect(cardsOf({ ...KITCHEN, ingredients: [], recentRecipes: [shared] })).toEqual([]);
});

it('recipes for one list: have none beside an empty page', () => {
  expect(variantBeside({ ...KITCHEN, recipe: null }, 1)).toBeUndefined();
});

it.each([
  [null, []],
  [0, [2, 0]],
  [1, [1, 3]],
])('dishes of the cookbook: %s are left if its dishes for the list had %j others', (left, counts) => {
  const dishes = counts.map((others) => recipeOf('# Rice', { cookbook: { leftOut: [], others, meant: [] } }));
  const recentRecipes = [ONE, ...dishes];
  expect(cookbookDishesLeft({ ...KITCHEN, recipe: null, recentRecipes })).toBe(left);
});

it.each([
  ['a wish', ONE, 'no oven', true],
  ['a blank wish', ONE, ' \u200b\n', false],
  ['no recipe', null, 'no oven', false],
  ['a recipe longer than any answer', recipeOf('x'.repeat(11_991)), 'no oven', false],
  ['a long list', recipeOf('# One', { ingredients: ['x'.repeat(11_995)] }), 'no oven', true],
  ['a list of 6,000 blanks', recipeOf('# One', { ingredients: Array(6_000).fill('') }), 'no oven', false],
])(
  'change request: is rejected without a wish, or if the recipe is too long (%s)',
  (_, recipe, wish, expected) => {
    expect(isWishFor(recipe, wish)).toBe(expected);
  },
);

it('change request: uses the recipe’s ingredients, the current taste and a shortened wish', () => {
  const kitchen = { ...KITCHEN, ingredients: ['salt'], taste: VEGAN, staples: ['oil'] };
  const wish = { wish: ` ${'👩‍👩‍👧‍👦'.repeat(201)} `, servings: 6 };
  expect(changeFor(kitchen, ONE, wish)).toEqual({
    ingredients: ONE.ingredients,
    staples: ['oil'],
    taste: VEGAN,
    source: 'model',
    dish: null,
    notAgain: [],
    change: { wish: '👩‍👩‍👧‍👦'.repeat(200), servings: 6, of: ONE },
  });
});

it('request: names the ingredients to use first, if any', () => {
  const context = { ...KITCHEN, requestInput: null };
  expect(requestFor(context, 'model')).not.toHaveProperty('first');
  const marked = { ...context, first: ['eggs'] };
  expect(requestFor(marked, 'model').first).toEqual(['eggs']);
  expect(againFor(marked, { ...REQUEST, first: ['rice'] }).first).toEqual(['eggs']);
  expect(againFor(KITCHEN, { ...REQUEST, first: ['rice'] })).not.toHaveProperty('first');
});

it('change request for a shared recipe: uses the ingredients of the list', () => {
  const kitchen = { ...KITCHEN, ingredients: ['salt', 'leek'] };
  const shared = { ...ONE, ingredients: [] };
  expect(changeFor(kitchen, shared, { wish: 'no oven' }).ingredients).toEqual(['salt', 'leek']);
});

const CHANGE: RequestInput = { ...REQUEST, change: { wish: 'no oven', of: ONE } };
const DISH = requestOf({ source: 'cookbook', dish: 'Fried rice', ingredients: [] });
const REQUESTS: Record<string, RequestInput> = { REQUEST, DISH, CHANGE };

it.each(tables('repeated requests'))('request: is repeated whole, %s', (_, name, changes, expected) => {
  const request = REQUESTS[name] as RequestInput;
  const kitchen = kitchenWith(changes);
  expect(canRepeat(request, kitchen)).toBe(expected === 'yes');
  const { staples, taste } = kitchen;
  const notAgain = taste.diets.length > 0 ? [] : request.notAgain;
  expect(againFor(kitchen, request)).toEqual({ ...request, staples, taste, notAgain });
});

it.each(tables('ruled out'))('new request: rules out given dishes, and %s', (_, name, changes, notAgain) => {
  const context = { ...kitchenWith(changes), requestInput: REQUESTS[name] ?? null };
  expect(requestFor(context, 'cookbook', { notAgain: ['Two'] }).notAgain.join(', ')).toBe(notAgain);
});

it.each(tables('foods ruled out'))('ingredient list: rules out foods to avoid (%s)', (typed, avoid = '') => {
  const ingredients = ['rice', typed];
  const taste = { ...NO_TASTE, avoid: ['celery'] };
  const { taste: ruled, ...others } = withRuledOut({ ...REQUEST, ingredients, taste });
  expect(ruled.avoid).toEqual(['celery', ...(avoid ? [avoid] : [])]);
  expect(others.ingredients).toEqual(avoid ? ['rice'] : ingredients);
});
