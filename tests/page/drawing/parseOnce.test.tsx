import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Recipe } from '../../../machines/recipe.ts';
import { readRecipe } from '../../../src/page/drawing/readRecipe.ts';
import { recipeOf } from '../../recipeOf.ts';
import { renderPage } from '../renderPage.tsx';
import { press, user } from '../visitor.ts';
import { renderRecipe } from './renderRecipe.tsx';

/** Each time that a recipe is parsed, the addresses in it are looked at: is it a video? */
const VIDEO = 'https://youtu.be/PUP7U5vTMM0';
let parsed = 0;
vi.stubGlobal(
  'URL',
  class extends URL {
    constructor(address: string, base?: string) {
      super(address, base);
      if (address === VIDEO) parsed += 1;
    }
  },
);

it('parses a recipe once, whatever is asked of it and ticked', async () => {
  const text = `- rice\n- eggs\n\n${VIDEO}`;
  readRecipe(recipeOf(text)).draw();
  const once = parsed;
  expect(once).toBeGreaterThan(0);
  parsed = 0;
  renderRecipe(text);
  await user.click(screen.getByRole('checkbox', { name: 'rice' }));
  await user.click(screen.getByRole('checkbox', { name: 'eggs' }));
  expect(parsed).toBe(once);
});

it('parses neither a changed recipe nor the one before again for the box, or where it is cooked', async () => {
  const dish = (name: string, needs: string, more: Partial<Recipe>) =>
    recipeOf(`# ${name}\n\n## Ingredients\n\n${needs}\n\n## Steps\n\n1. Boil it.\n\n${VIDEO}`, more);
  const before = dish('Rice', '- 1 cup rice\n- 1 leek', { id: 'before' });
  const changed = { wish: 'No leek', from: before.id };
  const recipe = dish('Plain rice', '- 1 cup rice', { id: 'after', changed });
  parsed = 0;
  renderPage({ ingredients: ['rice', 'leek'], recipe, box: [recipe, before] });
  expect(screen.getByText('leek', { selector: '.changed *' })).toBeTruthy();
  const once = parsed;
  expect(once).toBeGreaterThan(0);
  expect(await screen.findByText('Ready or nearly ready, from your box')).toBeTruthy();
  await press('Cook');
  expect(screen.getByText('1 of 1')).toBeTruthy();
  expect(parsed).toBe(once);
});
