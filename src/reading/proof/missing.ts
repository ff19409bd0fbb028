import type { Taste } from '../../../machines/taste.ts';
import { check } from '../foods/check.ts';
import { readIngredient } from '../foods/foods.ts';
import { wishesOf } from '../foods/wish.ts';
import { foodsOf } from '../words/loading.ts';
import { namedIn } from './named.ts';

/** Returns the requested foods that the answer does not mention. Ignores foods that are unknown in the answer's language. */
export function findMissing(requested: readonly string[], taste: Taste, text: string, tag: string): string[] {
  if (requested.length === 0) return [];
  const language = foodsOf(tag);
  const answer = namedIn(text, language);
  return requested.filter((one) => {
    if (answer.hasWordOf(one)) return false;
    const foods = readIngredient(one, language).needs.flat();
    const tokens = foods.flat();
    const isKnown = foods.length > 0 && foods.every((food) => food.some(({ name }) => name));
    const isVague = tokens.some(({ id }) => language.vague.has(id) || language.made.has(id));
    if (!isKnown || isVague || tokens.some((token) => answer.mayMean(token))) return false;
    return !isAgainst(one, taste, tag);
  });
}

/** True if the taste excludes a requested food, such as chicken in a vegan dish. */
function isAgainst(food: string, taste: Taste, tag: string): boolean {
  return check(wishesOf(taste), { ingredients: [food] }, tag).some(({ answer }) => answer === 'found');
}
