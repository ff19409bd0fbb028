type Faults = Partial<Pick<Storage, 'getItem' | 'setItem'>>;

export function faulty(faults: Faults, storage = localStorage): Storage {
  return {
    getItem: (key: string) => storage.getItem(key),
    setItem: (key: string, value: string) => storage.setItem(key, value),
    removeItem: (key: string) => storage.removeItem(key),
    key: (index: number) => storage.key(index),
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
