import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { INGREDIENT_INPUT_ID } from '../browser/focus.ts';
import { ErrorBoundary } from '../controls/ErrorBoundary.tsx';
import { App, type AppProps } from './App.tsx';

/** Hydrates the first screen in index.html. Who has kept something gets the page drawn anew: it differs from that screen, and React could not hydrate it. */
export function mountPage(app: AppProps, isAsBuilt: boolean): void {
  const root = document.getElementById('root') as HTMLElement;
  const { classList } = document.documentElement;
  const page = (
    <StrictMode>
      <ErrorBoundary>
        <App {...app} />
      </ErrorBoundary>
    </StrictMode>
  );
  // `beforeStart.js` has set the class `kept` where something is kept.
  const isFirstScreen = isAsBuilt && root.hasChildNodes() && !classList.contains('kept');
  if (isFirstScreen) hydrateRoot(root, page);
  else {
    const first = typedInto();
    const { value = '' } = first ?? {};
    const isFocused = document.activeElement === first;
    flushSync(() => createRoot(root).render(page));
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
