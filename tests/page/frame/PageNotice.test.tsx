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
