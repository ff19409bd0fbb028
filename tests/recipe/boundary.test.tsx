import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RecipeText } from '../../src/recipe/RecipeText.tsx';

vi.mock('../../src/recipe/VideoCard.tsx', () => ({
  VideoSearch: () => null,
  VideoCard: () => {
    throw new Error('cannot be drawn');
  },
}));

it('shows the text where drawing fails, and the next recipe as ever', () => {
  const recipe = (id: string, text: string) => (
    <RecipeText
      recipe={{ id, dish: 'Rice', text, cutShort: false }}
      live="polite"
      ticks={[]}
      onTick={() => {}}
    />
  );
  const { container, rerender } = render(recipe('one', '# Rice\n\nhttps://youtu.be/PUP7U5vTMM0'));
  expect(container.querySelector('.plain')?.textContent).toBe('# Rice\n\nhttps://youtu.be/PUP7U5vTMM0');
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
  rerender(recipe('two', '# Another'));
  expect(screen.getByRole('heading', { name: 'Another' })).toBeTruthy();
});
