import type { Timer } from '../../machines/timerMachine.ts';
import { openDocuments, type UnsavedKeys } from './documents.ts';
import { isTime } from './parse.ts';

/** Prefix of storage keys. Each timer has its own key, so that two tabs do not overwrite each other's timers. */
const KEY = 'recipe-kitchen.timer.';
/** Time until a finished timer is deleted, so that the timer does not ring at a later visit. */
const STALE_MS = 12 * 3_600_000;

export function openTimers(getStorage: () => Storage, unsavedKeys: UnsavedKeys, now: () => number) {
  const documents = openDocuments(getStorage, KEY, parse, unsavedKeys);
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

function parse(document: Record<string, unknown>, key: string): Timer | null {
  const { id, name, detail, dish, endsAt, leftMs, hasRung } = document;
  const readable =
    // Ignores a timer whose key differs from its id, since the page could never stop such a timer.
    id === key &&
    typeof name === 'string' &&
    typeof dish === 'string' &&
    isTime(endsAt) &&
    (leftMs === null || isTime(leftMs)) &&
    typeof hasRung === 'boolean';
  if (!readable) return null;
  return { id: key, name, detail: typeof detail === 'string' ? detail : '', dish, endsAt, leftMs, hasRung };
}
