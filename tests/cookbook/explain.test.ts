import { expect, it } from 'vitest';
import { explainDishes } from '../../src/cookbook/explain.ts';

it('explanation: lists the three dishes, the points of each dish, and why others do not fit', async () => {
  const text = await explainDishes(['eggs', 'ryce', 'chocolate'], { minutes: 30 });
  expect(text).toMatch(/^.+\n {2}fits, \d+ minutes, [\w-]+; without /);
  expect(text).toContain("'ryce' read as rice");
  expect(text).toMatch(/\d\.\d\d {2}.+ \(\d+ minutes\): uses \d/);
  expect(text).toMatch(/: uses .+; uses none of its main foods/);
});
