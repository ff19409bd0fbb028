import { useEffect, useEffectEvent } from 'react';

/** Functions that close the open layers, in the order they opened. */
const openLayers: (() => void)[] = [];
/** Number of history entries for layers. A layer closed by a button leaves its entry to the next layer. */
let entries = 0;

/** Makes the back button close the layer that was opened last, instead of leaving the page. */
export function useBack(close: () => void): void {
  const closeThis = useEffectEvent(close);
  useEffect(() => {
    const layer = () => closeThis();
    openLayers.push(layer);
    // Adding the same listener again has no effect.
    addEventListener('popstate', follow);
    // Reads the number of layers from the history, since a reload resets `entries`.
    entries = numberOf(history.state);
    if (!history.state) history.replaceState({ layers: 0 }, '');
    while (entries < openLayers.length) {
      entries += 1;
      history.pushState({ layers: entries }, '');
    }
    return () => void openLayers.splice(openLayers.indexOf(layer), 1);
  }, []);
}

/** Component that registers a layer while it is rendered. */
export function ClosedByBack({ close }: { close: () => void }): null {
  useBack(close);
  return null;
}

/** Closes the layer opened last. Call this on Escape, which some phones send for the back button. */
export function closeLast(): void {
  openLayers.at(-1)?.();
}

function follow({ state }: PopStateEvent): void {
  const before = entries;
  entries = numberOf(state);
  if (openLayers.length > entries) for (const close of openLayers.slice(entries).reverse()) close();
  // Skips an entry whose layer a button has closed, but not the entry of a link, which has no state.
  else if (state && entries < before) history.back();
}

function numberOf(state: { layers?: number } | null): number {
  return state?.layers ?? 0;
}
