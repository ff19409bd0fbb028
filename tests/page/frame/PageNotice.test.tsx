import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LIST, renderPage } from '../renderPage.tsx';

it('new-version notice: does not reload the page during a request', async () => {
  const { tellNewVersion, activateNewer, request, answer } = renderPage(LIST);
  await tellNewVersion();
  await request();
  fireEvent.click(screen.getByText('Reload'));
  expect(screen.getByText('Reload').getAttribute('aria-disabled')).toBe('true');
  expect(activateNewer).not.toHaveBeenCalled();
  await answer('# Rice');
  fireEvent.click(screen.getByText('Reload'));
  expect(activateNewer).toHaveBeenCalledOnce();
});

it('closed notice about unsaved data: reappears only if more data, or the same again, cannot be saved', async () => {
  const { lose } = renderPage(LIST);
  const message = () => screen.queryByText(/will be lost when you close the page\.$/)?.textContent ?? null;
  await lose('');
  expect(message()).toBe('Your list will be lost when you close the page.');
  fireEvent.click(screen.getByLabelText('Close'));
  expect(message()).toBeNull();
  await lose('', '.recipe.soup', '.recipe.rice', '.timer.soup.1.0');
  expect(message()).toBe('Your list, 2 recipes and 1 timer will be lost when you close the page.');
  await lose('.timer.soup.1.0');
  expect(message()).toBe('1 timer will be lost when you close the page.');
  fireEvent.click(screen.getByLabelText('Close'));
  await lose();
  expect(message()).toBeNull();
  await lose('.timer.soup.1.0');
  expect(message()).toBe('1 timer will be lost when you close the page.');
});
