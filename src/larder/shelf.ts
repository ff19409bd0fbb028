import { unlessRefused } from '../shared/unlessRefused.ts';
import { parseJson } from './parse.ts';

/** The browser's storage, in which every call can throw: blocked, full, or gone since. */
export type Shelf = {
  /** Throws where the storage cannot be read. */
  read: (key: string) => string | null;
  keys: () => string[];
  /** What can be parsed under the keys that begin so, each with the rest of its key. Null where the storage cannot be read. */
  readAll: <Value>(prefix: string, parse: (value: unknown, name: string) => Value | null) => Value[] | null;
  /** Returns whether it was written. If not, what was there before stays. */
  write: (key: string, value: unknown) => boolean;
  remove: (key: string) => void;
};

export function openShelf(getStorage: () => Storage): Shelf {
  const read = (key: string) => getStorage().getItem(key);
  const keys = () => {
    const storage = getStorage();
    return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  };
  return {
    read,
    keys,
    readAll: (prefix, parse) =>
      unlessRefused(() =>
        keys()
          .filter((key) => key.startsWith(prefix))
          .map((key) => parse(parseJson(read(key) ?? ''), key.slice(prefix.length)))
          .filter((value) => value !== null),
      ) ?? null,
    write: (key, value) =>
      unlessRefused(() => {
        getStorage().setItem(key, JSON.stringify(value));
        return true;
      }) ?? false,
    remove: (key) => unlessRefused(() => getStorage().removeItem(key)),
  };
}
