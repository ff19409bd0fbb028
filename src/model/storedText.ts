import { orUndefined } from '../shared/orUndefined.ts';

/** A text under a key of its own. It is held in memory as well: a browser may block its storage, or have no room. */
export function openStoredText(getStorage: () => Storage, key: string) {
  const read = () => orUndefined(() => getStorage().getItem(key)) ?? null;
  let stored = read();
  let text = stored;
  return {
    current: () => text,
    /** Takes up what another tab has kept. Returns whether there is anything new. */
    lookAgain(): boolean {
      const before = stored;
      stored = read();
      if (stored === before) return false;
      text = stored;
      return true;
    },
    save(next: string | null): void {
      text = next;
      orUndefined(() => (next === null ? getStorage().removeItem(key) : getStorage().setItem(key, next)));
      stored = read();
    },
  };
}
