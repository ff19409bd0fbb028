import { expect, it } from 'vitest';
import type { Recipe } from '../../machines/recipe.ts';
import { againFor, cardsOf, changeFor, isWishFor, type RequestInput } from '../../machines/request.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { NOTHING, recipeOf } from '../recipeOf.ts';

const LIST = ['rice', 'eggs'];
const VEGAN: Taste = { ...NO_TASTE, diets: ['vegan'] };
const [ONE, TWO] = [recipeOf('# One'), recipeOf('# Two')];
const KITCHEN = { ...NOTHING, first: [], removal: null, ingredients: LIST, recentRecipes: [ONE, TWO] };
const REQUEST: RequestInput = {
  ingredients: LIST,
  staples: null,
  taste: NO_TASTE,
  notAgain: ['One'],
  change: null,
};

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

it.each<[string, RequestInput, Partial<typeof KITCHEN>, RequestInput]>([
  ['as before', REQUEST, {}, REQUEST],
  [
    'without the previous dishes if the list has changed',
    REQUEST,
    { ingredients: ['leek'] },
    { ...REQUEST, ingredients: ['leek'], notAgain: [] },
  ],
  [
    'as a change, even if the list has changed',
    CHANGE,
    { ingredients: [], taste: VEGAN, staples: ['oil'] },
    { ...CHANGE, taste: VEGAN, staples: ['oil'] },
  ],
])('repeated request: is sent %s', (_, request, changes, expected) => {
  expect(againFor({ ...KITCHEN, ...changes }, request)).toEqual(expected);
});
