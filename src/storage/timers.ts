import type { Timer } from '../../machines/timerMachine.ts';
import { createStore } from '../shared/store.ts';
import { openDocuments } from './documents.ts';

/** One key a timer: two tabs that change two of them do not overwrite each other. */
const KEY = 'recipe-kitchen.timer.';
/** A pot that was due longer ago than this is nobody's concern any more. */
const STALE_MS = 12 * 3_600_000;

export function openTimers(getStorage: () => Storage, now: () => number) {
  const documents = openDocuments(getStorage, KEY, parse);
  /** Whether what this page has kept could be stored: what could not, no other tab can put away. */
  const isStored = new Map<string, boolean>();
  const unsaved = createStore(false);

  function note(id: string, done?: boolean): void {
    if (done === undefined) isStored.delete(id);
    else isStored.set(id, done);
    unsaved.set([...isStored.values()].includes(false));
  }

  return {
    /** Some could not be stored, and run for this visit only. */
    unsaved,
    /** The ones that end first come first. Those that nobody has put away for long go. */
    read() {
      const all = documents.readAll() ?? [];
      const isStale = ({ leftMs, endsAt }: Timer) => leftMs === null && now() - endsAt >= STALE_MS;
      for (const { id } of all.filter(isStale)) documents.remove(id);
      return all.filter((timer) => !isStale(timer)).sort((one, other) => one.endsAt - other.endsAt);
    },
    /** Those that another tab has put away. */
    missing: (ids: string[]) => ids.filter((id) => isStored.get(id) !== false && !documents.isTaken(id)),
    keep: (timer: Timer) => note(timer.id, documents.write(timer.id, timer)),
    drop(id: string): void {
      documents.remove(id);
      note(id);
    },
  };
}

function parse(document: Record<string, unknown>, key: string): Timer | null {
  const { id, name, dish, endsAt, leftMs, hasRung } = document;
  const readable =
    // Under another one it could not be put away.
    id === key &&
    typeof name === 'string' &&
    typeof dish === 'string' &&
    Number.isFinite(endsAt) &&
    (leftMs === null || Number.isFinite(leftMs)) &&
    typeof hasRung === 'boolean';
  return readable
    ? { id: key, name, dish, endsAt: endsAt as number, leftMs: leftMs as number | null, hasRung }
    : null;
}
