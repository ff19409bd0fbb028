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

/** A storage that no other tab shares. */
export function newStorage(): Storage {
  const seen = new Map<string, string>();
  return {
    getItem: (key) => seen.get(key) ?? null,
    setItem: (key, value) => void seen.set(key, value),
    removeItem: (key) => void seen.delete(key),
    clear: () => seen.clear(),
    key: (at) => [...seen.keys()][at] ?? null,
    get length() {
      return seen.size;
    },
  };
}
