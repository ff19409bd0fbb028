import { createContext, type RefObject, use } from 'react';
import type { Proof } from '../../reading/proof/proofRead.ts';
import type { Reading } from '../../reading/read.ts';
import type { Entry } from './page.ts';

/** `name`: of the step; `words`: the duration as written; `place`: its number within the recipe; `detail`: the words, and what tells it from others of its name and words. */
export type StepTimer = { place: string; name: string; words: string; detail: string; ms: number };

export type StepOnPage = {
  /** Its number among all items. */
  item: number;
  /** The model itself has written a tick before it. */
  isTickedAsWritten: boolean;
  /** The title, or the first words. */
  name: string;
  /** What it is for, where the steps are of several parts. */
  part: string;
  title: string;
  text: string;
  timers: StepTimer[];
};

export type RecipeOnPage = Entry & {
  reading: Reading;
  proof: Proof;
  steps: StepOnPage[];
  /** Whether any amount can be scaled. */
  canScale: boolean;
  /** It is in the box, where it can be liked and noted. */
  isSaved: boolean;
  /** `differs`: from what the model wrote. */
  onTick: (item: number, differs: boolean) => void;
  onScale: (scale: number) => void;
};

/** The element that was pressed for the last change. Not the focused one: Safari focuses no button that is pressed. */
export const PressedContext = createContext<RefObject<HTMLElement | null>>({ current: null });

export const RecipeContext = createContext<RecipeOnPage | null>(null);

export function useRecipe(): RecipeOnPage {
  const recipe = use(RecipeContext);
  if (!recipe) throw new Error('A part of a recipe stands outside of it');
  return recipe;
}
