import { expect, it } from 'vitest';
import { staplesOf } from '../../machines/staples.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import type { Dish } from '../../src/cookbook/book.ts';
import { rank } from '../../src/cookbook/cookbook.ts';
import { theBook } from '../../src/cookbook/theBook.ts';
import { writeDish } from '../../src/cookbook/write.ts';
import { isNight, sampleOf } from '../sample.ts';
/** Food lists from forums, tutorials and fridges, which no dish was written for. */
import HELD_BACK_LISTS from './heldBackLists.txt?raw';
/** Food lists that people typed in recipe apps, tutorials and forums. */
import TYPED_LISTS from './lists.txt?raw';
import { isWhole, measure } from './measure.ts';

/** Reads food lists, one list per line. After a blank line, the file has the foods from which random lists are made. */
function readLists(file: string, seed: number) {
  const [typed = '', foods = ''] = file.trim().split('\n\n');
  const pantry = foods.split(/,\s+/);
  return {
    typed: typed.split('\n').map((line) => line.split(', ')),
    pantry,
    random: randomLists(seed, pantry),
  };
}

/** Returns a function that returns random numbers. The same seed always returns the same numbers. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Returns 60 lists of 2 to 8 foods. */
function randomLists(seed: number, pantry: string[]): string[][] {
  const next = randomFrom(seed);
  return Array.from({ length: 60 }, () => {
    const list = new Set<string>();
    const length = 2 + next(7);
    while (list.size < length) list.add(pantry[next(pantry.length)] ?? '');
    return [...list];
  });
}

const KNOWN = readLists(TYPED_LISTS, 7);
const HELD_BACK = readLists(HELD_BACK_LISTS, 20_261_125);
const ALL = [KNOWN, HELD_BACK].flatMap(({ typed, random }) => [...typed, ...random]);
const TASTES: [string, Partial<Taste>][] = [
  ['vegan, for one', { diets: ['vegan'], eaters: 1 }],
  ['vegetarian, for four', { diets: ['vegetarian'], eaters: 4 }],
  ['gluten-free', { diets: ['gluten-free'] }],
  ['kosher', { diets: ['kosher'] }],
  ['for ten, within 30 minutes', { eaters: 10, minutes: 30 }],
  ['without nuts, eggs and onions', { avoid: ['nuts', 'eggs', 'onions'] }],
];

it.each([
  ['nearly every list that people type', KNOWN.typed, 0.97],
  // Asks for less because a cook leaves out foods that do not belong together.
  ['most lists of random foods', KNOWN.random, 0.75],
  // Allows one list without a dish, because no dish uses stuffing.
  ['nearly every held-back list that people type', HELD_BACK.typed, 0.97],
  ['most held-back lists of random foods', HELD_BACK.random, 0.75],
])('cookbook: has a dish for %s', (name, lists, least) => {
  const some = sampleOf(lists, 4, 15);
  const { fit, used, faults } = measure(some);
  console.info(`${name}: ${percent(fit / some.length)} fit, ${percent(used)} used`);
  expect(faults).toEqual([]);
  expect(lists).toHaveLength(60);
  expect(fit / some.length).toBeGreaterThanOrEqual(least);
});

it('cookbook: writes whole sentences for each dish, whichever of its foods are listed', () => {
  const next = randomFrom(29);
  const oneOf = <One>(all: readonly One[]) => all[next(all.length)] as One;
  const listFor = ({ slots }: Dish) =>
    slots
      .filter(({ name, least }) => name !== 'always' && (least > 0 || next(3) === 0))
      .map(({ lines }) => oneOf(oneOf(lines).foods))
      .map((food) => oneOf(theBook().foods.kinds[food] ?? [food]));
  const options = { servings: 2, listed: [] };
  const broken = theBook().dishes.flatMap((dish) =>
    Array.from({ length: isNight ? 40 : 4 }, () => listFor(dish)).flatMap((ingredients) => {
      const input = { ingredients, staples: staplesOf(null), taste: NO_TASTE, previousDishes: [] };
      const [filled] = rank(input, undefined, { some: [dish], onlyFitting: false });
      const text = filled ? writeDish([filled], options, '').text : '';
      return isWhole(text) ? [] : [`${ingredients.join(', ')} -> ${text}`];
    }),
  );
  expect(broken).toEqual([]);
});

it('random ingredient lists: are drawn from at least 150 foods', () => {
  expect(Math.min(KNOWN.pantry.length, HELD_BACK.pantry.length)).toBeGreaterThanOrEqual(150);
});

/** Each taste is tested with one of so many parts of the lists, at night with a larger part. */
const PARTS = isNight ? 3 : 30;

it.each(TASTES)('cookbook, %s: recipes fit the taste, and the reader reads them rightly', (name, taste) => {
  const part = TASTES.findIndex(([one]) => one === name) % PARTS;
  const { lists, fit, faults } = measure(
    ALL.filter((_, index) => index % PARTS === part),
    taste,
  );
  console.info(`${name}: ${percent(fit / lists)} fit`);
  expect(faults).toEqual([]);
});

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
