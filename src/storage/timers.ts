import type { Timer } from '../../machines/timerMachine.ts';
import { createStore } from '../shared/store.ts';
import { openDrawer } from './documents.ts';
import { TIMER_KEY as KEY } from './timerKey.ts';

/** A pot that was due longer ago than this is nobody's concern any more. */
const STALE_MS = 12 * 3_600_000;

export function openTimers(getStorage: () => Storage, now: () => number) {
  const drawer = openDrawer(getStorage, KEY, parse);
  /** Whether what this page keeps could be stored: what could not is nobody else's to put away. */
  const isStored = new Map<string, boolean>();
  const unkept = createStore(false);

  function note(id: string, done?: boolean): void {
    if (done === undefined) isStored.delete(id);
    else isStored.set(id, done);
    unkept.set([...isStored.values()].includes(false));
  }

  return {
    /** Some could not be stored, and run for this visit only. */
    unkept,
    /** The ones that end first come first. */
    read: () =>
      (drawer.readAll() ?? [])
        .filter(({ leftMs, endsAt }) => leftMs !== null || now() - endsAt < STALE_MS)
        .sort((one, other) => one.endsAt - other.endsAt),
    /** What another tab has done: `timer` is null where it was put away. */
    changeOf({ key, newValue }: StorageEvent): { id: string; timer: Timer | null } | null {
      if (!key?.startsWith(KEY)) return null;
      const id = key.slice(KEY.length);
      const timer = newValue === null ? null : drawer.read(id);
      // What cannot be read, such as a newer version's, was not put away.
      return newValue === null || timer ? { id, timer } : null;
    },
    /** Those that another tab has put away, unheard. */
    missing: () => [...isStored.keys()].filter((id) => isStored.get(id) && !drawer.isTaken(id)),
    keep: (timer: Timer) => note(timer.id, drawer.write(timer.id, timer)),
    drop(id: string): void {
      drawer.remove(id);
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
