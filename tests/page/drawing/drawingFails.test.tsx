import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderRecipe } from './renderRecipe.tsx';

it('shows the text where drawing fails, and the next recipe as ever', () => {
  const create = document.createElement.bind(document);
  const creating = vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    if (name === 'img') throw new Error('cannot be drawn');
    return create(name);
  });
  const text = '# Rice\n\nhttps://youtu.be/PUP7U5vTMM0';
  const container = renderRecipe(text);
  expect(container.querySelector('.plain')?.textContent).toBe(text);
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
  cleanup();
  creating.mockRestore();
  renderRecipe('# Another');
  expect(screen.getByRole('heading', { name: 'Another' })).toBeTruthy();
});
