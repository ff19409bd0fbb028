import { useSyncExternalStore } from 'react';
import type { Store } from '../../shared/store.ts';

export function useStore<Value>({ subscribe, getSnapshot }: Omit<Store<Value>, 'set'>): Value {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
