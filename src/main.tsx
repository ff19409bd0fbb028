import { lazy } from 'react';
import { startApp } from './app.ts';
import { loadFont, warmUpCookbook, whenUsed } from './loadAhead.ts';
import { readSpace } from './model/settings/settingsFromVariables.ts';
import { followBack } from './page/browser/useBack.ts';
import { mountPage } from './page/frame/mountPage.tsx';
import { nextTask } from './shared/steps/inPieces.ts';
import './page/frame/allSheets.css';

const built = __SETTINGS__;
const settings = readSpace(built);
document.title = `${settings.brand}'s Kitchen`;
for (const problem of settings.problems) console.error(problem);

const inspector = import.meta.env.DEV ? (await import('./devtools/inspector.ts')).inspector : null;
const home = new URL(import.meta.env.BASE_URL, location.href).href;
const address = location.href;

// Ends the task that has loaded all code, so that the browser can paint and answer the visitor before the page starts.
void nextTask().then(startPage);

function startPage(): void {
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  const { opened, ...page } = startApp({
    settings,
    tab: () => sessionStorage,
    allTabs: () => localStorage,
    address,
    home,
    events: window,
    whenIdle,
    ...(inspector && { inspect: inspector.inspect }),
  });
  // Removes the sign-in code from the URL, so that the browser's history does not store the code and a reload does not reuse it.
  if (page.connection.hasAnswer) history.replaceState(history.state, '', `${home}${location.hash}`);

  const DevNotice = import.meta.env.DEV ? lazy(() => import('./devtools/DevNotice.tsx')) : null;
  const notice = DevNotice && <DevNotice inspector={inspector} />;
  // True if the page is the same as the prerendered first screen, so that React can hydrate it.
  const isAsBuilt = settings === built && !notice && !page.connection.hasAnswer && !address.includes('#');
  followBack();
  mountPage({ ...page, brand: settings.brand, notice }, isAsBuilt, opened);
  // An earlier download would delay the first paint.
  void loadFont();

  // Ignores a failed registration. The page also works without a service worker, though only online.
  function registerWorker(): void {
    if (import.meta.env.PROD) page.offline.registerWorker(`${import.meta.env.BASE_URL}sw.js`).catch(() => {});
  }
  const isInstalled = Boolean(navigator.serviceWorker?.controller);
  if (isInstalled) registerWorker();
  whenUsed(window, () => {
    warmUpCookbook(whenIdle);
    // A first visit waits until here because the service worker loads all files.
    if (!isInstalled) whenIdle(registerWorker);
  });
}
