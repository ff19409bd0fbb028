import { retryImport } from './retryImport.ts';
import type { Store } from './store.ts';

export type LatePart<Code> = { code: Code | null; failed: boolean };

/**
 * Loads a part of the page into a store. Not `React.lazy`, which would remember a failure: this fetches again at the next need, or
 * when the network is back.
 */
export function latePart<Code>(store: Store<LatePart<Code>>, load: () => Promise<Code>): () => Promise<Code> {
  const importCode = retryImport(load);
  let coming: Promise<Code> | null = null;

  const loadPart = (): Promise<Code> => {
    coming ??= importCode().then(
      (code) => {
        store.set({ code, failed: false });
        return code;
      },
      (error) => {
        coming = null;
        store.set({ code: null, failed: true });
        addEventListener('online', () => void loadPart().catch(() => {}), { once: true });
        throw error;
      },
    );
    return coming;
  };
  return loadPart;
}
