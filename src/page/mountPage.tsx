import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, type AppProps } from './App.tsx';
import { drawing } from './drawing.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
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
  else flushSync(() => createRoot(root).render(page));
  document.documentElement.className = 'started';
  document.getElementById('not-started')?.remove();
}

export const loadDrawing = drawing.load;
export const loadAllParts = [later.load, drawing.load];
