import { useEffect, useEffectEvent } from 'react';

/** What is open, the last one last. */
const open: (() => void)[] = [];
/** How many entries of the history stand for it. What was closed by a button leaves its entry to what opens next. */
let entries = 0;

/** The way back of a phone or a browser closes what was opened last, instead of leaving the page. */
export function useBack(close: () => void): void {
  const closeThis = useEffectEvent(close);
  useEffect(() => {
    const layer = () => closeThis();
    open.push(layer);
    // Of all that is open the browser adds it once.
    addEventListener('popstate', follow);
    // Each entry tells its number, which is so known after a reload, too.
    entries = numberOf(history.state);
    if (!history.state) history.replaceState({ layers: 0 }, '');
    while (entries < open.length) {
      entries += 1;
      history.pushState({ layers: entries }, '');
    }
    return () => void open.splice(open.indexOf(layer), 1);
  }, []);
}

/** For what draws nothing of its own while it is open. */
export function ClosedByBack({ close }: { close: () => void }): null {
  useBack(close);
  return null;
}

/** For Escape: closes what the way back would close. On some phones a dialog hears the way back as Escape. */
export function closeLast(): void {
  open.at(-1)?.();
}

function follow({ state }: PopStateEvent): void {
  const before = entries;
  entries = numberOf(state);
  if (open.length > entries) for (const close of open.slice(entries).reverse()) close();
  // Nothing stands for the entry that was left any more, so the way back goes on. Only a link that is followed makes an entry without a state.
  else if (state && entries < before) history.back();
}

function numberOf(state: { layers?: number } | null): number {
  return state?.layers ?? 0;
}
