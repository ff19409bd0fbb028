import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LIST, renderPage } from '../renderPage.tsx';

it('a new version waits for the recipe that is being made', async () => {
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

it('notice: names what will be lost, and once closed comes back only for something else', async () => {
  const { unsavedKeys, settled } = renderPage(LIST);
  const lose = (...keys: string[]) =>
    settled(() => unsavedKeys.set(new Set(keys.map((key) => `recipe-kitchen${key}`))));
  const told = () => screen.queryByText(/will be lost when you close the page\.$/)?.textContent ?? null;
  await lose('');
  expect(told()).toBe('Your list will be lost when you close the page.');
  fireEvent.click(screen.getByLabelText('Close'));
  expect(told()).toBeNull();
  await lose('', '.recipe.soup', '.recipe.rice', '.timer.soup.1.0');
  expect(told()).toBe('Your list, 2 recipes and 1 timer will be lost when you close the page.');
  await lose('.timer.soup.1.0');
  expect(told()).toBe('1 timer will be lost when you close the page.');
  await lose();
  expect(told()).toBeNull();
});
