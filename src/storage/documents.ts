import { orUndefined } from '../shared/orUndefined.ts';
import { parseObject } from './parse.ts';

const VERSION = 1;

/** Reads and writes the keys that begin with one prefix. Nothing here throws, though every call of a browser's storage can. */
export function openDocuments<Value extends object>(
  getStorage: () => Storage,
  prefix: string,
  parse: (document: Record<string, unknown>, name: string) => Value | null,
) {
  function parseText(text: string | null, name: string): Value | null {
    const document = parseObject(text ?? '');
    return document?.version === VERSION ? parse(document, name) : null;
  }

  /** Returns whether it was done. A document that cannot be read, such as one of a newer version, is not written over. */
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
    read: (name: string): Value | null =>
      orUndefined(() => parseText(getStorage().getItem(prefix + name), name)) ?? null,
    /** Null where the storage itself cannot be read, which is not the same as empty. */
    readAll: (): Value[] | null =>
      orUndefined(() => {
        const storage = getStorage();
        return keysIn(storage, prefix).flatMap(
          (key) => parseText(storage.getItem(key), key.slice(prefix.length)) ?? [],
        );
      }) ?? null,
    /** True also where the storage cannot be read: something may be there, and must not be taken for deleted. */
    isTaken: (name: string): boolean =>
      orUndefined(() => getStorage().getItem(prefix + name) !== null) ?? true,
    write: (name: string, value: Value): boolean =>
      change(name, (storage) =>
        storage.setItem(prefix + name, JSON.stringify({ version: VERSION, ...value })),
      ),
    remove: (name: string): boolean => change(name, (storage) => storage.removeItem(prefix + name)),
  };
}

function keysIn(storage: Storage, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys.filter((key) => key.startsWith(prefix));
}
