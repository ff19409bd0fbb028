import { createContext, use } from 'react';
import type { Recipe } from '../../../machines/recipe.ts';
import type { Facts } from '../../reading/numbers/facts.ts';
import type { RecipeOutline } from '../../reading/tree/recipeOutline.ts';

export type RecipeOnPage = {
  id: string;
  dish: string;
  text: string;
  facts: Facts;
  outline: RecipeOutline | null;
  changed: Recipe['changed'];
  isSample: boolean;
  /** It is in the box, where it can be liked and noted. */
  isKept: boolean;
  ticks: number[];
  onTick: (item: number) => void;
  scale: number;
  onScale: (scale: number) => void;
  step: number;
  timesCooked: number;
  note: string;
};

export const RecipeContext = createContext<RecipeOnPage | null>(null);

export function useRecipe(): RecipeOnPage {
  const recipe = use(RecipeContext);
  if (!recipe) throw new Error('A part of a recipe stands outside of it');
  return recipe;
}
