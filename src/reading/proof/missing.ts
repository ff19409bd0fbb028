import { check } from '../foods/check.ts';
import { readIngredient } from '../foods/foods.ts';
import type { Wish } from '../foods/wish.ts';
import type { Language } from '../words/language.ts';
import { namedIn } from './named.ts';

/**
 * A request for a recipe. `requested`: the foods that the recipe must mention. `typed`: languages in which the wishes may
 * be typed.
 */
export type Requested = {
  requested: readonly string[];
  wishes: readonly Wish[];
  typed: readonly Language[];
};

/** Returns the requested foods that the answer does not mention. Ignores foods that are unknown in the answer's language. */
export function findMissing(
  { requested, wishes, typed }: Requested,
  lines: readonly string[],
  language: Language,
): string[] {
  if (requested.length === 0) return [];
  const answer = namedIn(lines, language);
  return requested.filter((one) => {
    const foods = readIngredient(one, language).needs.flat();
    const tokens = foods.flat();
    const areKnown = foods.length > 0 && foods.every((food) => food.some(({ name }) => name));
    const isVague = tokens.some(({ id }) => language.vague.has(id) || language.made.has(id));
    if (!areKnown || isVague || answer.mayMean(tokens)) return false;
    // Ignores foods that the wishes exclude, such as chicken in a vegan dish.
    return check(wishes, { ingredients: [one] }, language, typed).every(({ answer }) => answer !== 'found');
  });
}
