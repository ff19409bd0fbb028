/** What is understood of a recipe: read from it, never invented. */
export type RecipeOutline = {
  ingredients: { text: string; group: string }[];
  /** All that is said from the ingredients to the steps: what is optional, too, and what stands beside a list. */
  ingredientLines: string[];
  steps: Step[];
  /** Whether anything in the ingredients follows the number of servings. */
  canScale: boolean;
  /** Whether it is written in English: that decides how '1,000' reads. */
  english: boolean;
};

export type Step = {
  /** Its place among the items that can be ticked off. */
  item: number;
  /** The model has ticked it. */
  isTickedAsWritten: boolean;
  /** Its title, or 'Step 3'. */
  name: string;
  title: string;
  text: string;
  timers: StepTimer[];
};

/** `words` is how the recipe says it; `name` is that of the step; `place` tells it from every other of the recipe. */
export type StepTimer = { place: string; name: string; words: string; ms: number };
