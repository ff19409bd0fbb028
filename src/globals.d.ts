/// <reference types="vite/client" />

declare const __SETTINGS__: import('./model/settings/settings.ts').PageSettings;

/** `version` and `bugs` in package.json. */
declare const __PAGE_VERSION__: string;
declare const __BUGS__: string;

/**
 * Actions of the visitor before the page's script loaded: typed ingredients, ids of pressed buttons, and dropped files.
 * `src/build/beforeStart.js` sets this array.
 */
declare var early: ({ typed: string } | { pressed: string } | { files: File[] })[] | undefined;

/** Absent in Firefox and Safari. */
interface Navigator {
  readonly connection?: { saveData?: boolean };
}
