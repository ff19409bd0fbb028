import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { App } from '../../src/page/App.tsx';
import { openKitchen, settle } from '../kitchen.ts';

/** The real page on the real machine. What happens outside of React is wrapped, so that the page has followed. */
export function renderKitchen(...kept: Parameters<typeof openKitchen>) {
  const { kitchen, clock, calls, taken, lastCall } = openKitchen(...kept);
  kitchen.start();
  render(
    <StrictMode>
      <App kitchen={kitchen} brand="Basil" />
    </StrictMode>,
  );
  const settled = (happen: () => void) =>
    act(async () => {
      happen();
      await settle();
    });
  return {
    kitchen,
    calls,
    taken,
    answer: (recipe: string) => settled(() => lastCall().answer(recipe)),
    fail: () => settled(() => lastCall().fail()),
    pass: (ms: number) => settled(() => clock.increment(ms)),
  };
}
