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
