import type { Diet } from '../../machines/taste.ts';
import { reader } from '../../src/reader.ts';
import { type Checked, check } from '../../src/reading/foods/check.ts';
import { wishesOf } from '../../src/reading/foods/wish.ts';

/** Returns the words to avoid whose foods are found. */
export function findAvoided(avoid: readonly string[], checked: Checked, language: string): string[] {
  const checks = check(
    wishesOf({ diets: [], avoid: [...avoid] }),
    checked,
    reader.languageOf(language),
    reader.loaded(),
  );
  return checks.filter(({ answer }) => answer === 'found').map(({ wish }) => wish.name);
}

/** Returns the names of the foods that break a diet. */
export function findBreaking(diet: Diet, checked: Checked, language: string): string[] {
  const [found] = check([{ of: 'diet', name: diet }], checked, reader.languageOf(language));
  return found?.answer === 'found' ? found.places.map(({ food }) => food) : [];
}
