export type Store<Value> = ReturnType<typeof createStore<Value>>;

export function createStore<Value>(value: Value) {
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => value,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
