import { orUndefined } from '../shared/orUndefined.ts';
import { isObject, parseJson } from './parse.ts';

const VERSION = 1;

/** What is kept under the keys that begin alike, each by the rest of its key. In a browser's storage every call can throw: blocked, full, or gone since. */
export type Documents<Value> = {
  /** Null where nothing is, or nothing that can be read. */
  read: (name: string) => Value | null;
  /** Null where the storage cannot be read. */
  readAll: () => Value[] | null;
  /** Something is there, or may be, whether it can be read or not. */
  isTaken: (name: string) => boolean;
  /** These two return whether it was done. What cannot be read, such as a newer version's, stays as it is. */
  write: (name: string, value: Value) => boolean;
  remove: (name: string) => boolean;
};

export function openDocuments<Value extends object>(
  getStorage: () => Storage,
  prefix: string,
  parse: (document: Record<string, unknown>, name: string) => Value | null,
): Documents<Value> {
  function parseText(text: string | null, name: string): Value | null {
    const document = parseJson(text ?? '');
    return isObject(document) && document.version === VERSION ? parse(document, name) : null;
  }

  function change(name: string, run: (storage: Storage) => void): boolean {
    const isDone = orUndefined(() => {
      const storage = getStorage();
      const text = storage.getItem(prefix + name);
      if (text !== null && !parseText(text, name)) return false;
      run(storage);
      return true;
    });
    return isDone ?? false;
  }

  return {
    read: (name) => orUndefined(() => parseText(getStorage().getItem(prefix + name), name)) ?? null,
    readAll: () =>
      orUndefined(() => {
        const storage = getStorage();
        return keysIn(storage, prefix).flatMap(
          (key) => parseText(storage.getItem(key), key.slice(prefix.length)) ?? [],
        );
      }) ?? null,
    isTaken: (name) => orUndefined(() => getStorage().getItem(prefix + name) !== null) ?? true,
    write: (name, value) =>
      change(name, (storage) =>
        storage.setItem(prefix + name, JSON.stringify({ version: VERSION, ...value })),
      ),
    remove: (name) => change(name, (storage) => storage.removeItem(prefix + name)),
  };
}

function keysIn(storage: Storage, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys.filter((key) => key.startsWith(prefix));
}
