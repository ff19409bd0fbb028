import { expect, it } from 'vitest';
import type { Recipe } from '../../machines/recipe.ts';
import {
  againFor,
  canRepeat,
  cardsOf,
  changeFor,
  isWishFor,
  type RequestInput,
  requestFor,
} from '../../machines/request.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { NOTHING, recipeOf, requestOf } from '../recipeOf.ts';

const LIST = ['rice', 'eggs'];
const VEGAN: Taste = { ...NO_TASTE, diets: ['vegan'] };
const [ONE, TWO] = [recipeOf('# One'), recipeOf('# Two')];
const KITCHEN = { ...NOTHING, first: [], removal: null, ingredients: LIST, recentRecipes: [ONE, TWO] };
const REQUEST = requestOf({ notAgain: ['One'] });

it.each<[string, Partial<typeof KITCHEN>, Recipe[]]>([
  ['in any order', { ingredients: ['eggs', 'rice'] }, [ONE, TWO]],
  ['with one more ingredient', { ingredients: [...LIST, 'feta'] }, []],
  ['with one ingredient fewer', { ingredients: ['rice'] }, []],
  ['without ingredients', { ingredients: [] }, []],
  ['with an ingredient ticked today', { ingredients: [...LIST, 'feta'], hadToday: ['feta'] }, [ONE, TWO]],
  [
    'with an ingredient ticked today and another one',
    { ingredients: [...LIST, 'feta', 'oil'], hadToday: ['feta'] },
    [],
  ],
  ['with another taste', { taste: VEGAN }, []],
  ['with other units', { taste: { ...NO_TASTE, units: 'US' } }, [ONE, TWO]],
  ['of a shared recipe', { ingredients: [], recentRecipes: [recipeOf('# Three', { ingredients: [] })] }, []],
  ['with staples', { staples: ['salt'] }, [ONE, TWO]],
])('recipes for one list: are kept only while list and taste stay the same (%s)', (_, changes, variants) => {
  expect(cardsOf({ ...KITCHEN, ...changes })).toEqual(variants);
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

it('change request for a shared recipe: uses the ingredients of the list', () => {
  const kitchen = { ...KITCHEN, ingredients: ['salt', 'leek'] };
  const shared = { ...ONE, ingredients: [] };
  expect(changeFor(kitchen, shared, { wish: 'no oven' }).ingredients).toEqual(['salt', 'leek']);
});

const CHANGE: RequestInput = { ...REQUEST, change: { wish: 'no oven', of: ONE } };
const DISH = requestOf({ source: 'cookbook', dish: 'Fried rice', ingredients: [] });
const SINCE = { taste: VEGAN, staples: ['oil'] };

it.each<[string, RequestInput, Partial<typeof KITCHEN>, canRepeat: boolean]>([
  ['with the same list', REQUEST, {}, true],
  ['with another taste and other staples', REQUEST, SINCE, true],
  ['unless the list has changed', REQUEST, { ingredients: ['leek', 'rice'] }, false],
  ['for the same dish, with an empty list', DISH, { ingredients: [], ...SINCE }, true],
  ['unless a dish was chosen for another list', DISH, {}, false],
  ['as a change, even if the list has changed', CHANGE, { ingredients: [], ...SINCE }, true],
])('request: is repeated whole, %s', (_, request, changes, expected) => {
  const kitchen = { ...KITCHEN, ...changes };
  expect(canRepeat(request, kitchen)).toBe(expected);
  const { staples, taste } = kitchen;
  const notAgain = taste === VEGAN ? [] : request.notAgain;
  expect(againFor(kitchen, request)).toEqual({ ...request, staples, taste, notAgain });
});

it.each<[string, RequestInput | null, Partial<typeof KITCHEN>, string[]]>([
  ['nothing else in a new visit', null, {}, ['Two']],
  ['what the last request ruled out', REQUEST, {}, ['One', 'Two']],
  ['nothing else for another list', REQUEST, { ingredients: ['rice'] }, ['Two']],
  ['nothing else for another taste', REQUEST, { taste: VEGAN }, ['Two']],
  ['nothing else after a change of a recipe', CHANGE, {}, ['Two']],
])('new request: rules out the dishes given so far, and %s', (_, requestInput, changes, notAgain) => {
  const context = { ...KITCHEN, ...changes, requestInput };
  expect(requestFor(context, 'cookbook', { notAgain: ['Two'] }).notAgain).toEqual(notAgain);
});
