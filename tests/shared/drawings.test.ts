import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { staplesOf } from '../../machines/staples.ts';
import { NO_TASTE } from '../../machines/taste.ts';
import { offerDishes } from '../../src/cookbook/offer.ts';
import { theBook } from '../../src/cookbook/theBook.ts';
import { drawingOf } from '../../src/shared/picture/drawings.ts';
import { rowsIn } from '../rowsIn.ts';
import { sampleOf } from '../sample.ts';
/** Each row has a food and the name of its drawing, if it has one. */
import DRAWINGS from './drawings.tsv?raw';

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

it.each(rowsIn(DRAWINGS))('drawing of "%s": is "%s"', (text, drawing) => {
  expect(drawingOf(text) ?? '').toBe(drawing);
});

it('dishes for many lists: in 90%, at least two foods or the only food have a drawing', () => {
  const names = Object.keys(theBook().foods.names);
  const at = (index: number) => names[(index * 97) % names.length] ?? '';
  const lists = Array.from({ length: 100 }, (_, index) => [0, 1, 2].map((food) => at(3 * index + food)));
  const dishes = sampleOf(lists, 4, 25).flatMap((ingredients) =>
    offerDishes({ ingredients, staples: staplesOf(null), taste: NO_TASTE, previousDishes: [] }),
  );
  const isDrawn = (foods: string[]) => foods.filter(drawingOf).length >= Math.min(2, foods.length);
  const drawn = dishes.filter(({ uses, toBuy }) => isDrawn([...uses, ...toBuy]));
  expect(drawn.length / dishes.length).toBeGreaterThanOrEqual(0.9);
});
