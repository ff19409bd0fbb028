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
/** One character may be made of many, as a family is. */
const MAX_AVOIDED_CODE_POINTS = 10 * MAX_AVOIDED_CHARS;

/** Neither blank nor invisible. */
const SOMETHING = /[^\p{Z}\p{C}]/u;

/** What a visitor wants of each recipe. Null where it is all the same. */
export type Taste = {
  diet: (typeof DIETS)[number] | null;
  /** The most that it may take. */
  minutes: (typeof MINUTES)[number] | null;
  eaters: number | null;
  units: (typeof UNITS)[number] | null;
  /** A language tag, for the whole answer. */
  language: string | null;
  /** Words for what is to be left out. */
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

/** Cut by what a reader counts as characters, where the browser can count so. */
function shorten(word: string): string {
  const text = Array.from(word.trim()).slice(0, MAX_AVOIDED_CODE_POINTS).join('');
  // A box may hold hundreds of tastes: counting as a reader does is dear.
  if (text.length <= MAX_AVOIDED_CHARS) return text;
  const characters = Intl.Segmenter
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);
  return characters.slice(0, MAX_AVOIDED_CHARS).join('').trim();
}
