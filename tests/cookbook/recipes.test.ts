import { describe, expect, it } from 'vitest';
import type { Taste } from '../../machines/taste.ts';
import { PANTRY_SIZE, REAL, randomLists } from './lists.ts';
import { measure } from './measure.ts';

const RANDOM = randomLists(60, 7);
const TASTES: [string, Partial<Taste>][] = [
  ['for one', { eaters: 1 }],
  ['for four, in US units', { eaters: 4, units: 'US' }],
  ['for nine, in metric units', { eaters: 9, units: 'metric' }],
  ['vegan', { diets: ['vegan'] }],
  ['vegetarian', { diets: ['vegetarian'] }],
  ['gluten-free', { diets: ['gluten-free'] }],
  ['kosher', { diets: ['kosher'] }],
  ['within 30 minutes', { minutes: 30 }],
  ['without nuts, eggs and onions', { avoid: ['nuts', 'eggs', 'onions'] }],
];

it('cookbook: has a dish for nearly every list that people type', () => {
  const { lists, fit, used, faults } = measure(REAL);
  console.info(`real: ${percent(fit / lists)} fit, ${percent(used)} used`);
  expect(faults).toEqual([]);
  expect(lists).toBe(60);
  expect(fit / lists).toBeGreaterThanOrEqual(0.97);
});

it('cookbook: has a dish for most lists of random foods', () => {
  const { lists, fit, used, faults } = measure(RANDOM);
  console.info(`random: ${percent(fit / lists)} fit, ${percent(used)} used`);
  expect(faults).toEqual([]);
  expect(PANTRY_SIZE).toBeGreaterThanOrEqual(150);
  expect(fit / lists).toBeGreaterThanOrEqual(0.93);
});

describe.each(TASTES)('cookbook: %s', (name, taste) => {
  it('recipes of the cookbook: respect the taste, and the page understands them', () => {
    const { lists, fit, faults } = measure([...REAL, ...RANDOM], taste);
    console.info(`${name}: ${percent(fit / lists)} fit`);
    expect(faults).toEqual([]);
  });
});

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
