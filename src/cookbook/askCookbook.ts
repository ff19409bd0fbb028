import type { Recipe } from '../../machines/recipe.ts';
import type { NoDish, RequestInput } from '../../machines/request.ts';
import { staplesOf } from '../../machines/staples.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { reader } from '../reader.ts';
import { newId } from '../shared/newId.ts';
import { suggest } from './cookbook.ts';

/** Maximum time to wait for words. A dish that could not be checked is shown with a note. */
const MOST_MS = 5_000;

/** Answers a request once the words are loaded in which the visitor may have typed foods to avoid. */
export async function askCookbookIn(languages: readonly string[], request: RequestInput) {
  const { avoid, language } = request.taste;
  const own = avoid.length > 0 ? [...languages, ...(language ? [language] : [])] : [];
  const hasWaited = new Promise((resolve) => setTimeout(resolve, MOST_MS));
  if (own.length > 0) await Promise.race([Promise.allSettled(own.map(reader.load)), hasWaited]);
  return askCookbook(request);
}

/** Answers a request from the built-in cookbook, so no data leaves the device. */
export function askCookbook({ ingredients, staples, taste, notAgain }: RequestInput): Recipe | NoDish {
  const kitchen = { ingredients, staples: staplesOf(staples), taste };
  const suggestion = suggest({ ...kitchen, previousDishes: notAgain });
  if ('unknown' in suggestion) return { reason: 'unknown foods', nearest: null };
  if ('nearest' in suggestion) {
    const fits = (taste: Taste) => 'text' in suggest({ ...kitchen, taste, previousDishes: [] });
    if (notAgain.length > 0 && fits(taste)) return { reason: 'no more', nearest: null };
    return { reason: fits(NO_TASTE) ? 'taste' : 'nothing fits', ...suggestion };
  }
  const { text, leftOut, othersThatFit, meant } = suggestion;
  const at = Date.now();
  return {
    id: newId(at),
    text,
    cutShort: false,
    ingredients,
    taste,
    at,
    onDevice: false,
    cookbook: { leftOut, others: othersThatFit, meant: meant.map(({ typed, meant }) => ({ typed, meant })) },
    changed: null,
  };
}
