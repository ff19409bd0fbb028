import { type RefObject, useState } from 'react';

/**
 * Returns the height that the recipe pane had before a request, which is the pane's minimum height during the request.
 */
export function useHeightBefore(isMaking: boolean, pane: RefObject<HTMLElement | null>): number {
  const [before, setBefore] = useState({ isMaking, height: 0 });
  if (before.isMaking !== isMaking)
    setBefore({ isMaking, height: (isMaking && pane.current?.getBoundingClientRect().height) || 0 });
  return before.height;
}
