import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, type AppProps, newVersion } from './App.tsx';
import { boxContents } from './box/RecipeBox.tsx';
import { connectionDialog } from './connection/Connection.tsx';
import { drawing } from './drawing.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Takes over the first screen that is in index.html; whoever has kept something gets a page of their own, at once. */
export function mountPage(app: AppProps, isFirstVisit: boolean): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html lacks #root');
  const page = (
    <StrictMode>
      <ErrorBoundary>
        <App {...app} />
      </ErrorBoundary>
    </StrictMode>
  );
  if (isFirstVisit && root.hasChildNodes()) hydrateRoot(root, page);
  else flushSync(() => createRoot(root).render(page));
  document.documentElement.classList.remove('kept');
  document.getElementById('not-started')?.remove();
}

export const loadDrawing = drawing.load;
export const loadAllParts = [newVersion.load, drawing.load, boxContents.load, connectionDialog.load];
