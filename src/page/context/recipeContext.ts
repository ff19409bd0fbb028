import { createContext, use } from 'react';
import type { Listed, Proof, Reading, ReadStep, ShownFigure, System } from 'recipe-reading';
import type { Entry } from './page.ts';
import type { Checks } from './useChecks.ts';

/**
 * `name`: the step's name. `words`: the duration as written in the recipe. `detail`: `words`, preceded by the step's
 * number if another timer has the same name and duration.
 */
export type StepTimer = { id: string; name: string; words: string; detail: string; dish: string; ms: number };

export type StepOnPage = Omit<ReadStep, 'timers'> & {
  /** True if the step was already ticked in the model's text. */
  isTickedAsWritten: boolean;
  /** Title of the step, or the first words of a step without a title. */
  name: string;
  /** Returns the ingredients that the step uses. */
  ingredients: () => Listed[];
  /**
   * Returns whether the step states an amount that is not scaled, because the list of ingredients lacks this amount.
   */
  hasAmount: () => boolean;
  /** Returns the figures in a text of the step that are scaled or converted. */
  figuresIn: (text: string) => ShownFigure[];
  /** Scales and converts a text of the step. */
  inUnits: (text: string, scale: number, units: System | null) => string;
  /** Markdown of each line of `text`. The first line may also contain the title. */
  written: string[];
  timers: StepTimer[];
};

export type RecipeOnPage = Entry & {
  reading: Reading;
  proof: Proof;
  steps: StepOnPage[];
  checks: Checks;
  /** Maps the ids of ingredients and steps to the names of the wishes that they break. */
  broken: ReadonlyMap<string, string[]>;
  /** True if at least one amount can be scaled. */
  canScale: boolean;
  /** True if the recipe seems to have a figure that can be converted to metric or US units. */
  canConvert: boolean;
  /** Units in which the recipe is shown, or null for the units of the text. */
  units: System | null;
  /** True if the recipe is in the recipe box, where likes and notes are stored. */
  isSaved: boolean;
  /** Saves a tick. `differs`: true if the tick differs from the tick in the model's text. */
  onTick: (item: string, differs: boolean) => void;
  onScale: (scale: number) => void;
};

export const RecipeContext = createContext<RecipeOnPage | null>(null);

export function useRecipe(): RecipeOnPage {
  const recipe = use(RecipeContext);
  if (!recipe) throw new Error('A part of a recipe is rendered outside of it');
  return recipe;
}
