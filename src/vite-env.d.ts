/// <reference types="vite/client" />

/** What the page is built with, as `vite.config.ts` has read it from the environment. */
declare const __SETTINGS__: import('./model/settings.ts').PageSettings;

/** What was put on the list before the script of the page had come: `src/build/start.js` keeps it. */
declare var typedEarly: string[] | undefined;
/** The sample was asked for by then. */
declare var sampleAskedEarly: true | undefined;

/** Whether the practice kitchen answers; decided by `src/devtools/practicePlugin.ts`. */
declare const __PRACTICE__: boolean;
