import { createStore } from '../shared/store.ts';

const loadKeepPage = () => import('./keepPage.ts');

/** Keeps the page for visits without a network, and knows when a newer version of it waits. */
export function openVersions() {
  const waiting = createStore<ServiceWorker | null>(null);
  return {
    /** Where a browser does not allow it, the page works as long as there is a network. */
    async keepPage(serviceWorker: string) {
      const { keepPage } = await loadKeepPage();
      await keepPage(serviceWorker, waiting.set);
    },
    subscribe: waiting.subscribe,
    isNewerWaiting: () => waiting.getSnapshot() !== null,
    async takeOver() {
      const newer = waiting.getSnapshot();
      if (newer) (await loadKeepPage()).takeOver(newer);
    },
  };
}
