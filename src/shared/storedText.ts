import { orUndefined } from './orUndefined.ts';

/** Stores a text in the browser's storage, and in memory as well because storage may be blocked or full. */
export function openStoredText(getStorage: () => Storage, key: string) {
  const read = () => orUndefined(() => getStorage().getItem(key)) ?? null;
  let stored = read();
  let text = stored;
  return {
    current: () => text,
    /** Loads the text that another tab has saved, and returns whether the text is new. */
    loadChanges(): boolean {
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
