import { expect, it } from 'vitest';
import type { Recipe } from '../../machines/recipe.ts';
import { againFor, cardsOf, changeFor, isWishFor, type RequestInput } from '../../machines/request.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { NOTHING, recipeOf } from '../recipeOf.ts';

const LIST = ['rice', 'eggs'];
const VEGAN: Taste = { ...NO_TASTE, diets: ['vegan'] };
const [ONE, TWO] = [recipeOf('# One'), recipeOf('# Two')];
const KITCHEN = { ...NOTHING, removal: null, ingredients: LIST, recentRecipes: [ONE, TWO] };
const ASKED: RequestInput = {
  ingredients: LIST,
  staples: [],
  taste: NO_TASTE,
  notAgain: ['One'],
  change: null,
};

it.each<[string, Partial<typeof KITCHEN>, Recipe[]]>([
  ['in any order', { ingredients: ['eggs', 'rice'] }, [ONE, TWO]],
  ['with an ingredient more', { ingredients: [...LIST, 'feta'] }, []],
  ['with an ingredient less', { ingredients: ['rice'] }, []],
  ['without ingredients', { ingredients: [] }, []],
  ['with something had today', { ingredients: [...LIST, 'feta'], hadToday: ['feta'] }, [ONE, TWO]],
  ['with something more besides', { ingredients: [...LIST, 'feta', 'oil'], hadToday: ['feta'] }, []],
  ['with another taste', { taste: VEGAN }, []],
  ['with staples', { staples: ['salt'] }, [ONE, TWO]],
])('cards: are those served for the list and taste: %s', (_, changes, cards) => {
  expect(cardsOf({ ...KITCHEN, ...changes })).toEqual(cards);
});

it.each([
  ['a wish', ONE, 'no oven', true],
  ['a blank one', ONE, ' \u200b\n', false],
  ['no recipe', null, 'no oven', false],
  ['a recipe longer than any answer', recipeOf('x'.repeat(11_991)), 'no oven', false],
  ['a long list', recipeOf('# One', { ingredients: ['x'.repeat(11_995)] }), 'no oven', true],
  ['a list of 6,000 blanks', recipeOf('# One', { ingredients: Array(6_000).fill('') }), 'no oven', false],
])('change: can be requested with %s', (_, recipe, wish, expected) => {
  expect(isWishFor(recipe, wish)).toBe(expected);
});

it('change: has the ingredients of the recipe, the taste of now, and a wish of 200 characters', () => {
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

const CHANGE: RequestInput = { ...ASKED, change: { wish: 'no oven', of: ONE } };

it.each<[string, RequestInput, Partial<typeof KITCHEN>, RequestInput]>([
  ['as before', ASKED, {}, ASKED],
  [
    'for any dish once the list has changed',
    ASKED,
    { ingredients: ['leek'] },
    { ...ASKED, ingredients: ['leek'], notAgain: [] },
  ],
  [
    'as a change, whatever the list is',
    CHANGE,
    { ingredients: [], taste: VEGAN, staples: ['oil'] },
    { ...CHANGE, taste: VEGAN, staples: ['oil'] },
  ],
])('a request is repeated %s', (_, asked, changes, again) => {
  expect(againFor({ ...KITCHEN, ...changes }, asked)).toEqual(again);
});
