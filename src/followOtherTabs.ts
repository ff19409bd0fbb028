import type { Page } from './page/context/page.ts';
import { saveUnsaved } from './shared/documents.ts';
import type { openKitchenDocument } from './storage/kitchenDocument.ts';
import { RECIPE_KEY } from './storage/recipeBox.ts';
import type { openTimers } from './storage/timers.ts';

type Parts = Omit<Page, 'writeLink' | 'paste'> & {
  events: EventTarget;
  kitchenDocument: ReturnType<typeof openKitchenDocument>;
  timers: ReturnType<typeof openTimers>;
};

/** Loads changes from other tabs, and checks the time and the connection when the visitor returns. */
export function followOtherTabs(parts: Parts): void {
  const { recipeActor, cookingActor, timersActor, connection, box } = parts;
  const { unsavedKeys, events, kitchenDocument, timers } = parts;

  events.addEventListener('storage', (event) => {
    catchUpWithStorage((event as StorageEvent).key);
    connection.catchUp();
  });
  events.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) catchUpWithStorage(null);
    catchUpWithTime();
  });
  events.addEventListener('visibilitychange', catchUpWithTime);

  /**
   * Checks the clock and the connection because no event reports changes while the device sleeps or the page is in the
   * back/forward cache.
   */
  function catchUpWithTime() {
    timersActor.send({ type: 'time.passed' });
    // Stops reading aloud when the page is hidden. Some browsers would go on reading after the page is closed.
    if (document.hidden) cookingActor.send({ type: 'reading.ended' });
    connection.catchUp();
    // Looks for the browser's own model again. Another tab may have downloaded it.
    if (connection.actor.getSnapshot().context.model !== 'available') void connection.lookForModel();
  }

  /** Loads changes from other tabs. `key`: the changed storage key, or null for all keys. */
  function catchUpWithStorage(key: string | null) {
    if ((key ?? RECIPE_KEY).startsWith(RECIPE_KEY)) box.refresh(key?.slice(RECIPE_KEY.length));
    // Another tab may have freed storage.
    saveUnsaved(unsavedKeys);
    recipeActor.send({ type: 'kitchen.changedElsewhere', kitchen: kitchenDocument.catchUp() });
    timersActor.send({ type: 'timers.changedElsewhere', timers: timers.catchUp() });
  }
}
