import type { Reading } from 'recipe-reading';
import type { Picture } from '../../../machines/dishesMachine.ts';
import type { Recipe } from '../../../machines/recipe.ts';
import type { LatePart } from '../../shared/latePart.ts';
import { createStore } from '../../shared/store.ts';
import { useStore } from '../browser/useStore.ts';

export const NOT_LOADED = 'A part of this page did not load. Reload it, or try again when you are online.';

const NO_WORD_LISTS = createStore(0);

/** Code that reads and renders a recipe, loaded after the page has started. */
export type Renderer = typeof import('../frame/recipeViews.ts');

export const renderer = createStore<LatePart<Renderer>>({ code: null, failed: false });

export type ReadRecipe = (recipe: Recipe) => Pick<Reading, 'dish' | 'facts'>;

/** Uses the first line of a recipe as the dish's name until the code that reads recipes has loaded. */
const readRoughly: ReadRecipe = ({ text }) => ({
  dish:
    text
      .trim()
      .split('\n', 1)[0]
      ?.replace(/[#*_`]/g, '')
      .trim() ?? '',
  facts: { yield: null, total: null, prep: null, cook: null },
});

export function useReadRecipe(): ReadRecipe {
  const { code } = useRenderer();
  return code ? (recipe) => code.readRecipe(recipe).reading() : readRoughly;
}

/** Shows an empty bowl until the code that reads recipes has loaded. */
export function usePicture(recipe: Recipe): Picture {
  const { code } = useRenderer();
  return code?.readRecipe(recipe).picture() ?? { vessel: 'bowl', foods: [] };
}

/** Renders again when the code, or later the words of a language, have loaded. */
export function useRenderer() {
  const part = useStore(renderer);
  useStore(part.code?.reader.version ?? NO_WORD_LISTS);
  return part;
}
