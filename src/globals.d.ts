/// <reference types="vite/client" />

declare const __SETTINGS__: import('./model/settings/settings.ts').PageSettings;

/** `src/build/beforeStart.js` sets these two: what the visitor did before the script of the page had come. */
declare var typedEarly: string[] | undefined;
declare var sampleAskedEarly: true | undefined;

/** Whether the practice kitchen answers: set by `src/devtools/practicePlugin.ts`. */
declare const __PRACTICE__: boolean;
