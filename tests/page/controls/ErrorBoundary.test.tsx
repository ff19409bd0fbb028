import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/page/controls/ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('boiled over');
}

it('error boundary: shows a reload button, not a blank page', () => {
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  screen.getByRole('button', { name: 'Reload the page' });
  // Expects this sentence even without saved data, because the error boundary does not read the stored data.
  screen.getByText('Reloading restores your saved data.');
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
});
