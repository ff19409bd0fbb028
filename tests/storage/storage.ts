type Faults = Partial<Pick<Storage, 'getItem' | 'setItem'>>;

export function faulty(faults: Faults, storage = localStorage): Storage {
  return {
    getItem: (key: string) => storage.getItem(key),
    setItem: (key: string, value: string) => storage.setItem(key, value),
    removeItem: (key: string) => storage.removeItem(key),
    key: (at: number) => storage.key(at),
    get length() {
      return storage.length;
    },
    clear: () => storage.clear(),
    ...faults,
  };
}

export function fullWhile(isFull: () => boolean, storage = localStorage): Storage {
  const setItem = (key: string, value: string) => (isFull() ? refuse() : storage.setItem(key, value));
  return faulty({ setItem }, storage);
}

export function refuse(): never {
  throw new DOMException('No', 'QuotaExceededError');
}

type Change = (store: Map<string, string>) => void;

/** A storage of its own. `apply`: where a change goes instead of to what is seen. */
export function storageOn(seen: Map<string, string>, apply = (change: Change) => change(seen)): Storage {
  return {
    getItem: (key) => seen.get(key) ?? null,
    setItem: (key, value) => apply((store) => store.set(key, value)),
    removeItem: (key) => apply((store) => store.delete(key)),
    clear: () => apply((store) => store.clear()),
    key: (at) => [...seen.keys()][at] ?? null,
    get length() {
      return seen.size;
    },
  };
}
