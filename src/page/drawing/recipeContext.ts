import { createContext, use } from 'react';
import type { Facts } from '../../newReading/numbers/facts.ts';
import type { Entry } from '../context/page.ts';
import type { RecipeOutline } from './recipeOutline.ts';

export type RecipeOnPage = Entry & {
  dish: string;
  text: string;
  facts: Facts;
  outline: RecipeOutline | null;
  isSample: boolean;
  /** It is in the box, where it can be liked and noted. */
  isKept: boolean;
  onTick: (item: number) => void;
  onScale: (scale: number) => void;
};

export const RecipeContext = createContext<RecipeOnPage | null>(null);

export function useRecipe(): RecipeOnPage {
  const recipe = use(RecipeContext);
  if (!recipe) throw new Error('A part of a recipe stands outside of it');
  return recipe;
}
