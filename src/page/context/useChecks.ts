import { useEffect, useMemo } from 'react';
import {
  type Check,
  checkReading,
  isUnderstood,
  type Language,
  namesIn,
  type Reading,
  textOfStep,
  wishesOf,
} from 'recipe-reading';
import type { Recipe } from '../../../machines/recipe.ts';
import type { Taste } from '../../../machines/taste.ts';
import { distinct } from '../../../machines/textLists.ts';
import { answerOf, reader } from '../../reader.ts';
import { useStore } from '../browser/useStore.ts';
import { useRecipeState } from './pageContext.ts';

/**
 * Checks of a recipe against the visitor's wishes. `isPending`: true while a language's words load. `retry`: loads the
 * words again after a failure.
 */
export type Checks = { checks: Check[]; isPending: boolean; retry: () => void };

/** Checks a recipe against the current wishes, and against those that were sent with its request. */
export function useChecks(recipe: Recipe | null, reading: Reading | null): Checks {
  const tasteNow = useRecipeState((s) => s.context.taste);
  const version = useStore(reader.version);
  const wishes = useMemo(() => {
    const tastes = [...(recipe ? [recipe.taste] : []), tasteNow];
    const diets = [...new Set(tastes.flatMap((taste) => taste.diets))];
    return wishesOf({ diets, avoid: distinct(tastes.flatMap((taste) => taste.avoid)) });
  }, [recipe, tasteNow]);
  const languages = useOwnLanguages(wishes.some(({ of }) => of === 'avoid'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loaded words decide which foods are found
  const checks = useMemo(
    () => (reading ? checkReading(reading, recipe?.cutShort ?? false, wishes, typedIn(languages)) : []),
    [reading, recipe, wishes, languages, version],
  );
  const isPending = areLoading(languages);

  function retry() {
    for (const tag of languages) reader.load(tag).catch(() => {});
    if (recipe) reader.wordsToLoad(answerOf(recipe))?.catch(() => {});
  }

  return { checks, isPending, retry };
}

/** True if the recipe breaks a wish, or was not checked against a wish. */
export function isAgainst({ cutShort }: Recipe, reading: Reading, taste: Taste): boolean {
  const checks = checkReading(reading, cutShort, wishesOf(taste), reader.loaded());
  return checks.some(({ answer }) => answer === 'found' || answer === 'not checked');
}

/** True if the page does not know a food to avoid, and can only look for this word in recipes. */
export function useIsOnlyWord(word: string): boolean {
  return !areLoading(useOwnLanguages(true)) && !isUnderstood(word, reader.loaded());
}

/** Adds the languages that are loaded already, because a visitor may have typed words in any of these languages. */
function typedIn(languages: readonly string[]): Language[] {
  return [...reader.loaded(), ...languages.map((tag) => reader.languageOf(tag))];
}

function areLoading(languages: readonly string[]): boolean {
  return languages.some((tag) => reader.languageOf(tag).gap === 'words not loaded' && !reader.hasFailed(tag));
}

/** Loads and returns the languages in which the visitor may have typed foods to avoid. */
function useOwnLanguages(isNeeded: boolean): string[] {
  const language = useRecipeState((s) => s.context.taste.language);
  const languages = useMemo(
    () => (isNeeded ? [...new Set([...navigator.languages, ...(language ? [language] : [])])] : []),
    [isNeeded, language],
  );
  useEffect(() => {
    for (const tag of languages) reader.load(tag).catch(() => {});
  }, [languages]);
  return languages;
}

/** Maps the ids of ingredients and steps to the names of the wishes that they break or may break. */
export function wishesByItem(checks: Check[], { ingredients, steps }: Reading): Map<string, string[]> {
  const byItem = new Map<string, string[]>();
  const add = (item: string, name: string) => byItem.set(item, [...(byItem.get(item) ?? []), name]);
  for (const check of checks) {
    const lines = new Set(placesIn(check).map(({ line }) => line));
    for (const { id, text } of ingredients) if (lines.has(text)) add(id, labelOf(check));
    for (const step of steps) if (lines.has(textOfStep(step))) add(step.id, labelOf(check));
  }
  return byItem;
}

export function placesIn(check: Check) {
  return 'places' in check ? check.places : [];
}

/** Returns only the foods that a wish names, such as 'nut' for 'nut allergy'. */
export function nameOfWish({ wish }: Check): string {
  return wish.of === 'diet' ? wish.name : namesIn(wish.name, reader.loaded()).join(', ');
}

export function labelOf(check: Check): string {
  const name = nameOfWish(check);
  if (check.answer === 'not sure')
    return check.wish.of === 'diet' ? `may not be ${name}` : `may contain ${name}`;
  return check.wish.of === 'diet' ? `not ${name}` : name;
}
