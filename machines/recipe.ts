import type { Taste } from './taste.ts';

export type Recipe = {
  id: string;
  text: string;
  /** The answer reached the limit of tokens, so its end is missing. */
  cutShort: boolean;
  ingredients: string[];
  taste: Taste;
  /** Milliseconds since 1970. */
  at: number;
  /** The browser's own model wrote it, so nothing has left the device. */
  onDevice: boolean;
  /** Set if the cookbook of the page wrote it. `leftOut`: unused foods of the list; `others`: how many other dishes fit. */
  cookbook: { leftOut: string[]; others: number } | null;
  /** Set if it is a change: the wish, and the id of the original recipe. */
  changed: { wish: string; from: string } | null;
};
