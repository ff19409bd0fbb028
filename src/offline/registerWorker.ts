import { createStore } from '../shared/store.ts';

type ScriptPolicy = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };

export function openOffline() {
  const newer = createStore<ServiceWorker | null>(null);
  return {
    /** The version of the page that waits until the visitor wants it. */
    newer,
    async registerWorker(address: string): Promise<void> {
      const { serviceWorker } = navigator;
      const registration = await serviceWorker.register(trust(address));
      /** The version of this page. */
      let own: ServiceWorker | null = null;
      const look = () => {
        const { waiting } = registration;
        // Without a controller this is the first visit, or a page that comes straight from the host: nothing is newer.
        if (serviceWorker.controller && waiting && waiting !== own) newer.set(waiting);
      };
      const follow = () => {
        const { installing, waiting } = registration;
        // The first worker may control the page before it is installed, or appear only after `register`: so it is looked
        // for each time, or it would be announced as an update.
        own ??= serviceWorker.controller ?? waiting ?? installing;
        installing?.addEventListener('statechange', look);
      };
      // Another tab may have begun to install a newer version, and then no `updatefound` comes here.
      follow();
      look();
      registration.addEventListener('updatefound', follow);
      // A browser looks for a newer version only when a page is opened: one that stays open for days would never hear of it.
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
      // Repeated until the page reloads: a single message was once without effect for half a minute.
      setInterval(takeOver, 1_000);
    },
  };
}

/** The policy of the built page takes no plain string as the address of a script. */
function trust(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('recipe-kitchen', { createScriptURL: (given) => given });
  return policy?.createScriptURL(address) ?? address;
}
