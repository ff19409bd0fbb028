import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../renderPage.tsx';

it('keeps what is half typed apart from the lines that are pasted behind it', async () => {
  const { recipeActor } = renderPage();
  const user = userEvent.setup();
  await user.click(screen.getByText('Your taste'));
  await user.type(screen.getByLabelText('Something to leave out'), 'nuts');
  await user.paste('sesame\nfish');
  expect(recipeActor.getSnapshot().context.taste.avoid).toEqual(['nuts', 'sesame', 'fish']);
});
