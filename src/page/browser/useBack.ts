import { useEffect, useEffectEvent } from 'react';

/** Functions that close the open layers, in the order they opened. */
const openLayers: (() => void)[] = [];
/** Number of history entries for layers. A layer closed by a button leaves its entry, which the next layer reuses. */
let entries = 0;

/** Makes the back button close the layer that was opened last, instead of leaving the page. */
export function useBack(close: () => void): void {
  const closeThis = useEffectEvent(close);
  useEffect(() => {
    const layer = () => closeThis();
    openLayers.push(layer);
    // The browser adds the same listener only once.
    addEventListener('popstate', follow);
    // Each entry stores its number, which is needed after a reload.
    entries = numberOf(history.state);
    if (!history.state) history.replaceState({ layers: 0 }, '');
    while (entries < openLayers.length) {
      entries += 1;
      history.pushState({ layers: entries }, '');
    }
    return () => void openLayers.splice(openLayers.indexOf(layer), 1);
  }, []);
}

/** Registers a layer without its own component. */
export function ClosedByBack({ close }: { close: () => void }): null {
  useBack(close);
  return null;
}

/** Closes the layer opened last on Escape, which some phones send to dialogs as the back button. */
export function closeLast(): void {
  openLayers.at(-1)?.();
}

function follow({ state }: PopStateEvent): void {
  const before = entries;
  entries = numberOf(state);
  if (openLayers.length > entries) for (const close of openLayers.slice(entries).reverse()) close();
  // Goes back again from an entry whose layer a button has closed. An entry without a state comes from a link, where the page does not go back.
  else if (state && entries < before) history.back();
}

function numberOf(state: { layers?: number } | null): number {
  return state?.layers ?? 0;
}
