import { useSyncExternalStore } from 'react';

/** True if the page has one column. */
export const isNarrow = (): boolean => matchMedia('(width < 60rem)').matches;

export const useIsNarrow = (): boolean => useSyncExternalStore(listen, isNarrow, () => false);

function listen(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
