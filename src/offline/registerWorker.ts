import { createStore } from '../shared/store.ts';

type ScriptPolicy = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };

export function openOffline() {
  const newer = createStore<ServiceWorker | null>(null);
  return {
    /** The service worker of a newer version of the page, which waits until the visitor accepts the update. */
    newer,
    async registerWorker(address: string): Promise<void> {
      const { serviceWorker } = navigator;
      const registration = await serviceWorker.register(trust(address));
      /** The service worker that belongs to this page's own version. */
      let own: ServiceWorker | null = null;
      const look = () => {
        const { waiting } = registration;
        // Announces a newer version only if a service worker controls the page. Otherwise, as on a first visit, the
        // page itself is the newest version.
        if (serviceWorker.controller && waiting && waiting !== own) newer.set(waiting);
      };
      const follow = () => {
        const { installing, waiting } = registration;
        // Treats the first service worker found as the page's own. On a first visit, this worker may appear only after `register`.
        own ??= serviceWorker.controller ?? waiting ?? installing;
        installing?.addEventListener('statechange', look);
      };
      // Also watches a service worker that another tab is already installing, because this tab gets no `updatefound` event for that worker.
      follow();
      look();
      registration.addEventListener('updatefound', follow);
      // Checks for a newer version whenever the tab is shown. Browsers check only when a page is opened, and a page may stay open for days.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') registration.update().catch(() => {});
      });
    },
    activateNewer() {
      const waiting = newer.getSnapshot();
      if (!waiting) return;
      const { serviceWorker } = navigator;
      const takeOver = () => {
        serviceWorker.controller?.postMessage('give way');
        waiting.postMessage('take over');
      };
      const reload = () => location.reload();
      serviceWorker.addEventListener('controllerchange', reload, { once: true });
      if (waiting.state !== 'installed') return reload();
      takeOver();
      // Repeats both messages until the page reloads, because a single message may have no effect.
      setInterval(takeOver, 1_000);
    },
  };
}

/** Turns the URL of the service worker's script into a trusted type because the page's content security policy rejects plain strings. */
function trust(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('recipe-kitchen', { createScriptURL: (unchanged) => unchanged });
  return policy?.createScriptURL(address) ?? address;
}
