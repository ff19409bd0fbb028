import { createBrowserInspector } from '@statelyai/inspect';

/** Collects events from the start, so that an inspector opened later shows all of them. */
export const inspector = createBrowserInspector({ autoStart: false, maxDeferredEvents: 2_000 });
