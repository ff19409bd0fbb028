import type { ComponentType } from 'react';
import type { Recipe } from '../../../machines/recipe.ts';
import type { Answer, Reading } from '../../reading/read.ts';
import type { LatePart } from '../../shared/latePart.ts';
import { createStore, type Store } from '../../shared/store.ts';
import { useStore } from '../browser/useStore.ts';

export const NOT_LOADED = 'A part of this page did not load. Reload it, or try again when you are online.';

type RecipeReading = {
  /**
   * Promise that resolves once the word list of the recipe's language has loaded, or null if no word list is being
   * loaded.
   */
  words: Promise<void> | null;
  reading: () => Reading;
  render: () => unknown;
  /** Returns the ingredients that the visitor does not have. */
  needed: (onHand: readonly string[]) => { names: string[] };
};

export type ShownRecipeProps = {
  recipe: Recipe | null;
  live: 'polite' | 'off';
};

/** Code that reads and renders a recipe, loaded after the page has started. */
export type Renderer = {
  ShownRecipe: ComponentType<ShownRecipeProps>;
  CookMode: ComponentType;
  Timers: ComponentType;
  readRecipe: (recipe: Recipe) => RecipeReading;
  /**
   * Loads the word list of the answer's language or, if that language is unknown, of the language in the taste
   * settings. Returns null if the word list is already loaded.
   */
  wordsToLoad: (answer: Answer) => Promise<void> | null;
  TYPICAL: Recipe;
  UnfitIngredients: ComponentType;
  isOnlyWord: (word: string, languages: readonly string[]) => boolean;
  loadWords: (tag: string) => Promise<void>;
  /** Changes whenever words of a language have loaded or failed to load. */
  wordLists: Store<number>;
};

const NO_WORD_LISTS = createStore(0);

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

/** Renders again when the code, or later the words of a language, have loaded. */
export function useRenderer(): LatePart<Renderer> {
  const part = useStore(renderer);
  useStore(part.code?.wordLists ?? NO_WORD_LISTS);
  return part;
}
