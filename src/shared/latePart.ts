import { retryImport } from './retryImport.ts';
import { createStore } from './store.ts';

export type LatePart<Code> = { code: Code | null; failed: boolean };

/** Delays before further attempts. A server that still fails after the last attempt has probably lost the file. */
const WAITS_MS = [5_000, 20_000, 60_000];

/**
 * Returns a store for a part of the page that `load` imports. Unlike `React.lazy`, this function retries a failed
 * import: after some seconds, at the next call of `load`, or when the browser is online again.
 */
export function latePart<Code>(
  importPart: () => Promise<Code>,
  store = createStore<LatePart<Code>>({ code: null, failed: false }),
) {
  const waits = [...WAITS_MS];
  const load = retryImport(importPart, (code) => {
    store.set({ code, failed: code === null });
    if (code !== null) return;
    const again = () => void load().catch(() => {});
    const wait = waits.shift();
    if (wait !== undefined) setTimeout(again, wait);
    globalThis.addEventListener?.('online', again, { once: true });
  });
  return { ...store, load };
}
