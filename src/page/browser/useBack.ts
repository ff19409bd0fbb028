import { useEffect, useEffectEvent } from 'react';

/** Functions that close the open layers (dialogs, menus and so on), in the order in which the layers were opened. */
const openLayers: (() => void)[] = [];
/**
 * Number of history entries added for layers, such as dialogs. If a button closes a layer, the layer's history entry is
 * kept for the next layer.
 */
let entries = 0;

/** Makes the browser's back button close the dialog or menu that was opened last, instead of leaving the page. */
export function useBack(close: () => void): void {
  const closeThis = useEffectEvent(close);
  useEffect(() => {
    const layer = () => closeThis();
    openLayers.push(layer);
    followBack();
    if (!history.state) history.replaceState({ layers: 0 }, '');
    while (entries < openLayers.length) {
      entries += 1;
      history.pushState({ layers: entries }, '');
    }
    return () => void openLayers.splice(openLayers.indexOf(layer), 1);
  }, []);
}

/** Also lets the back button skip the history entries of layers that were open before a reload. */
export function followBack(): void {
  // Adding a listener that was already added has no effect.
  addEventListener('popstate', follow);
  entries = numberOf(history.state);
}

/** Lets the back button call `close` as long as this component is rendered. */
export function ClosedByBack({ close }: { close: () => void }): null {
  useBack(close);
  return null;
}

/**
 * Closes the dialog or menu that was opened last. Call this on Escape, which some phones send when the back button is
 * pressed.
 */
export function closeLast(): void {
  openLayers.at(-1)?.();
}

function follow({ state }: PopStateEvent): void {
  const before = entries;
  entries = numberOf(state);
  if (openLayers.length > entries) for (const close of openLayers.slice(entries).reverse()) close();
  // Skips the history entry of a layer that a button has closed. Does not skip a link's history entry, which has no state.
  else if (state && entries < before) history.back();
}

function numberOf(state: { layers?: number } | null): number {
  return state?.layers ?? 0;
}
