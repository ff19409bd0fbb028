import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RecipeEvent } from '../../machines/recipeMachine.ts';
import { recipeOf } from '../recipeOf.ts';
import { LIST, renderPage } from './renderPage.tsx';
import { press } from './visitor.ts';

const SPLIT: RecipeEvent = { type: 'ingredient.added', text: 'oil, salt' };
type Rendered = ReturnType<typeof renderPage>;

const STEPS = '## Ingredients\n\n- rice\n\n## Steps\n\n1. Boil.\n2. Eat.';
const SOUP = recipeOf(`# Soup\n\n${STEPS}`, { id: 'soup' });

it.each<[string, RegExp, (page: Rendered) => Promise<void>]>([
  ['a split ingredient', /^Split into 2/, ({ send }) => send(SPLIT)],
  ['a new version', /^A new version/, ({ tellNewVersion }) => tellNewVersion()],
  ['unsaved data', /^Your list will be lost/, ({ lose }) => lose('')],
  [
    'a broken link',
    /^This link/,
    ({ settled, message }) => settled(() => message.set({ text: 'This link' })),
  ],
  [
    'a new recipe during cooking',
    /^Your recipe is here/,
    ({ answer }) => answer(`# Rice\n\n${STEPS}`, { id: 'rice' }),
  ],
])('live region: announces %s without the buttons beside it', async (_, words, happen) => {
  const page = renderPage({ ...LIST, recipe: SOUP });
  await press('Cook');
  await page.request();
  const regions = screen.getAllByRole('status', { hidden: true });
  await happen(page);
  const region = screen.getByText(words).closest<HTMLElement>('[role="status"]');
  // Checks that the live region existed before the change, because screen readers ignore a new live region.
  expect(regions).toContain(region);
  expect(within(region as HTMLElement).queryAllByRole('button', { hidden: true })).toEqual([]);
});
