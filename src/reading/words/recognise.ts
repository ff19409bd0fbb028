import { lowerCase } from './fold.ts';
import { latePartOfReader } from './loading.ts';

/** Words that are frequent in English recipes, but do not occur in the other supported languages. */
const ENGLISH = new Set(
  'the, with, until, then, into, cup, cups, teaspoon, teaspoons, tablespoon, tablespoons, tbsp, minced, chopped, sliced, heat, stir, cook, add, large, fresh, from, about'.split(
    ', ',
  ),
);
const WORD = /\p{L}+/gu;
const MOST_LOOKED_AT = 4_000;
const LEAST_SHARE = 0.05;

/** Code that recognises languages other than English. */
const guesser = latePartOfReader(() => import('./languageOf.ts'));
export const loadGuess = guesser.load;
export const hasGuessFailed = () => guesser.getSnapshot().failed;

/** Returns the language of a recipe, or null if `loadGuess` must be called first. */
export function languageToReadBy(text: string, set: string): string | null {
  if (isPlainlyEnglish(text)) return 'en';
  const { code } = guesser.getSnapshot();
  return code && (code.languageOf(text, set) ?? 'en');
}

/** Returns the language of a text, or null if unsure. */
export function recognise(text: string): string | null {
  return isPlainlyEnglish(text) ? 'en' : (guesser.getSnapshot().code?.languageOf(text) ?? null);
}

export function isPlainlyEnglish(text: string): boolean {
  const words = lowerCase(text.slice(0, MOST_LOOKED_AT)).match(WORD) ?? [];
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return english > 0 && english >= LEAST_SHARE * words.length;
}
