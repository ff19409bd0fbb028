import { createStore } from '../shared/store.ts';

type ScriptPolicy = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };

export function openOffline() {
  const newer = createStore<ServiceWorker | null>(null);
  return {
    /** The newer version of the page, which waits until the visitor accepts it. */
    newer,
    async registerWorker(address: string): Promise<void> {
      const { serviceWorker } = navigator;
      const registration = await serviceWorker.register(trust(address));
      /** The service worker of this page's own version. */
      let own: ServiceWorker | null = null;
      const look = () => {
        const { waiting } = registration;
        // Without a controller, the page came straight from the host, as on a first visit, so nothing is newer.
        if (serviceWorker.controller && waiting && waiting !== own) newer.set(waiting);
      };
      const follow = () => {
        const { installing, waiting } = registration;
        // The first worker may control the page before it is installed, or appear only after `register`. Without a check at
        // each event, it would be announced as an update.
        own ??= serviceWorker.controller ?? waiting ?? installing;
        installing?.addEventListener('statechange', look);
      };
      // If another tab has begun to install a newer version, this tab gets no `updatefound`.
      follow();
      look();
      registration.addEventListener('updatefound', follow);
      // A browser checks for a newer version only when a page is opened, so a page left open for days must check itself.
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
      // Repeat until the page reloads, since a single message had no effect for half a minute in one case.
      setInterval(takeOver, 1_000);
    },
  };
}

/** Wraps the address, since the policy of the built page refuses a plain string as the address of a script. */
function trust(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('recipe-kitchen', { createScriptURL: (unchanged) => unchanged });
  return policy?.createScriptURL(address) ?? address;
}
