import { useSyncExternalStore } from 'react';

export function useIsOffline(): boolean {
  return useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
}

function listen(onChange: () => void): () => void {
  for (const name of ['online', 'offline']) addEventListener(name, onChange);
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, onChange);
  };
}
