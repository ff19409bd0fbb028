import { useSyncExternalStore } from 'react';

type Part<Code> = { code: Code | null; failed: boolean };

/** A part of the page whose code is fetched when it is about to be needed, and again where that has failed. */
function openPart<Code>(fetchCode: () => Promise<Code>) {
  const listeners = new Set<() => void>();
  let part: Part<Code> = { code: null, failed: false };

  function change(next: Part<Code>) {
    part = next;
    for (const listener of listeners) listener();
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return {
    /** Rejects where the code does not come. */
    async load(): Promise<Code> {
      if (part.code) return part.code;
      try {
        const code = await fetchCode();
        change({ code, failed: false });
        return code;
      } catch (error) {
        change({ code: null, failed: true });
        throw error;
      }
    },
    usePart: () =>
      useSyncExternalStore(
        subscribe,
        () => part,
        () => part,
      ),
  };
}

export const recipePart = openPart(() => import('./recipeParts.ts'));
export const connectionPart = openPart(() => import('./ConnectionDialog.tsx'));
