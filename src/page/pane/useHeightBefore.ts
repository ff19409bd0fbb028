import { type RefObject, useState } from 'react';

/** Returns the height of the pane before a request. The pane keeps it, so that the page does not shrink under the pointer. */
export function useHeightBefore(isMaking: boolean, pane: RefObject<HTMLElement | null>): number {
  const [before, setBefore] = useState({ isMaking, height: 0 });
  if (before.isMaking !== isMaking)
    setBefore({ isMaking, height: (isMaking && pane.current?.getBoundingClientRect().height) || 0 });
  return before.height;
}
