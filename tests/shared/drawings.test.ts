import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { staplesOf } from '../../machines/staples.ts';
import { NO_TASTE } from '../../machines/taste.ts';
import { offerDishes } from '../../src/cookbook/offer.ts';
import { theBook } from '../../src/cookbook/theBook.ts';
import { drawingOf } from '../../src/shared/picture/drawings.ts';

const read = (file: string) => readFileSync(`src/${file}`, 'utf8');

it('drawings of foods: are exactly the symbols in foods.svg, and are found by their names', () => {
  const symbols = [...read('page/picture/foods.svg').matchAll(/<symbol id="food-([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  const rows = [
    ...read('shared/picture/drawings.ts').matchAll(/^(?:const \w+ = `)?([a-z]+)(?=[ a-z_]*(?:`;)?$)/gm),
  ];
  const named = rows.map(([, name]) => name).filter((name) => name !== 'none');
  expect(symbols.toSorted()).toEqual(named.toSorted());
  expect(symbols.map(drawingOf)).toEqual(symbols);
});

it.each<[text: string, drawing: string | null]>([
  ['2 cans of chickpeas, drained', 'bean'],
  ['half a jar of sun-dried tomatoes', 'tomato'],
  ['chicken thighs', 'chicken'],
  ['chicken stock', null],
  ['Eggs', 'egg'],
  ['egg noodles', 'noodle'],
  ['eggplant', 'eggplant'],
  ['red bell pepper', 'peppers'],
  ['2 peppers', 'peppers'],
  ['jalapeño peppers', 'chili'],
  ['black pepper', null],
  ['salt and pepper', null],
  ['chili powder', null],
  ['green chillies', 'chili'],
  ['lemongrass', null],
  ['kaffir lime leaves', null],
  ['cornstarch', null],
  ['corn tortillas', 'tortilla'],
  ['coconut flakes', null],
  ['coconut milk', 'milk'],
  ['butter beans', 'bean'],
  ['green beans', null],
  ['black-eyed peas', 'bean'],
  ['peanut butter', 'jar'],
  ['peanut oil', 'bottle'],
  ['rice vinegar', 'bottle'],
  ['tomato paste', 'jar'],
  ['tuna in olive oil', 'fish'],
  ['tuna steak', 'fish'],
  ['bread (or rolls)', 'bread'],
  ['crème fraîche', 'yogurt'],
  ['vegan chicken', null],
  ['vanilla extract', null],
  ['nut butter', 'jar'],
  ['sausage rolls', null],
  ['baking powder', null],
])('drawing of "%s": is %s', (text, drawing) => {
  expect(drawingOf(text)).toBe(drawing);
});

it('dishes for 100 lists: in 90%, at least two foods or the only food have a drawing', () => {
  const names = Object.keys(theBook().foods.names);
  const at = (index: number) => names[(index * 97) % names.length] ?? '';
  const dishes = Array.from({ length: 100 }, (_, index) => {
    const ingredients = [at(3 * index), at(3 * index + 1), at(3 * index + 2)];
    return offerDishes({ ingredients, staples: staplesOf(null), taste: NO_TASTE, previousDishes: [] });
  }).flat();
  const isDrawn = (foods: string[]) => foods.filter(drawingOf).length >= Math.min(2, foods.length);
  const drawn = dishes.filter(({ uses, toBuy }) => isDrawn([...uses, ...toBuy]));
  expect(drawn.length / dishes.length).toBeGreaterThanOrEqual(0.9);
});
