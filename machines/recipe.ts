import { NO_TASTE, type Taste } from './taste.ts';

export type Recipe = {
  id: string;
  text: string;
  /** True if the answer reached the token limit, so that the end of the recipe is missing. */
  cutShort: boolean;
  ingredients: string[];
  taste: Taste;
  /** Time of the answer, in milliseconds since 1970. */
  at: number;
  /** True if the browser's own model wrote the recipe, so nothing has left the device. */
  onDevice: boolean;
  /**
   * Set for a cookbook recipe. `leftOut`: foods on the list that the recipe does not use. `others`: number of other
   * dishes that fit the list. `meant`: misspelt texts on the list, with the corrected text.
   */
  cookbook: { leftOut: string[]; others: number; meant: { typed: string; meant: string }[] } | null;
  /** Set for a changed recipe: the wish, and the id of the original recipe. */
  changed: { wish: string; from: string } | null;
  /** Set for a recipe that the visitor, or the sender of a link, has pasted. `address`: URL of the recipe's page. */
  pasted: { address: string | null; author: string | null; isSent: boolean } | null;
};

/** Recipe without any content, of which others are made. */
export const NO_RECIPE: Recipe = {
  id: '',
  text: '',
  cutShort: false,
  ingredients: [],
  taste: NO_TASTE,
  at: 0,
  onDevice: false,
  cookbook: null,
  changed: null,
  pasted: null,
};
