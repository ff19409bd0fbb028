import { ingredientsOf, proofRead, type Reading } from 'recipe-reading';
import { staplesOf } from '../../machines/staples.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { suggest } from '../../src/cookbook/offer.ts';
import { requestOf } from '../../src/page/rendering/readRecipe.ts';
import { answerOf, reader } from '../../src/reader.ts';
import { proofLines } from '../proofLines.ts';
import { findAvoided, findBreaking } from '../reading/found.ts';
import { recipeOf } from '../recipeOf.ts';

export type Figures = { lists: number; fit: number; used: number; faults: string[] };

const FOR_THE_PAN = /\b(?:oil|butter|margarine|salt|pepper,.*)$/i;

/**
 * Writes a recipe for each list. `fit`: number of recipes that use two or more foods from the list, and at least
 * half of the list.
 */
export function measure(lists: readonly string[][], wishes: Partial<Taste> = {}): Figures {
  const taste: Taste = { ...NO_TASTE, ...wishes };
  const figures: Figures = { lists: lists.length, fit: 0, used: 0, faults: [] };
  for (const ingredients of lists) {
    const suggestion = suggest({ ingredients, staples: staplesOf(null), taste, previousDishes: [] });
    if ('reason' in suggestion || suggestion.why !== 'fits') continue;
    const used = ingredients.length - suggestion.leftOut.length;
    if (used >= Math.min(2, ingredients.length) && used >= ingredients.length / 2) figures.fit++;
    figures.used += used / ingredients.length / lists.length;
    const usedFoods = ingredients.filter((one) => !suggestion.leftOut.includes(one));
    const recipe = recipeOf(suggestion.text, { ingredients: usedFoods, taste });
    const reading = reader.read(answerOf(recipe));
    // Remarks that the page shows, for example about an unused ingredient.
    const remarks = proofLines(proofRead(reading, requestOf(recipe)), reading);
    const faults = [...faultsOf(suggestion.text, suggestion.dish, taste, reading), ...remarks];
    figures.faults.push(
      ...faults.map((fault) => `${ingredients.join(', ')} -> ${suggestion.dish}: ${fault}`),
    );
  }
  return figures;
}

/** Returns faults of a recipe, such as ingredients that the page misreads. */
function faultsOf(
  text: string,
  dish: string,
  taste: Taste,
  { dish: name, facts, ingredients, steps, language }: Reading,
): string[] {
  const [, listed = '', method = ''] = text.split(/^## .*$/m);
  const lines = itemsOf(listed, '- ');
  const checked = {
    ingredients: ingredients.map((one) => one.text),
    steps: steps.map((step) => `${step.title}\n${step.text}`),
    dish: name,
  };
  const foodsInSteps = steps.map((_, index) =>
    ingredientsOf(index, { ingredients, steps, language }).map((one) => one.text),
  );
  const inSteps = new Set(foodsInSteps.flat());
  const emptyPans = steps.filter(
    ({ text }, index) =>
      /^Heat (?!.*(?:batter|mixture))/.test(text) &&
      foodsInSteps[index]?.every((food) => FOR_THE_PAN.test(food)),
  );
  const foods = lines.map(
    (line) =>
      line
        .replace(
          /^(?:[\d¼½¾⅓⅔ ]*)(?:g|ml|\S*spoons?|cups?|oz|lb|cloves?|handfuls?|cans?(?: \(.*\))?|slices?|stalks?|pinch) /,
          '',
        )
        .replace(/^[\d¼½¾⅓⅔ ]+/, '')
        .split(',')[0],
  );
  // Without a wish, the recipe follows the amounts of the list.
  const isServings = !taste.eaters || facts.yield?.count === servingsOf(taste);
  const kosherMix =
    taste.diets.includes('kosher') &&
    ['meat', 'dairy'].every((word) => findAvoided([word], checked, 'en').length > 0);
  return [
    ...(name === dish ? [] : [`read as '${name}'`]),
    ...(isServings ? [] : [`serves ${facts.yield?.count}`]),
    ...(facts.total === null || !isWhole(text) ? ['is not whole'] : []),
    ...(taste.minutes !== null && (facts.total ?? 0) > taste.minutes ? [`takes ${facts.total} minutes`] : []),
    ...(checked.ingredients.join('\n') === lines.join('\n') ? [] : ['ingredients are read differently']),
    ...(steps.length === itemsOf(method, /^\d+\. /).length ? [] : [`${steps.length} steps`]),
    ...checked.ingredients.filter((line) => !inSteps.has(line)).map((line) => `no step uses '${line}'`),
    ...emptyPans.map(({ title }) => `'${title}' heats an empty pan`),
    ...foods.filter((food, index) => foods.indexOf(food) !== index).map((food) => `'${food}' twice`),
    ...taste.diets
      .flatMap((diet) => findBreaking(diet, checked, 'en'))
      .map((food) => `${food} is against the diet`),
    ...findAvoided(taste.avoid, checked, 'en').map((food) => `${food} is avoided`),
    ...(kosherMix ? ['meat with dairy'] : []),
  ];
}

/** False if a placeholder of a recipe was filled with nothing. */
export const isWhole = (text: string) => !/[{}]|undefined|NaN|\S {2}\S| the [.,:]| and$|\*\* {2}/m.test(text);

function servingsOf({ eaters }: Taste): number {
  return Math.ceil((eaters ?? 2) / Math.ceil((eaters ?? 2) / 4));
}

function itemsOf(block: string, mark: string | RegExp): string[] {
  return block
    .split('\n')
    .flatMap((line) => (line.search(mark) === 0 ? [line.replace(mark, '').trim()] : []));
}
