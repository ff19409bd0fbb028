import type { ComponentType } from 'react';
import type { Recipe } from '../../../machines/recipe.ts';
import type { Answer, Reading } from '../../reading/read.ts';
import type { LatePart } from '../../shared/latePart.ts';
import { createStore } from '../../shared/store.ts';
import { useStore } from '../browser/useStore.ts';

export const NOT_LOADED = 'A part of this page did not load. Reload it, or try again when you are online.';

type RecipeReading = {
  /** Those of its language are still to come, and until then it is read by its shape alone; else null. */
  words: Promise<void> | null;
  reading: () => Reading;
  render: () => unknown;
  /** What is not on hand. */
  needed: (onHand: readonly string[]) => { names: string[] };
};

export type ShownRecipeProps = {
  recipe: Recipe | null;
  live: 'polite' | 'off';
};

/** What comes late: all that draws and reads a recipe. */
export type Renderer = {
  ShownRecipe: ComponentType<ShownRecipeProps>;
  CookMode: ComponentType;
  Timers: ComponentType;
  readRecipe: (recipe: Recipe) => RecipeReading;
  /** Those of its language, or else of the taste; null where they are there. */
  wordsToLoad: (answer: Answer) => Promise<void> | null;
  TYPICAL: Recipe;
};

export const drawing = createStore<LatePart<Renderer>>({ code: null, failed: false });

export type ReadRecipe = (recipe: Recipe) => Pick<Reading, 'dish' | 'facts'>;

/** Where what reads an answer does not load, its first line has to name it. */
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

export function useRenderer(): LatePart<Renderer> {
  return useStore(drawing);
}
