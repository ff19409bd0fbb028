import { distinct, isSameList } from './list.ts';

export const DIETS = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'gluten-free',
  'low-carb',
] as const;
export const MINUTES = [15, 30, 45, 60] as const;
export const UNITS = ['metric', 'US'] as const;
export const MAX_EATERS = 12;
export const MAX_AVOIDED = 20;
const MAX_AVOIDED_CHARS = 40;

const SOMETHING = /[^\p{Z}\p{C}]/u;

/** Null where the visitor does not mind. */
export type Taste = {
  diet: (typeof DIETS)[number] | null;
  minutes: (typeof MINUTES)[number] | null;
  eaters: number | null;
  units: (typeof UNITS)[number] | null;
  /** A language tag. */
  language: string | null;
  avoid: string[];
};

export const NO_TASTE: Taste = {
  diet: null,
  minutes: null,
  eaters: null,
  units: null,
  language: null,
  avoid: [],
};

export function changeTaste(taste: Taste, changes: Partial<Taste>): Taste {
  const { avoid, ...others } = { ...taste, ...changes };
  const words = avoid.map((word) => shorten(word, MAX_AVOIDED_CHARS)).filter(hasSomething);
  return { ...others, avoid: distinct(words).slice(0, MAX_AVOIDED) };
}

export function isSameTaste(one: Taste, other: Taste): boolean {
  const { avoid, ...wishes } = one;
  const names = Object.keys(wishes) as (keyof typeof wishes)[];
  return isSameList(avoid, other.avoid) && names.every((name) => one[name] === other[name]);
}

export function hasSomething(text: string): boolean {
  return SOMETHING.test(text);
}

/** Cut between what a reader sees as characters: cut by code points, an emoji would fall apart. */
export function shorten(text: string, maxChars: number): string {
  // One character may be made of several code points, as the emoji of a family is.
  const bounded = Array.from(text.trim())
    .slice(0, 10 * maxChars)
    .join('');
  // `Intl.Segmenter` is slow, and a box may hold hundreds of tastes.
  if (bounded.length <= maxChars) return bounded;
  const characters = Intl.Segmenter
    ? Array.from(new Intl.Segmenter().segment(bounded), ({ segment }) => segment)
    : Array.from(bounded);
  return characters.slice(0, maxChars).join('').trim();
}
