import { createContext, useSyncExternalStore } from 'react';
import type { Recipe } from '../../machines/recipeMachine.ts';
import { useRequired } from './required.ts';

export type Entry = { recipe: Recipe; ticks: number[] };

/** What the page needs of the box in which recipes are kept: a plain object, handed down by main.tsx. */
export type RecipeBox = {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => {
    /** Newest first. */
    entries: Entry[];
    /** Some recipes could not be stored, and stay for this visit only. */
    unstored: boolean;
  };
  put: (entry: Entry) => void;
  remove: (id: string) => void;
  tick: (id: string, ticks: number[]) => void;
  /** These two reject where their code does not come. */
  exportAll: () => Promise<string>;
  importAll: (text: string) => Promise<{ added: number } | { refused: string }>;
};

export const RecipeBoxContext = createContext<RecipeBox | null>(null);

export function useRecipeBox() {
  const box = useRequired(RecipeBoxContext);
  return { box, ...useSyncExternalStore(box.subscribe, box.getSnapshot, box.getSnapshot) };
}

export function countRecipes(recipes: number): string {
  return recipes === 1 ? '1 recipe' : `${recipes} recipes`;
}
