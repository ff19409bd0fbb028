import { createContext, type RefObject, use } from 'react';
import type { Proof } from '../../reading/proof/proofRead.ts';
import type { Reading } from '../../reading/read.ts';
import type { Entry } from './page.ts';

/** `place`: step's number and timer's index, such as '2.0'. `name`: the step's name. `words`: duration as written. `detail`: `words`, after the step's number if another timer has the same name and words. */
export type StepTimer = { place: string; name: string; words: string; detail: string; ms: number };

export type StepOnPage = {
  /** Index among all list items of the recipe. Saved ticks use the same index. */
  item: number;
  /** True if the step was already ticked in the model's text. */
  isTickedAsWritten: boolean;
  /** Title of the step, or else its first words. */
  name: string;
  /** Part of the dish that the step makes. Empty if the dish has a single part. */
  part: string;
  title: string;
  text: string;
  /** Markdown of each line of `text`. The first line may also contain the title. */
  written: string[];
  timers: StepTimer[];
};

export type RecipeOnPage = Entry & {
  reading: Reading;
  proof: Proof;
  steps: StepOnPage[];
  /** True if any amount can be scaled. */
  canScale: boolean;
  /** True if the recipe is in the box, which stores likes and notes. */
  isSaved: boolean;
  /** Saves a tick. `differs`: true if the tick differs from the model's text. */
  onTick: (item: number, differs: boolean) => void;
  onScale: (scale: number) => void;
};

/** Element that the visitor pressed to request the last change. Safari does not focus a pressed button. */
export const PressedContext = createContext<RefObject<HTMLElement | null>>({ current: null });

export const RecipeContext = createContext<RecipeOnPage | null>(null);

export function useRecipe(): RecipeOnPage {
  const recipe = use(RecipeContext);
  if (!recipe) throw new Error('A part of a recipe is rendered outside of it');
  return recipe;
}
