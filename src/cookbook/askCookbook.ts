import type { Recipe } from '../../machines/recipe.ts';
import type { NoDish, RequestInput } from '../../machines/request.ts';
import { staplesOf } from '../../machines/staples.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { reader } from '../reader.ts';
import { latePart } from '../shared/latePart.ts';
import { newId } from '../shared/newId.ts';
import { ENGLISH, suggest } from './cookbook.ts';
import type { Meanings } from './words/otherLanguages.ts';
import { waitForWords } from './words/waitForWords.ts';

const otherLanguages = latePart(() => import('./words/otherLanguages.ts'));

/** Answers a request once the words are loaded in which the visitor may have typed the list or foods to avoid. */
export async function askCookbookIn(languages: readonly string[], request: RequestInput) {
  const { avoid, language } = request.taste;
  const own = language ? [...languages, language] : languages;
  const avoided = avoid.length > 0 && waitForWords(own.map(reader.load));
  const isEnglish = request.ingredients.every(ENGLISH.explains);
  if (!isEnglish) await waitForWords([otherLanguages.load()]);
  const explain = isEnglish ? undefined : otherLanguages.getSnapshot().code?.explainList;
  const meanings = await explain?.(request.ingredients, staplesOf(request.staples), own, ENGLISH);
  await avoided;
  return askCookbook(request, meanings);
}

/** Answers a request from the built-in cookbook, so no data leaves the device. */
export function askCookbook(request: RequestInput, meanings: Meanings = new Map()): Recipe | NoDish {
  const { ingredients, taste, notAgain } = request;
  const kitchen = { ingredients, staples: staplesOf(request.staples), taste, meanings };
  const suggestion = suggest({ ...kitchen, previousDishes: notAgain });
  if ('unknown' in suggestion) return { reason: 'unknown foods', nearest: null };
  if ('nearest' in suggestion) {
    const fits = (taste: Taste) => 'text' in suggest({ ...kitchen, taste, previousDishes: [] });
    if (notAgain.length > 0 && fits(taste)) return { reason: 'no more', nearest: null };
    return { reason: fits(NO_TASTE) ? 'taste' : 'nothing fits', ...suggestion };
  }
  const { text, leftOut, othersThatFit, meant } = suggestion;
  const foreign = Array.from(meanings, ([typed, { text }]) => ({ typed, meant: text }));
  const all = [...meant, ...foreign.filter(({ meant }) => meant)];
  const at = Date.now();
  return {
    id: newId(at),
    text,
    cutShort: false,
    ingredients,
    taste,
    at,
    onDevice: false,
    cookbook: { leftOut, others: othersThatFit, meant: all.map(({ typed, meant }) => ({ typed, meant })) },
    changed: null,
  };
}
