/// <reference types="vite/client" />

declare const __SETTINGS__: import('./model/settings/settings.ts').PageSettings;

/** Ingredients typed before the page's script arrived. `src/build/beforeStart.js` sets them. */
declare var typedEarly: string[] | undefined;

/** True if the practice kitchen answers instead of a model. `src/devtools/practicePlugin.ts` sets it. */
declare const __PRACTICE__: boolean;
