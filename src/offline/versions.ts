import { createStore } from '../shared/store.ts';
import { activateUpdate, keepPage } from './keepPage.ts';

export function openVersions() {
  const waiting = createStore<ServiceWorker | null>(null);
  return {
    keepPage: (serviceWorker: string) => keepPage(serviceWorker, waiting.set),
    subscribe: waiting.subscribe,
    isNewerWaiting: () => waiting.getSnapshot() !== null,
    activate() {
      const newer = waiting.getSnapshot();
      if (newer) activateUpdate(newer);
    },
  };
}
