import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Markdown from 'react-markdown';
import { expect, it, vi } from 'vitest';
import { recipeOf } from '../../testRecipeActor.ts';
import { renderPage } from '../renderPage.tsx';
import { renderRecipe } from './renderRecipe.tsx';

vi.mock('react-markdown', async (load) => {
  const actual = await load<typeof import('react-markdown')>();
  return { ...actual, default: vi.fn(actual.default) };
});

it('parses a recipe once, whatever is ticked', async () => {
  renderRecipe('- rice\n- eggs');
  const parsed = vi.mocked(Markdown).mock.calls.length;
  expect(parsed).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('checkbox', { name: 'rice' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'eggs' }));
  expect(vi.mocked(Markdown).mock.calls).toHaveLength(parsed);
});

it('parses a changed recipe and the one before once each, also where it is cooked', async () => {
  const before = recipeOf('# Rice\n\n## Ingredients\n\n- 1 cup rice\n- 1 leek\n\n## Steps\n\n1. Boil it.', {
    id: 'before',
  });
  const changed = { wish: 'No leek', from: before.id };
  const recipe = recipeOf('# Plain rice\n\n## Ingredients\n\n- 1 cup rice\n\n## Steps\n\n1. Boil it.', {
    id: 'after',
    changed,
  });
  renderPage({ recipe, box: [recipe, before] });
  expect(screen.getByText('leek', { selector: '.changed *' })).toBeTruthy();
  const parsed = vi.mocked(Markdown).mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Cook' }));
  expect(screen.getByText('Step 1 of 1')).toBeTruthy();
  expect(vi.mocked(Markdown).mock.calls).toHaveLength(parsed);
});
