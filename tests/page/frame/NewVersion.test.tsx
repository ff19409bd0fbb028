import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../renderPage.tsx';

const user = userEvent.setup();
const button = (name: string) => screen.getByRole('button', { name });

it('waits for a recipe that is being made', async () => {
  const { recipeActor, tellNewVersion } = renderPage({ ingredients: ['rice', 'eggs'] });
  let allowed = 0;
  recipeActor.on('update.allowed', () => allowed++);
  await tellNewVersion();
  await user.click(button('Get a recipe'));
  await user.click(button('Reload'));
  expect([allowed, button('Reload').getAttribute('aria-disabled')]).toEqual([0, 'true']);
  await user.click(button('Cancel'));
  await user.click(button('Reload'));
  expect(allowed).toBe(1);
});
