import type { Taste } from './taste.ts';

export type Recipe = {
  id: string;
  text: string;
  /** The answer ended at the limit of tokens, so its end is missing. */
  cutShort: boolean;
  ingredients: string[];
  taste: Taste;
  /** Milliseconds since 1970. */
  at: number;
  /** The browser's own model wrote it: nothing has left the device. */
  onDevice: boolean;
  /** Set if the kitchen's own cookbook wrote it: the foods of the list that it does not use, and how many other dishes fit. */
  cookbook: { leftOut: string[]; others: number } | null;
  /** The wish by which it was made of another recipe, and the id of that. */
  changed: { wish: string; from: string } | null;
};
