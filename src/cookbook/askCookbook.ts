import type { Recipe } from '../../machines/recipe.ts';
import type { NoDish, RequestInput } from '../../machines/request.ts';
import { staplesOf } from '../../machines/staples.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { newId } from '../shared/newId.ts';
import { suggest } from './cookbook.ts';

/** Answers a request from the built-in cookbook, so no data leaves the device. */
export function askCookbook({ ingredients, staples, taste, notAgain }: RequestInput): Recipe | NoDish {
  const kitchen = { ingredients, staples: staples.length > 0 ? staples : staplesOf(null), taste };
  const suggestion = suggest({ ...kitchen, previousDishes: notAgain });
  if ('unknown' in suggestion) return { reason: 'unknown foods', nearest: null };
  if ('nearest' in suggestion) {
    const fits = (taste: Taste) => 'text' in suggest({ ...kitchen, taste, previousDishes: [] });
    if (notAgain.length > 0 && fits(taste)) return { reason: 'no more', nearest: null };
    return { reason: fits(NO_TASTE) ? 'taste' : 'nothing fits', ...suggestion };
  }
  const { text, leftOut, othersThatFit } = suggestion;
  const at = Date.now();
  return {
    id: newId(at),
    text,
    cutShort: false,
    ingredients,
    taste,
    at,
    onDevice: false,
    cookbook: { leftOut, others: othersThatFit },
    changed: null,
  };
}
