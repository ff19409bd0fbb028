import type { Recipe } from '../../../machines/recipe.ts';
import { createStore } from '../../shared/store.ts';
import { useStore } from '../frame/useStore.ts';
import type { RecipeReading } from './readRecipe.ts';

export const NOT_LOADED = 'A part of this page did not load. Reload it, or try again when you are online.';

export type Drawing = typeof import('./ServedRecipe.tsx');

export const drawing = createStore<{ code: Drawing | null; failed: boolean }>({ code: null, failed: false });

export type ReadRecipe = (recipe: Recipe) => Pick<RecipeReading, 'dish' | 'facts'>;

/** Where what reads an answer does not load, its first line has to name it. */
const readRoughly: ReadRecipe = ({ text }) => ({
  dish: () =>
    text
      .trim()
      .split('\n', 1)[0]
      ?.replace(/[#*_`]/g, '')
      .trim() ?? '',
  facts: () => ({ yield: null, total: null, prep: null, cook: null }),
});

export function useReadRecipe(): ReadRecipe {
  return useDrawing().code?.readRecipe ?? readRoughly;
}

export function useDrawing(): { code: Drawing | null; failed: boolean } {
  return useStore(drawing);
}
