import { unlessRefused } from '../shared/unlessRefused.ts';

/** The browser's storage, in which every call can throw: blocked, full, or gone since. */
export type Shelf = {
  /** Throws where the storage cannot be read. */
  read: (key: string) => string | null;
  keys: () => string[];
  /** Returns whether it was written. If not, what was there before stays. */
  write: (key: string, value: unknown) => boolean;
  remove: (key: string) => void;
};

export function openShelf(getStorage: () => Storage): Shelf {
  return {
    read: (key) => getStorage().getItem(key),
    keys: () => {
      const storage = getStorage();
      return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    },
    write: (key, value) =>
      unlessRefused(() => {
        getStorage().setItem(key, JSON.stringify(value));
        return true;
      }) ?? false,
    remove: (key) => unlessRefused(() => getStorage().removeItem(key)),
  };
}
