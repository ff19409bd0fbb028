export type Store<Value> = {
  getSnapshot: () => Value;
  subscribe: (listener: () => void) => () => void;
  set: (next: Value) => void;
};

export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
