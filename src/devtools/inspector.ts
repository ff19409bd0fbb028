import { createBrowserInspector } from '@statelyai/inspect';

/** It collects from the start, so that a window that is opened later still shows everything. */
export const inspector = createBrowserInspector({ autoStart: false, maxDeferredEvents: 2_000 });
