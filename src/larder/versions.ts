type TrustedTypes = {
  createPolicy: (
    name: 'recipe-kitchen',
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
};

/** Keeps the page for visits without a network, and knows when a newer version of it waits. */
export function openVersions(address: string) {
  const listeners = new Set<() => void>();
  let waiting: ServiceWorker | null = null;

  async function register() {
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register(trust(address));
    const look = () => {
      // Nothing is newer than the first version, nor than a page that comes straight from the host.
      if (!serviceWorker.controller || !registration.waiting) return;
      waiting = registration.waiting;
      for (const listener of listeners) listener();
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
    // A page that stays open for days would not hear of it.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {});
    });
  }

  return {
    /** Where a browser does not allow it, the page works as long as there is a network. */
    keepPage: () => void register().catch(() => {}),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isNewerWaiting: () => waiting !== null,
    /** Leaves this version for the newer one. */
    takeOver() {
      if (waiting?.state !== 'installed') return location.reload();
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage('take over');
    },
  };
}

/** The built page runs no script by a mere string. */
function trust(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('recipe-kitchen', { createScriptURL: (given) => given });
  return policy?.createScriptURL(address) ?? address;
}
