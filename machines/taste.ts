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
/** One character may be made of several code points, as the emoji of a family is. */
const MAX_AVOIDED_CODE_POINTS = 10 * MAX_AVOIDED_CHARS;

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
  const words = avoid.map(shorten).filter((word) => SOMETHING.test(word));
  return { ...others, avoid: distinct(words).slice(0, MAX_AVOIDED) };
}

export function isSameTaste(one: Taste, other: Taste): boolean {
  const { avoid, ...wishes } = one;
  const names = Object.keys(wishes) as (keyof typeof wishes)[];
  return isSameList(avoid, other.avoid) && names.every((name) => one[name] === other[name]);
}

/** Cut between what a reader sees as characters: cut by code points, an emoji would fall apart. */
function shorten(word: string): string {
  const text = Array.from(word.trim()).slice(0, MAX_AVOIDED_CODE_POINTS).join('');
  // `Intl.Segmenter` is slow, and a box may hold hundreds of tastes.
  if (text.length <= MAX_AVOIDED_CHARS) return text;
  const characters = Intl.Segmenter
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);
  return characters.slice(0, MAX_AVOIDED_CHARS).join('').trim();
}
