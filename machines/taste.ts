import { boundText, boundWords } from './bounds.ts';

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

export type Diet = (typeof DIETS)[number];

/** The visitor's wishes for every recipe. An unset wish is null. */
export type Taste = {
  diets: Diet[];
  minutes: (typeof MINUTES)[number] | null;
  eaters: number | null;
  units: (typeof UNITS)[number] | null;
  /** Language tag of the recipes. */
  language: string | null;
  avoid: string[];
  ownWords: string | null;
};

export const NO_TASTE: Taste = {
  diets: [],
  minutes: null,
  eaters: null,
  units: null,
  language: null,
  avoid: [],
  ownWords: null,
};

export function changeTaste(taste: Taste, changes: Partial<Taste>): Taste {
  const next = { ...taste, ...changes };
  return {
    ...next,
    // Sorts the diets, so that the order in which they are chosen makes no difference.
    diets: DIETS.filter((diet) => next.diets.includes(diet)),
    avoid: boundWords(next.avoid, MAX_AVOIDED),
    ownWords: boundText(next.ownWords, MAX_OWN_WORDS_CHARS),
  };
}

/** True if two tastes ask for the same recipes. The page converts units by itself, so units do not count. */
export function asksTheSame(one: Taste, other: Taste): boolean {
  return isSameTaste({ ...one, units: other.units }, other);
}

/** Compares only the wishes that this version of the page knows. */
export function isSameTaste(one: Taste, other: Taste): boolean {
  const names = Object.keys(NO_TASTE) as (keyof Taste)[];
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
