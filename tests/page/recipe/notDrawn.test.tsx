import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderRecipe } from './renderRecipe.tsx';

vi.mock('../../../src/page/recipe/VideoCard.tsx', () => ({
  VideoSearch: () => null,
  VideoCard: () => {
    throw new Error('cannot be drawn');
  },
}));

it('shows the text where drawing fails, and the next recipe as ever', () => {
  const text = '# Rice\n\nhttps://youtu.be/PUP7U5vTMM0';
  const container = renderRecipe(text);
  expect(container.querySelector('.plain')?.textContent).toBe(text);
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
  cleanup();
  renderRecipe('# Another');
  expect(screen.getByRole('heading', { name: 'Another' })).toBeTruthy();
});
