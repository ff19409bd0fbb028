type Faults = Partial<Pick<Storage, 'getItem' | 'setItem'>>;

export function faulty(faults: Faults): Storage {
  return {
    getItem: (key: string) => localStorage.getItem(key),
    setItem: (key: string, value: string) => localStorage.setItem(key, value),
    removeItem: (key: string) => localStorage.removeItem(key),
    key: (at: number) => localStorage.key(at),
    get length() {
      return localStorage.length;
    },
    clear: () => localStorage.clear(),
    ...faults,
  };
}

export function fullWhile(isFull: () => boolean): Storage {
  return faulty({
    setItem: (key, value) => (isFull() ? refuse() : localStorage.setItem(key, value)),
  });
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
