import { orUndefined } from '../shared/orUndefined.ts';
import { createStore } from '../shared/store.ts';
import { parseObject } from './parse.ts';

const VERSION = 1;

/** The keys of what could not be written, as to a full storage: it lasts as long as the page is open. */
export const createUnsavedKeys = () => createStore<ReadonlySet<string>>(new Set());
export type UnsavedKeys = ReturnType<typeof createUnsavedKeys>;

/** Reads and writes the keys that begin with one prefix. Nothing here throws, though every call of a browser's storage can. `unsavedKeys`: of which the visitor is told. */
export function openDocuments<Value extends object>(
  getStorage: () => Storage,
  prefix: string,
  parse: (document: Record<string, unknown>, name: string) => Value | null,
  unsavedKeys = createUnsavedKeys(),
) {
  function note(name: string, isSaved: boolean): void {
    const key = prefix + name;
    const before = unsavedKeys.getSnapshot();
    if (before.has(key) !== isSaved) return;
    unsavedKeys.set(new Set(isSaved ? [...before].filter((other) => other !== key) : [...before, key]));
  }

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
        const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
        return keys
          .filter((key) => key.startsWith(prefix))
          .flatMap((key) => parseText(storage.getItem(key), key.slice(prefix.length)) ?? []);
      }) ?? null,
    /** True also where the storage cannot be read: something may be there, and must not be taken for deleted. */
    isTaken: (name: string): boolean =>
      orUndefined(() => getStorage().getItem(prefix + name) !== null) ?? true,
    isUnsaved: (name: string): boolean => unsavedKeys.getSnapshot().has(prefix + name),
    write(name: string, value: Value): boolean {
      const document = JSON.stringify({ version: VERSION, ...value });
      const isSaved = change(name, (storage) => storage.setItem(prefix + name, document));
      note(name, isSaved);
      return isSaved;
    },
    remove(name: string): void {
      change(name, (storage) => storage.removeItem(prefix + name));
      note(name, true);
    },
  };
}
