import { createStore } from '../shared/store.ts';

type ScriptPolicy = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };

export function openOffline() {
  const newer = createStore<ServiceWorker | null>(null);
  return {
    /** The newer version of the page. It waits until the visitor accepts it. */
    newer,
    async registerWorker(address: string): Promise<void> {
      const { serviceWorker } = navigator;
      const registration = await serviceWorker.register(trust(address));
      /** The service worker of this page's own version. */
      let own: ServiceWorker | null = null;
      const look = () => {
        const { waiting } = registration;
        // If no service worker controls the page, as on a first visit, the page came from the host and is the newest.
        if (serviceWorker.controller && waiting && waiting !== own) newer.set(waiting);
      };
      const follow = () => {
        const { installing, waiting } = registration;
        // The first worker found is the page's own, not an update. On a first visit, that worker may appear only after `register`.
        own ??= serviceWorker.controller ?? waiting ?? installing;
        installing?.addEventListener('statechange', look);
      };
      // Watches a newer version that another tab is installing, for which this tab gets no `updatefound`.
      follow();
      look();
      registration.addEventListener('updatefound', follow);
      // Browsers check for a newer version only when a page is opened, so a page left open for days must check itself.
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
      // Repeats both messages until the page reloads, since sending them once may have no effect.
      setInterval(takeOver, 1_000);
    },
  };
}

/** Wraps the URL of the worker's script, since the page's content security policy refuses a plain string. */
function trust(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('recipe-kitchen', { createScriptURL: (unchanged) => unchanged });
  return policy?.createScriptURL(address) ?? address;
}
