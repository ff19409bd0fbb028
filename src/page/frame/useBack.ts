import { useEffect, useRef } from 'react';

/** What is open, the last one last. */
const open: (() => void)[] = [];
/** The entries in the history that stand for it. What was closed by a button leaves its entry to what opens next. */
let entries = 0;
let isListening = false;

/** The way back of a phone or a browser closes what was opened last, instead of leaving the page. */
export function useBack(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const layer = () => latest.current();
    open.push(layer);
    if (!isListening) addEventListener('popstate', goBack);
    isListening = true;
    for (; entries < open.length; entries += 1) history.pushState(history.state, '');
    return () => void open.splice(open.indexOf(layer), 1);
  }, []);
}

function goBack(): void {
  if (entries === 0) return;
  entries -= 1;
  if (open.length > entries) open.at(-1)?.();
  // Nothing stands for this entry any more, so the way back goes on.
  else history.back();
}
