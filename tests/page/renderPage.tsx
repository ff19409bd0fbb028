import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { vi } from 'vitest';
import type { Recipe } from '../../machines/recipe.ts';
import { App } from '../../src/page/frame/App.tsx';
import { loadDrawing } from '../../src/page/frame/loadDrawing.ts';
import { createStore } from '../../src/shared/store.ts';
import { recipeOf, settle } from '../recipeOf.ts';
import { openTestApp, type Start } from '../testApp.ts';

// Loaded ahead, as on a page that has been open for a while: otherwise recipes would be drawn too late for the tests.
await loadDrawing();

/** Events from outside of React are wrapped in `act`: otherwise the page would not have followed when they return. */
export function renderPage(start: Start = {}) {
  const app = openTestApp(start);
  const newer = createStore<ServiceWorker | null>(null);
  const activateNewer = vi.fn();
  const { container } = render(
    <StrictMode>
      <App {...app} offline={{ newer, activateNewer }} brand="Basil" />
    </StrictMode>,
  );
  const settled = (happen: () => void) =>
    act(async () => {
      happen();
      await settle();
    });
  return {
    ...app,
    container,
    activateNewer,
    settled,
    answer: (text: string, changes: Partial<Recipe> = {}) =>
      settled(() => app.lastCall().answer(recipeOf(text, changes))),
    fail: () => settled(() => app.lastCall().fail()),
    pass: (ms: number) => settled(() => app.clock.increment(ms)),
    tellNewVersion: () => settled(() => newer.set({} as ServiceWorker)),
  };
}
