import type { Timer } from '../../machines/timerMachine.ts';
import { openDocuments, type UnsavedKeys } from './documents.ts';
import { isTime } from './parse.ts';

/** Each timer has a key of its own, so that two tabs do not write over each other's. */
const KEY = 'recipe-kitchen.timer.';
/** A timer that ended longer ago is forgotten, rather than ring at the next visit. */
const STALE_MS = 12 * 3_600_000;

export function openTimers(getStorage: () => Storage, unsavedKeys: UnsavedKeys, now: () => number) {
  const documents = openDocuments(getStorage, KEY, parse, unsavedKeys);
  return {
    read() {
      // Of one that could not be stored, an older state may be: it would take back what was pressed here.
      const all = (documents.readAll() ?? []).filter(({ id }) => !documents.isUnsaved(id));
      const isStale = ({ leftMs, endsAt }: Timer) => leftMs === null && now() - endsAt >= STALE_MS;
      for (const { id } of all.filter(isStale)) documents.remove(id);
      return all.filter((timer) => !isStale(timer)).sort((one, other) => one.endsAt - other.endsAt);
    },
    /** The timers that another tab has stopped. One that could not be stored is missing in the storage, too. */
    missing: (ids: string[]) => ids.filter((id) => !documents.isUnsaved(id) && !documents.isTaken(id)),
    save: (timer: Timer) => documents.write(timer.id, timer),
    drop: documents.remove,
  };
}

function parse(document: Record<string, unknown>, key: string): Timer | null {
  const { id, name, detail, dish, endsAt, leftMs, hasRung } = document;
  const readable =
    // A timer under another key than its own id could never be stopped.
    id === key &&
    typeof name === 'string' &&
    typeof dish === 'string' &&
    isTime(endsAt) &&
    (leftMs === null || isTime(leftMs)) &&
    typeof hasRung === 'boolean';
  if (!readable) return null;
  return { id: key, name, detail: typeof detail === 'string' ? detail : '', dish, endsAt, leftMs, hasRung };
}
