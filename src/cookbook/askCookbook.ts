import type { DishesInput, OfferedDish } from '../../machines/dishesMachine.ts';
import { NO_RECIPE, type Recipe } from '../../machines/recipe.ts';
import type { NoDish, RequestInput } from '../../machines/request.ts';
import { staplesOf } from '../../machines/staples.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { reader } from '../reader.ts';
import { latePart } from '../shared/latePart.ts';
import { newId } from '../shared/newId.ts';
import { inPieces, nextTask } from '../shared/steps/inPieces.ts';
import { ENGLISH, kitchenOf, stepsOfAnyList } from './cookbook.ts';
import { isFoodName, keySteps } from './findFoods.ts';
import { offerDishes, suggest, warmUp } from './offer.ts';
import type { Meanings } from './words/otherLanguages.ts';
import { waitForWords } from './words/waitForWords.ts';

export { warmUp };

/** The cookbook considers only the last ingredients of a longer list, and the beginning of each, so that it stays fast. */
const [MOST_LISTED, LONGEST] = [60, 300];
const shortened = (all: string[]) => all.slice(-MOST_LISTED).map((one) => one.slice(0, LONGEST));

type Request = Omit<RequestInput, 'source' | 'dish'> & { dish?: string | null };

const otherLanguages = latePart(() => import('./words/otherLanguages.ts'));

/** Answers a request once the words are loaded in which the visitor may have typed the list or foods to avoid. */
export async function askCookbookIn(languages: readonly string[], request: Request) {
  return askCookbook(request, await loadWords(languages, request));
}

/** Finds dishes to offer, once the words are loaded in which the visitor may have typed the list or foods to avoid. */
export async function findDishesIn(
  languages: readonly string[],
  { kitchen, all }: DishesInput,
): Promise<OfferedDish[]> {
  const { first, staples, taste } = kitchen;
  const meanings = await loadWords(languages, kitchen);
  const ingredients = shortened(kitchen.ingredients);
  const input = { ingredients, first, staples: staplesOf(staples), taste, meanings, previousDishes: [] };
  // Lets the browser paint the new list first, because a search for a long list takes longer than a frame.
  await nextTask();
  return offerDishes(input, all).map(({ text, kind, leftOut, ...offered }) => offered);
}

/** Prepares the cookbook, loads words of other languages, and returns the foods that they name on an ingredient list. */
async function loadWords(
  languages: readonly string[],
  { ingredients: all, staples, taste }: DishesInput['kitchen'],
): Promise<Meanings | undefined> {
  const ingredients = shortened(all);
  const { avoid, language } = taste;
  const own = language ? [...languages, language] : languages;
  const avoided = avoid.length > 0 && waitForWords(own.map(reader.load));
  await inPieces(stepsOfAnyList());
  if (![...ingredients, ...staplesOf(staples)].every(isFoodName)) await inPieces(keySteps());
  const isEnglish = ingredients.every(ENGLISH.explains);
  if (!isEnglish) await waitForWords([otherLanguages.load()]);
  const explain = isEnglish ? undefined : otherLanguages.getSnapshot().code?.explainList;
  const meanings = await explain?.(ingredients, staplesOf(staples), own, ENGLISH);
  await avoided;
  return meanings;
}

/** Answers a request from the built-in cookbook, so no data leaves the device. */
export function askCookbook(request: Request, meanings?: Meanings): Recipe | NoDish {
  const { ingredients, first, taste, notAgain, dish = null } = request;
  const kitchen = {
    ingredients: shortened(ingredients),
    first,
    staples: staplesOf(request.staples),
    taste,
    meanings,
    // The visitor may choose a dish again.
    previousDishes: notAgain.filter((name) => name !== dish),
  };
  const suggestion = suggest(kitchen, dish);
  if ('reason' in suggestion) {
    const { reason } = suggestion;
    const fits = (taste: Taste) => 'text' in suggest({ ...kitchen, taste, previousDishes: [] });
    if (reason === 'unknown foods') return { reason };
    if (notAgain.length > 0 && fits(taste)) return { reason: 'no more' };
    return { reason: fits(NO_TASTE) ? 'taste' : reason };
  }
  const { text, uses, others } = suggestion;
  const leftOut = ingredients.filter((ingredient) => !uses.includes(ingredient));
  const meant = kitchenOf(kitchen).meant.map(({ typed, meant }) => ({ typed, meant }));
  const at = Date.now();
  return { ...NO_RECIPE, id: newId(at), text, ingredients, taste, at, cookbook: { leftOut, others, meant } };
}
