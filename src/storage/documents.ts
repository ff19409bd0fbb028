import { orUndefined } from '../shared/orUndefined.ts';
import { isObject, parseJson } from './parse.ts';

const VERSION = 1;

/** Reads and writes the keys that begin with one prefix. None of these throws, though every call of a browser's storage can. */
export type Documents<Value> = {
  read: (name: string) => Value | null;
  /** Null where the storage itself cannot be read, which is not the same as empty. */
  readAll: () => Value[] | null;
  /** True also where the storage cannot be read: something may be there, and must not be taken for deleted. */
  isTaken: (name: string) => boolean;
  /** These two return whether it was done. They leave what cannot be read, as that of a newer version: it would be lost. */
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
