import { useSyncExternalStore } from 'react';

const narrow = () => matchMedia('(width < 60rem)');

/** True if the page has one column. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    listen,
    () => narrow().matches,
    () => false,
  );
}

function listen(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
