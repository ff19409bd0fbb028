import { createContext, use } from 'react';
import type { RecipeOutline } from '../../reading/recipeOutline.ts';
import type { Facts } from '../../reading/words/facts.ts';

/** What the parts of a recipe need of the recipe as a whole, and of what the visitor has done with it. */
export type RecipeOnPage = {
  id: string;
  dish: string;
  text: string;
  facts: Facts;
  /** Null where it is shown as it was written. */
  outline: RecipeOutline | null;
  isSample: boolean;
  ticks: number[];
  onTick: (item: number) => void;
  /** What the amounts of the ingredients are multiplied with. */
  scale: number;
  onScale: (scale: number) => void;
};

export const RecipeContext = createContext<RecipeOnPage | null>(null);

export function useRecipe(): RecipeOnPage {
  const recipe = use(RecipeContext);
  if (!recipe) throw new Error('A part of a recipe stands outside of it');
  return recipe;
}
