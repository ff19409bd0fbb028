type Faults = Partial<Pick<Storage, 'getItem' | 'setItem'>>;

export function faulty(faults: Faults, storage = localStorage): Storage {
  return new Proxy(storage, {
    get(_, name) {
      const value = Reflect.get(faults, name) ?? Reflect.get(storage, name);
      return typeof value === 'function' ? value.bind(storage) : value;
    },
  });
}

export function fullWhile(isFull: () => boolean, storage = localStorage): Storage {
  const setItem = (key: string, value: string) => (isFull() ? refuse() : storage.setItem(key, value));
  return faulty({ setItem }, storage);
}

export function refuse(): never {
  throw new DOMException('No', 'QuotaExceededError');
}
