import { createStore } from '../../shared/store.ts';
import { useStore } from '../frame/useStore.ts';

/** What a visitor is told where it does not come. */
export const NOT_LOADED = 'A part of this page did not load. Reload it, or try again when you are online.';

type Drawing = typeof import('./ServedRecipe.tsx');

const drawing = createStore<{ code: Drawing | null; failed: boolean }>({ code: null, failed: false });
let coming: Promise<Drawing> | null = null;

/** What draws recipes is most of the page's code: it is fetched when a recipe is likely to come, and again where that has failed. */
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

/** Null as long as it has not come. */
export function useDrawing(): { code: Drawing | null; failed: boolean } {
  return useStore(drawing);
}
