import { foodsOf } from '../words/loading.ts';
import type { FoodLanguage } from '../words/readyFoods.ts';
import { coreOf, readIngredient } from './foods.ts';
import { type Find, finderOf } from './foodsNamed.ts';
import { tokensOf } from './tokens.ts';
import { says } from './usesOven.ts';

export type Ingredient = { text: string; group: string };
type Step = { title: string; text: string };
type Recipe = { ingredients: readonly Ingredient[]; steps: readonly Step[] };

const SENTENCE_END = /[.!?;:]\s|[\u3002\uff01\uff1f\uff1b]|\n/;
const LETTER_OF_GROUP = /^[^\p{L}]?([A-Da-d\uff21-\uff24])(?!\p{L})/u;
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
  const said = language.fold(sentences.join(' '));
  const found = ingredients.flatMap((one, at) => (named.has(at) ? [one] : []));
  return found.filter((one) => isMeant(one, found, said, language));
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
  const lettered = every.filter((at) => isLetterIn(ingredients[at]?.group ?? '', sentence, language));
  if (isSaid(but) && own.size > 0) return inGroup.filter((at) => !own.has(at));
  if (isSaid(rest) && isSaid(words)) {
    const used = before();
    return [...own, ...inGroup.filter((at) => !used.has(at))];
  }
  const isAll = isSaid(all) || (group !== undefined && own.size === 0 && (isSaid(words) || !isTold(inGroup)));
  return [...own, ...lettered, ...(isAll ? inGroup : [])];
}

function foodsIn(line: string, language: FoodLanguage): string[] {
  return readIngredient(line, language).needs.map(([food = []]) => coreOf(food).join(' '));
}

/** Of two lines of one food, the one whose group, full name or amount the step tells more of. */
function isMeant(
  one: Ingredient,
  named: readonly Ingredient[],
  said: string,
  language: FoodLanguage,
): boolean {
  const core = foodsIn(one.text, language).join('|');
  const others = named.filter((other) => other !== one && foodsIn(other.text, language).join('|') === core);
  if (others.length === 0) return true;
  const rank = ({ text, group }: Ingredient) => {
    const { name } = readIngredient(text, language);
    const tells = (part: string) => part !== '' && said.includes(language.fold(part));
    const amount = /^[\d\u00bc-\u00be/., ]+\p{L}+/u.exec(text)?.[0].trim() ?? '';
    const inGroup = named.filter((other) => other.group === group).length;
    return [
      Number(tells(text.split(',')[0] ?? '') || tells(amount)),
      Number(name.includes(' ') && tells(name)),
      inGroup,
      Number(tells(name)),
    ];
  };
  const own = rank(one);
  return others.every((other) => {
    const its = rank(other);
    const at = its.findIndex((value, place) => value !== own[place]);
    return at < 0 || (its[at] ?? 0) < (own[at] ?? 0);
  });
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

/** Japanese recipes call groups 'A' and 'B'. */
function isLetterIn(group: string, sentence: string, { isUnspaced, fold }: FoodLanguage): boolean {
  const letter = isUnspaced ? LETTER_OF_GROUP.exec(fold(group.trim()))?.[1] : undefined;
  return (
    letter !== undefined &&
    fold(sentence)
      .split(/[a-z]{2,}/)
      .some((part) => part.includes(letter))
  );
}
