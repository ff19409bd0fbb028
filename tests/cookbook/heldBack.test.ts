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

it('cookbook: has a dish for nearly every held-back list that people type', () => {
  const { lists, fit, faults } = measure(HELD_BACK);
  expect(faults).toEqual([]);
  expect(lists).toBe(60);
  // One list gets no dish, since no dish uses stuffing.
  expect(fit / lists).toBeGreaterThanOrEqual(0.97);
});

it('cookbook: has a dish for most held-back lists of random foods', () => {
  const { lists, fit, faults } = measure(HELD_BACK_RANDOM);
  expect(faults).toEqual([]);
  expect(lists).toBe(60);
  expect(HELD_BACK_PANTRY).toHaveLength(150);
  expect(fit / lists).toBeGreaterThanOrEqual(0.93);
});

// Each taste gets a sixth of the lists, so that together they use every list once.
it.each(TASTES)('cookbook: respects %o with held-back lists', (taste) => {
  const part = [...HELD_BACK, ...HELD_BACK_RANDOM].filter(
    (_, index) => index % TASTES.length === TASTES.indexOf(taste),
  );
  expect(measure(part, taste).faults).toEqual([]);
});
