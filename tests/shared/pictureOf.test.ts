import { expect, it } from 'vitest';
import { pictureOf } from '../../src/shared/picture/pictureOf.ts';

it.each<[dish: string, text: string, vessel: string]>([
  ['Frittata with Spinach', '', 'pan'],
  ['Egg Fried Rice', '', 'pan'],
  ['Baked Salmon', 'Heat the oil in a frying pan.', 'tray'],
  ['Tuna Pasta Bake', '', 'tray'],
  ['Grilled Cheese Sandwiches', 'Heat a wide pan.', 'board'],
  ['Chickpea Stew', 'Heat the oil in a wide pan.', 'bowl'],
  ['Chicken with Lemon', 'Heat the oven to 200 °C.', 'tray'],
  ['Chicken with Lemon', 'Fry it in a large pan.', 'pan'],
  ['Poulet au citron', '', 'bowl'],
])('picture of "%s" (%s): shows a %s', (dish, text, vessel) => {
  expect(pictureOf(dish, ['chicken'], text).vessel).toBe(vessel);
});

it.each<[dish: string, foods: string[], shown: string[]]>([
  ['Leek Soup', ['onions', 'potatoes', 'leeks', 'salt', 'oil'], ['leeks', 'potatoes', 'onions']],
  ['Salad', ['tomatoes', 'cherry tomatoes', 'feta'], ['tomatoes', 'feta']],
  [
    'Supper',
    ['eggs', 'rice', 'beef', 'carrots', 'peas', 'corn'],
    ['eggs', 'rice', 'beef', 'carrots', 'peas'],
  ],
  ['Supper', ['asparagus', 'eggs'], ['eggs']],
  ['Leek Soup', ['asparagus'], ['leek']],
  ['Poulet au citron', ['poulet', 'citron'], ['poulet', 'citron']],
])('picture of "%s" with %j: shows %j', (dish, foods, shown) => {
  expect(pictureOf(dish, foods, '').foods).toEqual(shown);
});
