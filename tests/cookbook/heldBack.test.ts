import { expect, it } from 'vitest';
import type { Taste } from '../../machines/taste.ts';
import { HELD_BACK, HELD_BACK_PANTRY, HELD_BACK_RANDOM } from './heldBackLists.ts';
import { measure } from './measure.ts';

const TASTES: Partial<Taste>[] = [
  { eaters: 1 },
  { eaters: 4, units: 'US' },
  { diets: ['vegan'] },
  { diets: ['gluten-free'] },
  { diets: ['kosher'] },
  { minutes: 30 },
];

it('cookbook: has a dish for nearly every typed list that no dish was written for', () => {
  const { lists, fit, faults } = measure(HELD_BACK);
  expect(faults).toEqual([]);
  expect(lists).toBe(60);
  // Allows one list without a dish, since no dish uses stuffing.
  expect(fit / lists).toBeGreaterThanOrEqual(0.97);
});

it('cookbook: has a dish for most random lists that no dish was written for', () => {
  const { lists, fit, faults } = measure(HELD_BACK_RANDOM);
  expect(faults).toEqual([]);
  expect(lists).toBe(60);
  expect(HELD_BACK_PANTRY).toHaveLength(150);
  expect(fit / lists).toBeGreaterThanOrEqual(0.93);
});

// Tests each taste with a sixth of the lists, so that every list is used once.
it.each(TASTES)('cookbook: respects the taste %o with lists that no dish was written for', (taste) => {
  const part = [...HELD_BACK, ...HELD_BACK_RANDOM].filter(
    (_, index) => index % TASTES.length === TASTES.indexOf(taste),
  );
  expect(measure(part, taste).faults).toEqual([]);
});
