import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { drawing } from '../recipe/drawing.ts';
import { App, type AppProps } from './App.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { INGREDIENT_INPUT_ID } from './focus.ts';
import { later } from './later.ts';

/** Takes over the first screen that is in index.html; whoever has kept something gets a page of their own, at once. */
export function mountPage(app: AppProps, isFirstVisit: boolean): void {
  const root = document.getElementById('root') as HTMLElement;
  const page = (
    <StrictMode>
      <ErrorBoundary>
        <App {...app} />
      </ErrorBoundary>
    </StrictMode>
  );
  if (isFirstVisit && root.hasChildNodes()) hydrateRoot(root, page);
  else {
    const first = typedInto();
    const { value = '' } = first ?? {};
    const isFocused = document.activeElement === first;
    flushSync(() => createRoot(root).render(page));
    // What was half typed on the first screen goes on here.
    const field = typedInto();
    if (field) field.value = value;
    if (isFocused) field?.focus();
  }
  document.documentElement.className = 'started';
  document.getElementById('not-started')?.remove();
}

function typedInto(): HTMLInputElement | null {
  return document.querySelector(`#${INGREDIENT_INPUT_ID}`);
}

export const loadDrawing = drawing.load;
export const loadAllParts = [later.load, drawing.load];
