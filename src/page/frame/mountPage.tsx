import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { INGREDIENT_INPUT_ID } from '../browser/focus.ts';
import { keepFocus } from '../browser/keepFocus.ts';
import { ErrorBoundary } from '../controls/ErrorBoundary.tsx';
import { App, type AppProps } from './App.tsx';

const LONGEST_WAIT_MS = 2_000;

/**
 * Hydrates the first screen in index.html. If there is saved data, renders the page anew because React can hydrate only
 * HTML with the same content. `opened`: settles when the recipe of a link can be shown. Until then, the page stays hidden, at most two seconds.
 */
export function mountPage(app: AppProps, isAsBuilt: boolean, opened?: Promise<unknown>): void {
  keepFocus();
  const root = document.getElementById('root') as HTMLElement;
  const { classList } = document.documentElement;
  const page = (
    <StrictMode>
      <ErrorBoundary>
        <App {...app} />
      </ErrorBoundary>
    </StrictMode>
  );
  // Checks the class `kept`, which `beforeStart.js` sets if there is saved data.
  const isFirstScreen = isAsBuilt && root.hasChildNodes() && !classList.contains('kept');
  // As a transition, React hydrates in short steps. A press or a key meanwhile makes it hydrate at once.
  if (isFirstScreen) startTransition(() => void hydrateRoot(root, page));
  else {
    const earlyField = ingredientField();
    const { value = '' } = earlyField ?? {};
    const isFocused = document.activeElement === earlyField;
    flushSync(() => createRoot(root).render(page));
    const field = ingredientField();
    if (field) field.value = value;
    if (isFocused) field?.focus();
  }
  classList.add('started');
  document.getElementById('not-started')?.remove();
  const show = () => classList.remove('kept');
  if (opened) {
    opened.then(show, show);
    setTimeout(show, LONGEST_WAIT_MS);
  } else show();
}

function ingredientField(): HTMLInputElement | null {
  return document.querySelector(`#${INGREDIENT_INPUT_ID}`);
}
