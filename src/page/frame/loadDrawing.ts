import { retryImport } from '../../shared/retryImport.ts';
import { type Drawing, drawing } from '../context/drawing.ts';

const importViews = retryImport(() => import('./recipeViews.ts'));
let coming: Promise<Drawing> | null = null;

const tryAgain = () => void loadDrawing().catch(() => {});

/** Not `React.lazy`, which would remember a failure: this fetches again at the next need, or when the network is back. */
export function loadDrawing(): Promise<Drawing> {
  coming ??= importViews().then(
    (code) => {
      drawing.set({ code, failed: false });
      return code;
    },
    (error) => {
      coming = null;
      drawing.set({ code: null, failed: true });
      addEventListener('online', tryAgain, { once: true });
      throw error;
    },
  );
  return coming;
}
