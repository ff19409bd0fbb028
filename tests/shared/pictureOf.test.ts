import { expect, it } from 'vitest';
import { pictureOf } from '../../src/shared/picture/pictureOf.ts';
import { tablesIn } from '../rowsIn.ts';
import TABLES from './pictureOf.tables.tsv?raw';

const tables = tablesIn(TABLES);

it.each(tables('vessels'))('picture of "%s" (%s): shows a %s', (dish, text, vessel) => {
  expect(pictureOf(dish, ['chicken'], text).vessel).toBe(vessel);
});

it.each(tables('foods'))('picture of "%s" with %s: shows %s', (dish, foods, shown) => {
  expect(pictureOf(dish, foods.split(', '), '').foods.join(', ')).toBe(shown);
});
