import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as reactMarkdown from 'react-markdown';
import { afterAll, expect, it, vi } from 'vitest';
import { recipeOf } from '../../testRecipeActor.ts';

const Markdown = vi.fn(reactMarkdown.default);
// What draws a recipe may have been loaded by the files before this one.
vi.resetModules();
vi.doMock('react-markdown', () => ({ ...reactMarkdown, default: Markdown }));
const { renderPage } = await import('../renderPage.tsx');
const { renderRecipe } = await import('./renderRecipe.tsx');

afterAll(() => {
  vi.doUnmock('react-markdown');
  vi.resetModules();
});

it('parses a recipe once, whatever is ticked', async () => {
  renderRecipe('- rice\n- eggs');
  const parsed = Markdown.mock.calls.length;
  expect(parsed).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('checkbox', { name: 'rice' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'eggs' }));
  expect(Markdown.mock.calls).toHaveLength(parsed);
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
  const parsed = Markdown.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Cook' }));
  expect(screen.getByText('Step 1 of 1')).toBeTruthy();
  expect(Markdown.mock.calls).toHaveLength(parsed);
});
