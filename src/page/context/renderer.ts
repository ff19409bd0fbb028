import type { Recipe } from '../../../machines/recipe.ts';
import type { LatePart } from '../../shared/latePart.ts';
import { createStore } from '../../shared/store.ts';
import { useStore } from '../browser/useStore.ts';

export const NOT_LOADED = 'A part of this page did not load. Reload it, or try again when you are online.';

const NO_WORD_LISTS = createStore(0);

/** Code that reads and renders a recipe, loaded after the page has started. */
export type Renderer = typeof import('../frame/recipeViews.ts');

export const renderer = createStore<LatePart<Renderer>>({ code: null, failed: false });

/** Returns a function that names the dish of a recipe. Uses the first line until the code that reads recipes has loaded. */
export function useDishName(): (recipe: Recipe) => string {
  const { code } = useRenderer();
  return (recipe) => code?.readRecipe(recipe).reading().dish ?? firstLineOf(recipe);
}

function firstLineOf({ text }: Recipe): string {
  const [line = ''] = text.trim().split('\n', 1);
  return line.replace(/[#*_`]/g, '').trim();
}

/** Renders again when the code, or later the words of a language, have loaded. */
export function useRenderer() {
  const part = useStore(renderer);
  useStore(part.code?.reader.version ?? NO_WORD_LISTS);
  return part;
}
