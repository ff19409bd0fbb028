import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../renderPage.tsx';
import { user } from '../visitor.ts';

it('keeps what is half typed apart from the lines that are pasted behind it', async () => {
  const { recipeActor } = renderPage();
  await user.click(screen.getByText('Your taste'));
  await user.type(screen.getByLabelText('Something to leave out'), 'nuts');
  await user.paste('sesame\nfish');
  expect(recipeActor.getSnapshot().context.taste.avoid).toEqual(['nuts', 'sesame', 'fish']);
});
