import { createStore } from '../shared/store.ts';
import { useStore } from './useStore.ts';

/** What a visitor is told of it. */
export const NOT_LOADED = 'A part of this page did not load. Reload it, or try again when you are online.';

type Loaded<Code> = { code: Code | null; failed: boolean };

export type Part<Code> = { load: () => Promise<void>; usePart: () => Loaded<Code> };

/** A part of the page whose code is fetched when it is about to be needed, and again where that has failed. */
export function lazyPart<Code>(fetchCode: () => Promise<Code>): Part<Code> {
  const part = createStore<Loaded<Code>>({ code: null, failed: false });

  /** Rejects where the code does not come. */
  async function load(): Promise<void> {
    if (part.getSnapshot().code) return;
    try {
      part.set({ code: await fetchCode(), failed: false });
    } catch (error) {
      part.set({ code: null, failed: true });
      addEventListener('online', () => load().catch(() => {}), { once: true });
      throw error;
    }
  }
  return { load, usePart: () => useStore(part) };
}
