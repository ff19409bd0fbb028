import { lowerCase } from './fold.ts';
import type { languageOf } from './languageOf.ts';

/** Code that recognises languages other than English. Undefined until it has loaded. */
type Guess = typeof languageOf | undefined;

/** Words that are frequent in English recipes, but do not occur in the other supported languages. */
const ENGLISH = new Set(
  'the, with, until, then, into, cup, cups, teaspoon, teaspoons, tablespoon, tablespoons, tbsp, minced, chopped, sliced, heat, stir, cook, add, large, fresh, from, about'.split(
    ', ',
  ),
);
/** Matches a word of Latin letters, or one letter of another script. Some scripts have no spaces between words. */
const WORD = /\p{Script=Latin}+|\p{L}/gu;
const MOST_LOOKED_AT = 4_000;
const LEAST_SHARE = 0.1;
const SHARE_OF_RECIPE = 0.6;

/**
 * Returns the language of a recipe, or null if this needs `guess`, which is not loaded yet. The recipe's lists decide,
 * because the sentences around them may be in another language.
 */
export function languageToReadBy(text: string, lists: string, set: string, guess: Guess): string | null {
  // Omits the end, which may contain a list of remarks.
  const start = lists.slice(0, lists.length * SHARE_OF_RECIPE);
  if (isPlainlyEnglish(start)) return 'en';
  if (!guess) return null;
  const own = guess(start);
  if (own) return guess(lists, set) ?? own;
  return isPlainlyEnglish(text) ? 'en' : (guess(text, set) ?? 'en');
}

/** Returns the language of a text, or null if unsure. */
export function recogniseLanguage(text: string, guess: Guess): string | null {
  return isPlainlyEnglish(text) ? 'en' : (guess?.(text) ?? null);
}

export function isPlainlyEnglish(text: string): boolean {
  const words = lowerCase(text.slice(0, MOST_LOOKED_AT)).match(WORD) ?? [];
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return english > 0 && english >= LEAST_SHARE * words.length;
}
