import { staplesOf } from '../../machines/staples.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { ENGLISH, kitchenOf, rank } from './cookbook.ts';
import { dishNameFor } from './names.ts';
import { offerDishes } from './offer.ts';
import type { Filled } from './score.ts';
import { explainList } from './words/otherLanguages.ts';

/** Explains which dishes the cookbook suggests for a list: a line for each dish, the best first. */
export async function explainDishes(ingredients: string[], wishes: Partial<Taste>): Promise<string> {
  const staples = staplesOf(null);
  const input = {
    ingredients,
    staples,
    taste: { ...NO_TASTE, ...wishes },
    previousDishes: [],
    meanings: await explainList(ingredients, staples, [], ENGLISH),
  };
  const kitchen = kitchenOf(input);
  const best = offerDishes(input).map(({ dish, why, kind, minutes, leftOut, toBuy }) => {
    const parts = [
      `${why}, ${minutes} minutes, ${kind}`,
      leftOut.length > 0 && `without ${leftOut.join(', ')}`,
      toBuy.length > 0 && `to buy: ${toBuy.join(', ')}`,
      ...kitchen.meant.map((one) => `'${one.typed}' read as ${one.meant}`),
    ];
    return `${dish}\n  ${parts.filter(Boolean).join('; ')}`;
  });
  return [...best, '', ...rank(input, kitchen, { onlyFitting: false }).map(lineOf)].join('\n');
}

function lineOf({ dish, picks, minutes, score, points, fits }: Filled): string {
  const parts = Object.entries(points).flatMap(([name, value]) =>
    value === 0 ? [] : `${name} ${value.toFixed(1)}`,
  );
  const head = `${score.toFixed(2).padStart(6)}  ${dishNameFor(dish, picks)} (${minutes} minutes)`;
  return `${head}: ${parts.join(', ')}${fits ? '' : '; uses none of its main foods'}`;
}
