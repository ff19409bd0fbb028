/** What of a recipe is pressed, scaled and cooked by. Where it is unsure, nothing is understood: a wrong amount or timer spoils a dinner (decision 021). */
export type RecipeOutline = {
  ingredients: { text: string; group: string }[];
  /** Everything between the beginning of the ingredients and the steps, also what is optional or stands beside a list. */
  ingredientLines: string[];
  steps: Step[];
  /** Whether any amount can be scaled. */
  canScale: boolean;
  /** Its tag, '' where it is not known. */
  language: string;
};

type Step = {
  /** Its number among all items. */
  item: number;
  /** The model itself has written a tick before it. */
  isTickedAsWritten: boolean;
  /** The title, or 'Step 3'. */
  name: string;
  title: string;
  text: string;
  timers: StepTimer[];
};

/** `name`: of the step; `detail`: which step, and how long; `words`: the duration as written; `place`: its number within the recipe. */
export type StepTimer = { place: string; name: string; detail: string; words: string; ms: number };
