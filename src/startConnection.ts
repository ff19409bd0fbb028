import { openConnection } from './model/openConnection.ts';
import type { PageSettings } from './model/settings.ts';

const inspector = import.meta.env.DEV ? (await import('./devtools/inspector.ts')).inspector : null;

/** Who pays for recipes, and how the model is asked: fetched once the page is there. */
export function startConnection(settings: PageSettings, onConnected: () => void) {
  const home = new URL(import.meta.env.BASE_URL, location.href).href;
  const connection = openConnection({
    settings,
    tab: () => sessionStorage,
    device: () => localStorage,
    address: location.href,
    home,
    ...(inspector && { inspect: inspector.inspect }),
  });
  // The code in the address is good for one time only, and nobody else's business.
  if (connection.isReturning) history.replaceState(null, '', home);
  connection.actor.subscribe(() => {
    if (connection.isConnected()) onConnected();
  });
  connection.actor.start();
  if (connection.actor.getSnapshot().context.onDevice) connection.lookForModel();
  else (globalThis.requestIdleCallback ?? setTimeout)(connection.lookForModel);
  for (const event of ['storage', 'visibilitychange', 'pageshow']) {
    addEventListener(event, connection.catchUp);
  }
  return connection;
}
