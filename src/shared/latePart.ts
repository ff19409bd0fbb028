import { retryImport } from './retryImport.ts';
import type { Store } from './store.ts';

export type LatePart<Code> = { code: Code | null; failed: boolean };

/**
 * Returns a function that imports a part of the page into `store`. Unlike `React.lazy`, this function retries a failed
 * import: at the next call, or when the browser is online again.
 */
export function latePart<Code>(store: Store<LatePart<Code>>, load: () => Promise<Code>): () => Promise<Code> {
  const importCode = retryImport(load);
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
        addEventListener('online', () => void loadPart().catch(() => {}), { once: true });
        throw error;
      },
    );
    return pending;
  };
  return loadPart;
}
