import { expect, it } from 'vitest';
import { readRecipe } from '../../../src/page/drawing/readRecipe.ts';
import { recipeOf } from '../../recipeOf.ts';

it('compares a recipe with one list once, however many ask', () => {
  const { missing } = readRecipe(recipeOf('# Rice\n\n- 200 g rice\n- 1 leek\n- salt'));
  const first = missing(['rice', 'salt']);
  expect(first).toEqual(['leek']);
  expect(missing(['rice', 'salt'])).toBe(first);
  expect(missing(['rice', 'leek', 'salt'])).toEqual([]);
});

it('reads one recipe once, and holds it no longer than the recipe is held', () => {
  const rice = recipeOf('# Rice');
  expect(readRecipe(rice)).toBe(readRecipe(rice));
  expect(readRecipe({ ...rice })).not.toBe(readRecipe(rice));
});
