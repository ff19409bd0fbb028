import { createBrowserInspector } from '@statelyai/inspect';

/** `npm run inspect` opens `inspector.html`, which needs no network; otherwise Stately's own inspector opens. */
const url =
  import.meta.env.MODE === 'inspect'
    ? new URL('./inspector.html', import.meta.url).href
    : 'https://stately.ai/inspect';

/** It collects from the start, so that a window that is opened later still shows everything. */
export const inspector = createBrowserInspector({ url, autoStart: false, maxDeferredEvents: 2_000 });
