import { retryImport } from './retryImport.ts';
import type { Store } from './store.ts';

export type LatePart<Code> = { code: Code | null; failed: boolean };

/** Waits before further attempts. A server that still fails after the last attempt has probably lost the file. */
const WAITS_MS = [5_000, 20_000, 60_000];

/**
 * Returns a function that imports a part of the page into `store`. Unlike `React.lazy`, this function retries a failed
 * import: after some seconds, at the next call, or when the browser is online again.
 */
export function latePart<Code>(store: Store<LatePart<Code>>, load: () => Promise<Code>): () => Promise<Code> {
  const importCode = retryImport(load);
  const waits = [...WAITS_MS];
  let pending: Promise<Code> | null = null;

  const loadPart = (): Promise<Code> => {
    pending ??= importCode().then(
      (code) => {
        store.set({ code, failed: false });
        return code;
      },
      (error) => {
        pending = null;
        store.set({ code: null, failed: true });
        const again = () => void loadPart().catch(() => {});
        const wait = waits.shift();
        if (wait !== undefined) setTimeout(again, wait);
        globalThis.addEventListener?.('online', again, { once: true });
        throw error;
      },
    );
    return pending;
  };
  return loadPart;
}
