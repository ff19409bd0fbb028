/// <reference types="vite/client" />

declare const __SETTINGS__: import('./model/settings/settings.ts').PageSettings;

/** `src/build/beforeStart.js` sets it: the ingredients that were typed before the script of the page had come. */
declare var typedEarly: string[] | undefined;

/** Whether the practice kitchen answers: set by `src/devtools/practicePlugin.ts`. */
declare const __PRACTICE__: boolean;
