import type { Diet } from '../../machines/taste.ts';
import { reader } from '../../src/reader.ts';
import { type Checked, check } from '../../src/reading/foods/check.ts';
import { type Wish, wishesOf } from '../../src/reading/foods/wish.ts';
import { findAmounts, write } from '../../src/reading/numbers/amounts.ts';
import type { Language } from '../../src/reading/words/language.ts';

export function scaleLine(line: string, language: Language, factor: number): string {
  return write(line, findAmounts(line, language), factor, null);
}

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

/**
 * Returns the lines that a wish excludes, each read as a recipe of its own. Reads the words of the wish only once.
 * `typed`: the languages in which a visitor may have typed the wish.
 */
export function linesAgainst(
  wish: Wish,
  part: 'ingredients' | 'steps',
  lines: readonly string[],
  language: Language,
  typed: readonly Language[],
): Set<string> {
  // Meat and dairy together are not kosher, so a kosher diet needs a check of each line.
  const recipes = wish.name === 'kosher' ? lines.map((line) => [line]) : [lines];
  const checks = recipes.flatMap((own) => check([wish], { ingredients: [], [part]: own }, language, typed));
  return new Set(checks.flatMap((one) => (one.answer === 'found' ? one.places.map(({ line }) => line) : [])));
}
