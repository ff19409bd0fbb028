import type { Timer } from '../../machines/timerMachine.ts';
import { unlessRefused } from '../shared/unlessRefused.ts';
import { isObject, parseJson } from './parse.ts';
import { openShelf } from './shelf.ts';
import { TIMER_KEY as KEY } from './timerKey.ts';

const VERSION = 1;
/** A pot that was due longer ago than this is nobody's concern any more. */
const STALE_MS = 12 * 3_600_000;

export function openTimers(getStorage: () => Storage, now: () => number) {
  const shelf = openShelf(getStorage);
  /** What this page has stored: what it could not store is nobody else's to put away. */
  const stored = new Set<string>();

  return {
    /** The ones that end first come first. */
    read: () =>
      (shelf.readAll(KEY, parse) ?? [])
        .filter(({ leftMs, endsAt }) => leftMs !== null || now() - endsAt < STALE_MS)
        .sort((one, other) => one.endsAt - other.endsAt),
    /** What another tab has done: `timer` is null where it was put away. */
    changeOf({ key, newValue }: StorageEvent): { id: string; timer: Timer | null } | null {
      if (!key?.startsWith(KEY)) return null;
      const id = key.slice(KEY.length);
      return { id, timer: parse(parseJson(newValue ?? ''), id) };
    },
    /** Those that another tab has put away, unheard. */
    missing: () => [...stored].filter((id) => unlessRefused(() => shelf.read(KEY + id) === null)),
    keep(timer: Timer): void {
      if (shelf.write(KEY + timer.id, { version: VERSION, ...timer })) stored.add(timer.id);
    },
    drop(id: string): void {
      shelf.remove(KEY + id);
      stored.delete(id);
    },
  };
}

function parse(value: unknown, key: string): Timer | null {
  if (!isObject(value) || value.version !== VERSION) return null;
  const { id, name, dish, endsAt, leftMs, hasRung } = value;
  const readable =
    typeof id === 'string' &&
    // Under another one it could not be put away.
    id === key &&
    typeof name === 'string' &&
    typeof dish === 'string' &&
    Number.isFinite(endsAt) &&
    (leftMs === null || Number.isFinite(leftMs)) &&
    typeof hasRung === 'boolean';
  return readable
    ? { id, name, dish, endsAt: endsAt as number, leftMs: leftMs as number | null, hasRung }
    : null;
}
