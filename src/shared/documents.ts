import { orUndefined } from './orUndefined.ts';
import { isObject, isSame, parseObject } from './schema.ts';
import { createStore } from './store.ts';

const VERSION = 1;

/**
 * Maps each storage key whose value could not be saved, for example because storage is full, to a function that tries
 * again. Such a value is lost when the page is closed.
 */
export const createUnsavedKeys = () => createStore<ReadonlyMap<string, () => void>>(new Map());
export type UnsavedKeys = ReturnType<typeof createUnsavedKeys>;

export function saveUnsaved(unsavedKeys: UnsavedKeys): void {
  for (const tryAgain of new Set(unsavedKeys.getSnapshot().values())) tryAgain();
}

/**
 * Reads and writes JSON documents in the browser's storage. All keys begin with `prefix`. Never throws, even if the
 * browser blocks storage. `read` throws or returns null if a document is unreadable. `unsavedKeys`: the keys whose values could not be saved.
 */
export function openDocuments<Value extends object>(
  getStorage: () => Storage,
  prefix: string,
  read: (document: unknown, name: string) => Value | null,
  unsavedKeys = createUnsavedKeys(),
) {
  /** `tryAgain`: set if the value could not be saved. */
  function note(name: string, tryAgain?: () => void): void {
    const unsaved = new Map(unsavedKeys.getSnapshot());
    if (tryAgain) unsaved.set(prefix + name, tryAgain);
    else if (!unsaved.delete(prefix + name)) return;
    unsavedKeys.set(unsaved);
  }

  function parseText(text: string | null, name: string): Value | null {
    const { version, ...document } = parseObject(text ?? '') ?? {};
    return version === VERSION ? (orUndefined(() => read(document, name)) ?? null) : null;
  }

  /**
   * Changes a document, and returns whether this succeeded. Never overwrites a document that cannot be read, such as
   * one from a newer version of the page.
   */
  function change(name: string, run: (storage: Storage, text: string, read: Value | null) => void): boolean {
    const isDone = orUndefined(() => {
      const storage = getStorage();
      const text = storage.getItem(prefix + name);
      const read = parseText(text, name);
      if (text !== null && !read) return false;
      run(storage, text ?? '', read);
      return true;
    });
    return isDone ?? false;
  }

  /** `make`: returns the value to store, given the stored value or null. */
  function update(name: string, make: (stored: Value | null) => Value, tryAgain: () => void): boolean {
    const isSaved = change(name, (storage, text, read) => {
      const fields = keepUnread(make(read), read, parseObject(text));
      storage.setItem(prefix + name, JSON.stringify({ version: VERSION, ...fields }));
    });
    note(name, isSaved ? undefined : tryAgain);
    return isSaved;
  }

  const write = (name: string, value: Value, tryAgain: () => void = () => write(name, value)): boolean =>
    update(name, () => value, tryAgain);

  return {
    read: (name: string): Value | null =>
      orUndefined(() => parseText(getStorage().getItem(prefix + name), name)) ?? null,
    /** Returns all documents, or null if storage cannot be read. */
    readAll: (): Value[] | null =>
      orUndefined(() => {
        const storage = getStorage();
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
        return keys
          .filter((key) => key.startsWith(prefix))
          .flatMap((key) => parseText(storage.getItem(key), key.slice(prefix.length)) ?? []);
      }) ?? null,
    /** True if the document exists, or may exist because storage cannot be read. */
    isTaken: (name: string): boolean =>
      orUndefined(() => getStorage().getItem(prefix + name) !== null) ?? true,
    isUnsaved: (name: string): boolean => unsavedKeys.getSnapshot().has(prefix + name),
    update,
    write,
    /** Removes a document. There may be space now, so the function tries again to save all unsaved values. */
    remove(name: string): void {
      change(name, (storage) => storage.removeItem(prefix + name));
      note(name);
      saveUnsaved(unsavedKeys);
    },
  };
}

/** Keeps the raw stored value of each unchanged field because a newer version of the page may store values that this version does not understand. */
function keepUnread<Value>(value: Value, read: unknown, raw: unknown): Value {
  if (raw !== undefined && isSame(value, read)) return raw as Value;
  if (!isObject(value) || !isObject(read) || !isObject(raw)) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, keepUnread(one, read[name], raw[name])]);
  return Object.fromEntries(fields) as Value;
}
