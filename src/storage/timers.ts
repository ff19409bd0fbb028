import type { Timer } from '../../machines/timerMachine.ts';
import { openDocuments, type UnsavedKeys } from './documents.ts';
import { object, or, readFlag, readText, readTime } from './parse.ts';

/** Prefix of storage keys. Each timer has its own key, so that two tabs do not overwrite each other's timers. */
const KEY = 'recipe-kitchen.timer.';
/** Time until a finished timer is deleted, so that the timer does not ring at a later visit. */
const STALE_MS = 12 * 3_600_000;

export function openTimers(getStorage: () => Storage, unsavedKeys: UnsavedKeys, now: () => number) {
  const documents = openDocuments(getStorage, KEY, read, unsavedKeys);
  return {
    read() {
      // Skips timers that could not be saved, since their stored state is older than the visitor's last action.
      const all = (documents.readAll() ?? []).filter(({ id }) => !documents.isUnsaved(id));
      const isStale = ({ leftMs, endsAt }: Timer) => leftMs === null && now() - endsAt >= STALE_MS;
      for (const { id } of all.filter(isStale)) documents.remove(id);
      return all.filter((timer) => !isStale(timer)).sort((one, other) => one.endsAt - other.endsAt);
    },
    /** Returns the ids of the timers that another tab has stopped. Excludes timers that could not be stored. */
    missing: (ids: string[]) => ids.filter((id) => !documents.isUnsaved(id) && !documents.isTaken(id)),
    save: (timer: Timer) => documents.write(timer.id, timer),
    drop: documents.remove,
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

/** Reads a stored timer. Ignores a timer whose id differs from its key, since the page could never stop such a timer. */
function read(document: unknown, key: string): Timer | null {
  const timer = readTimer(document);
  return timer.id === key ? timer : null;
}
