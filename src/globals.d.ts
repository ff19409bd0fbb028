/// <reference types="vite/client" />

declare const __SETTINGS__: import('./model/settings/settings.ts').PageSettings;

/** The ingredients typed before the script of the page arrived. `src/build/beforeStart.js` sets it. */
declare var typedEarly: string[] | undefined;

/** Whether the practice kitchen answers. `src/devtools/practicePlugin.ts` sets it. */
declare const __PRACTICE__: boolean;
