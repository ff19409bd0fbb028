import { createStore } from '../../shared/store.ts';
import { useStore } from '../frame/useStore.ts';

export const NOT_LOADED = 'A part of this page did not load. Reload it, or try again when you are online.';

type Drawing = typeof import('./ServedRecipe.tsx');

const drawing = createStore<{ code: Drawing | null; failed: boolean }>({ code: null, failed: false });
let coming: Promise<Drawing> | null = null;

/** Not `React.lazy`, which would remember a failure: this fetches again at the next need, or when the network is back. */
export function loadDrawing(): Promise<Drawing> {
  coming ??= import('./ServedRecipe.tsx').then(
    (code) => {
      drawing.set({ code, failed: false });
      return code;
    },
    (error) => {
      coming = null;
      drawing.set({ code: null, failed: true });
      addEventListener('online', () => void loadDrawing().catch(() => {}), { once: true });
      throw error;
    },
  );
  return coming;
}

export function useDrawing(): { code: Drawing | null; failed: boolean } {
  return useStore(drawing);
}
