import { useSyncExternalStore } from 'react';

const isNarrow = () => matchMedia('(width < 60rem)').matches;

/** True if the page has one column. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(listen, isNarrow, () => false);
}

function listen(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
