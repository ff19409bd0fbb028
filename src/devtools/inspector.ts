import { createBrowserInspector } from '@statelyai/inspect';

/** `npm run inspect` uses the page beside this file, which works with no network; otherwise Stately's own. */
const url =
  import.meta.env.MODE === 'inspect'
    ? new URL('./inspector.html', import.meta.url).href
    : 'https://stately.ai/inspect';

/** Collects from the start, opens its window only when asked to. */
export const inspector = createBrowserInspector({ url, autoStart: false, maxDeferredEvents: 2_000 });
