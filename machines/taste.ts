import { isSameList } from './list.ts';
import { boundText, boundWords } from './words.ts';

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
export const MAX_OWN_WORDS_CHARS = 200;

/** Null where the visitor does not mind. */
export type Taste = {
  diet: (typeof DIETS)[number] | null;
  minutes: (typeof MINUTES)[number] | null;
  eaters: number | null;
  units: (typeof UNITS)[number] | null;
  /** A language tag. */
  language: string | null;
  avoid: string[];
  ownWords: string | null;
};

export const NO_TASTE: Taste = {
  diet: null,
  minutes: null,
  eaters: null,
  units: null,
  language: null,
  avoid: [],
  ownWords: null,
};

export function changeTaste(taste: Taste, changes: Partial<Taste>): Taste {
  const { avoid, ownWords, ...others } = { ...taste, ...changes };
  return {
    ...others,
    avoid: boundWords(avoid, MAX_AVOIDED),
    ownWords: boundText(ownWords, MAX_OWN_WORDS_CHARS),
  };
}

export function isSameTaste(one: Taste, other: Taste): boolean {
  const { avoid, ...wishes } = one;
  const names = Object.keys(wishes) as (keyof typeof wishes)[];
  return isSameList(avoid, other.avoid) && names.every((name) => one[name] === other[name]);
}
