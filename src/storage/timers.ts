import type { Timer } from '../../machines/timersMachine.ts';
import { openDocuments, type UnsavedKeys } from '../shared/documents.ts';
import { object, or, readFlag, readText } from '../shared/schema.ts';
import { readTime } from './parse.ts';

/** Prefix of storage keys. Each timer has its own key, so that two tabs do not overwrite each other's timers. */
const KEY = 'recipe-kitchen.timer.';
/** Time until a finished timer is deleted, so that the timer does not ring at a later visit. */
const STALE_MS = 12 * 3_600_000;

export function openTimers(getStorage: () => Storage, unsavedKeys: UnsavedKeys, now: () => number) {
  const documents = openDocuments(getStorage, KEY, read, unsavedKeys);
  /** The timers as this tab last loaded or saved them. */
  let known: Timer[] = [];
  return {
    save(timers: Timer[]): void {
      const removed = known.filter(({ id }) => !timers.some((timer) => timer.id === id));
      for (const { id } of removed) documents.remove(id);
      for (const timer of timers) if (!known.includes(timer)) documents.write(timer.id, timer);
      known = timers;
    },
    /**
     * Loads changes from other tabs. Keeps timers that could not be saved, because their stored state is older than the
     * visitor's last action. Leaves out stale timers, so that the next call of `save` deletes them.
     */
    catchUp(): Timer[] {
      const kept = known.filter(({ id }) => documents.isUnsaved(id) || documents.isTaken(id));
      const stored = (documents.readAll() ?? []).filter(({ id }) => !documents.isUnsaved(id));
      const byId = new Map([...kept, ...stored].map((timer) => [timer.id, timer]));
      known = [...byId.values()].sort((one, other) => one.endsAt - other.endsAt);
      return known.filter(({ leftMs, endsAt }) => leftMs !== null || now() - endsAt < STALE_MS);
    },
  };
}

const readTimer = object<Timer>({
  id: readText,
  name: readText,
  detail: or(readText, ''),
  dish: readText,
  endsAt: readTime,
  leftMs: (value) => (value === null ? null : readTime(value)),
  hasRung: readFlag,
});

/** Reads a stored timer. Ignores a timer whose id differs from its key, because the page could never stop such a timer. */
function read(document: unknown, key: string): Timer | null {
  const timer = readTimer(document);
  return timer.id === key ? timer : null;
}
