import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Markdown from 'react-markdown';
import { expect, it, vi } from 'vitest';
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
