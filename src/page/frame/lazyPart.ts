import { createStore } from '../../shared/store.ts';
import { useStore } from './useStore.ts';

/** What a visitor is told of it. */
export const NOT_LOADED = 'A part of this page did not load. Reload it, or try again when you are online.';

type Loaded<Code> = { code: Code | null; failed: boolean };

export type Part<Code> = {
  /** Rejects where the code does not come. */
  load: () => Promise<Code>;
  /** Null as long as it has not come. */
  current: () => Code | null;
  /** Now, or as soon as it has come. */
  whenLoaded: (run: (code: Code) => void) => void;
  usePart: () => Loaded<Code>;
};

/** A part of the page whose code is fetched when it is about to be needed, and again where that has failed. */
export function lazyPart<Code>(fetchCode: () => Promise<Code>): Part<Code> {
  const part = createStore<Loaded<Code>>({ code: null, failed: false });

  let coming: Promise<Code> | undefined;

  async function fetch(): Promise<Code> {
    try {
      const code = await fetchCode();
      part.set({ code, failed: false });
      return code;
    } catch (error) {
      coming = undefined;
      part.set({ code: null, failed: true });
      addEventListener('online', () => load().catch(() => {}), { once: true });
      throw error;
    }
  }

  function load(): Promise<Code> {
    coming ??= fetch();
    return coming;
  }
  function whenLoaded(run: (code: Code) => void): void {
    const stop = part.subscribe(runOnce);
    runOnce();
    load().catch(() => {});

    function runOnce() {
      const { code } = part.getSnapshot();
      if (!code) return;
      stop();
      run(code);
    }
  }

  return { load, current: () => part.getSnapshot().code, whenLoaded, usePart: () => useStore(part) };
}

/** What does not come now is fetched again when it is needed. */
export function fetchAhead(...loads: (() => Promise<unknown>)[]): void {
  for (const load of loads) load().catch(() => {});
}
