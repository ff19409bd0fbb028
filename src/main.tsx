import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { recipeMachine, worthKeeping } from '../machines/recipeMachine.ts';
import { defineAskForRecipe } from './cook/askForRecipe.ts';
import { readSettings } from './cook/settings.ts';
import { openLarder } from './larder/larder.ts';
import { App } from './page/App.tsx';
import { ErrorBoundary } from './page/ErrorBoundary.tsx';
import './page/page.css';

// Each variable by its name: read whole, `import.meta.env` would carry every VITE_ variable into the page.
const settings = readSettings({
  VITE_BRAND: import.meta.env.VITE_BRAND,
  VITE_HF_ACCESS_TOKEN: import.meta.env.VITE_HF_ACCESS_TOKEN,
  VITE_HF_MODEL: import.meta.env.VITE_HF_MODEL,
  VITE_HF_PROVIDER: import.meta.env.VITE_HF_PROVIDER,
  VITE_INFERENCE_URL: import.meta.env.VITE_INFERENCE_URL,
});
for (const problem of settings.problems) console.error(problem);

const larder = openLarder(() => localStorage);
const inspector = import.meta.env.DEV ? (await import('./devtools/inspector.ts')).inspector : null;
const DevNotice =
  import.meta.env.DEV || __PRACTICE__ ? (await import('./devtools/DevNotice.tsx')).DevNotice : null;

const kitchen = createActor(
  recipeMachine.provide({ actors: { askForRecipe: defineAskForRecipe(settings) } }),
  { input: larder.kept, ...(inspector && { inspect: inspector.inspect }) },
);
kitchen.subscribe(({ context }) => larder.keep(worthKeeping(context)));
kitchen.start();
addEventListener('storage', larder.box.refresh);

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <App
        kitchen={kitchen}
        box={larder.box}
        brand={settings.brand}
        notice={DevNotice && <DevNotice inspector={inspector} />}
      />
    </ErrorBoundary>
  </StrictMode>,
);
