type TrustedTypes = {
  createPolicy: (
    name: 'recipe-kitchen',
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
};

/** Registers the service worker that keeps the page, and tells of a newer version that waits. */
export async function keepPage(address: string, onWaiting: (newer: ServiceWorker) => void): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirstVisit = serviceWorker.controller === null;
  const registration = await serviceWorker.register(trust(address));
  // Some browsers let it take the page before they say that it is installed: it is no newer one.
  const first = isFirstVisit ? (registration.installing ?? registration.waiting) : null;
  const look = () => {
    const { waiting } = registration;
    // Without a controller this is the first visit, or a page that comes straight from the host: nothing is newer.
    if (serviceWorker.controller && waiting && waiting !== first) onWaiting(waiting);
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  // Another tab may have begun it.
  follow();
  registration.addEventListener('updatefound', follow);
  // A page that stays open for days would not hear of it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}

/** Leaves this version for the newer one. */
export function activateUpdate(newer: ServiceWorker): void {
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  if (newer.state === 'installed') newer.postMessage('take over');
  else reload();
}

/** The built page runs no script by a mere string. */
function trust(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('recipe-kitchen', { createScriptURL: (given) => given });
  return policy?.createScriptURL(address) ?? address;
}
