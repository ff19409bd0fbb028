import { type RefObject, useState } from 'react';

/** How tall the pane was when a request was made. It keeps that height: otherwise the page would shrink under the pointer. */
export function useHeightBefore(isMaking: boolean, pane: RefObject<HTMLElement | null>): number {
  const [before, setBefore] = useState({ isMaking, height: 0 });
  if (before.isMaking !== isMaking)
    setBefore({ isMaking, height: (isMaking && pane.current?.getBoundingClientRect().height) || 0 });
  return before.height;
}
