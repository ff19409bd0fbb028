import { remembered } from '../../shared/remembered.ts';
import { textOfStep } from '../shape/steps.ts';
import { sentencesIn } from '../tokens/sentences.ts';
import { does } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { foldedIn } from '../words/fold.ts';
import type { Language } from '../words/language.ts';
import { readIngredient } from './foods.ts';
import { finderOf } from './foodsNamed.ts';

export type Listed = { text: string; group: string };
type Step = { part: string; title: string; text: string };
type Recipe = { ingredients: readonly Listed[]; steps: readonly Step[]; language: Language };

const MOST_INGREDIENTS = 200;
const MOST_SENTENCES = 40;
const MAX_CHARS = 3_000;

export function usesOven(steps: string, language: Language): boolean {
  return hasAny([...language.inSteps.oven, ...language.inSteps.baked], steps, language);
}

/** Returns the ingredients that a step uses. `number`: the step's index. */
export function ingredientsOf(number: number, recipe: Recipe): Listed[] {
  const { language } = recipe;
  const { all, rest, but, ingredients: words } = language.inSteps;
  const ingredients = recipe.ingredients.slice(0, MOST_INGREDIENTS);
  const names = ingredients.map(({ text }) => text);
  const find = remembered(finderOf(names, language), MAX_CHARS);
  const foundIn = (steps: readonly Step[]) => steps.flatMap(sentencesOf).flatMap((one) => [...find(one)]);
  const groups = [...new Set(ingredients.map(({ group }) => group))].filter(Boolean);
  const step = recipe.steps.slice(number, number + 1);
  const namedInStep = foundIn(step);

  function meantBy(sentence: string): number[] {
    const has = (list: string[]) => hasAny(list, sentence, language);
    const own = [...find(sentence)];
    const group = groups.find((one) => isGroupIn(one, sentence, has(words), language));
    const inGroup = [...ingredients.keys()].filter(
      (index) => group === undefined || ingredients[index]?.group === group,
    );
    if (has(but)) return inGroup.filter((index) => !own.includes(index));
    if (has(rest) && has(words)) {
      const used = foundIn(recipe.steps.slice(0, number));
      return [...own, ...inGroup.filter((index) => !used.includes(index))];
    }
    // Does not add a whole group of ingredients if the step names some of them: 'Make the filling: brown the beef'.
    const isNamedOneByOne = inGroup.some((index) => namedInStep.includes(index));
    const isAll = has(all) || (group !== undefined && (has(words) || !isNamedOneByOne));
    return isAll ? [...own, ...inGroup] : own;
  }

  const named = new Set(step.flatMap(sentencesOf).flatMap(meantBy));
  const found = ingredients.filter((_, index) => named.has(index));
  const nameOf = ({ text }: Listed) => readIngredient(text, language).name;
  const stemsOf = (text: string) => contentOf(text, language).map(language.stem);
  const part = stemsOf(step[0]?.part ?? '');
  const ofPart = found.filter(({ group }) => stemsOf(group).some((word) => part.includes(word)));
  // Prefers the ingredients for the step's part of the dish: in a step for the syrup, 'sugar' is the sugar of the syrup, not of the dough.
  const isOther = (one: Listed) =>
    ofPart.some((own) => own.group !== one.group && nameOf(own) === nameOf(one));
  return found.filter((one) => ofPart.includes(one) || !isOther(one));
}

/** True if a text contains one of the words. In scripts without spaces, a word may also occur inside another word. */
export function hasAny(words: readonly string[], text: string, { fold, isUnspaced }: Language): boolean {
  if (isUnspaced) {
    const folded = fold(text);
    return words.some((word) => folded.includes(word));
  }
  const spaced = ` ${foldedIn(text, fold).join(' ')} `;
  return words.some((word) => spaced.includes(` ${word} `));
}

function sentencesOf(step: Step): string[] {
  return sentencesIn(textOfStep(step).slice(0, MAX_CHARS)).slice(0, MOST_SENTENCES);
}

export function contentOf(text: string, language: Language): string[] {
  return tokensOf(text, language)
    .filter((token) => !does(token, 'sign', 'articles', 'fill', 'for'))
    .map((token) => language.fold(token.text));
}

/** True if a sentence means all ingredients of a group: 'whisk the dressing', but not 'pour over the dressing'. */
function isGroupIn(group: string, sentence: string, isOfIngredients: boolean, language: Language): boolean {
  const name = contentOf(group, language);
  const content = contentOf(sentence, language);
  const isIn = name.length > 0 && ` ${content.join(' ')} `.includes(` ${name.join(' ')} `);
  return isIn && (isOfIngredients || (content.length === name.length + 1 && content.at(-1) === name.at(-1)));
}
