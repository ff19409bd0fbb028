import { foodsOf } from '../words/loading.ts';
import type { FoodLanguage } from '../words/readyFoods.ts';
import { type Find, finderOf } from './foodsNamed.ts';
import { tokensOf } from './tokens.ts';
import { says } from './usesOven.ts';

export type Ingredient = { text: string; group: string };
type Step = { title: string; text: string };
type Recipe = { ingredients: readonly Ingredient[]; steps: readonly Step[] };

const SENTENCE_END = /[.!?;:]\s|[\u3002\uff01\uff1f\uff1b]|\n/;
const MOST_INGREDIENTS = 200;
const MOST_SENTENCES = 40;
const MAX_CHARS = 3_000;

/** Which ingredients the step of this number uses. */
export function ingredientsOf(number: number, recipe: Recipe, tag: string): Ingredient[] {
  const language = foodsOf(tag);
  const ingredients = recipe.ingredients.slice(0, MOST_INGREDIENTS);
  const find = finderOf(
    ingredients.map(({ text }) => text),
    language,
  );
  const sentencesOf = (step: Step | undefined) =>
    step
      ? `${step.title}\n${step.text}`
          .slice(0, MAX_CHARS)
          .split(SENTENCE_END)
          .filter(Boolean)
          .slice(0, MOST_SENTENCES)
      : [];
  const named = new Set<number>();
  const sentences = sentencesOf(recipe.steps[number]);
  for (const sentence of sentences) {
    const before = () =>
      new Set(
        recipe.steps
          .slice(0, number)
          .flatMap(sentencesOf)
          .flatMap((one) => [...find(one)]),
      );
    // 'Make the filling: brown the beef': not all of the filling.
    const isTold = (group: number[]) => sentences.some((one) => group.some((at) => find(one).has(at)));
    for (const at of meantBy(sentence, ingredients, { find, before, isTold }, language)) named.add(at);
  }
  return ingredients.filter((_, at) => named.has(at));
}

function meantBy(
  sentence: string,
  ingredients: readonly Ingredient[],
  { find, before, isTold }: { find: Find; before: () => Set<number>; isTold: (group: number[]) => boolean },
  language: FoodLanguage,
): number[] {
  const { all, rest, but, ingredients: words } = language.inSteps;
  const isSaid = (list: string[]) => says(list, sentence, language);
  const every = ingredients.map((_, at) => at);
  const own = find(sentence);
  const groups = [...new Set(ingredients.map((one) => one.group))].filter(Boolean);
  const group = groups.find((one) => isGroupIn(one, sentence, isSaid(words), language));
  const inGroup = every.filter((at) => group === undefined || ingredients[at]?.group === group);
  if (isSaid(but) && own.size > 0) return inGroup.filter((at) => !own.has(at));
  if (isSaid(rest) && isSaid(words)) {
    const used = before();
    return [...own, ...inGroup.filter((at) => !used.has(at))];
  }
  const isAll = isSaid(all) || (group !== undefined && own.size === 0 && (isSaid(words) || !isTold(inGroup)));
  return [...own, ...(isAll ? inGroup : [])];
}

/** 'The dry ingredients', 'alle Zutaten fuer den Teig', 'whisk the sauce'. */
function isGroupIn(
  group: string,
  sentence: string,
  isOfIngredients: boolean,
  language: FoodLanguage,
): boolean {
  const wordsIn = (text: string) =>
    tokensOf(text, language)
      .filter(
        ({ role, text: one }) =>
          role !== 'tail' && role !== 'cut' && !says(language.inSteps.ingredients, one, language),
      )
      .filter(
        ({ text: one }) => !/^(?:articles|fill)$/.test(language.roles.map.get(language.fold(one)) ?? ''),
      )
      .map(({ text: one }) => language.fold(one));
  const name = wordsIn(group);
  if (name.length === 0 || (name.length === 1 && (name[0]?.length ?? 0) < 2)) return false;
  const said = wordsIn(sentence);
  const isIn =
    ` ${said.join(' ')} `.includes(` ${name.join(' ')} `) ||
    (language.isUnspaced && said.join('').includes(name.join('')));
  // 'Whisk the dressing' is all of it, 'pour over the dressing' is not.
  return isIn && (isOfIngredients || (said.length === name.length + 1 && said.at(-1) === name.at(-1)));
}
