import { NO_RECIPE, type Recipe } from '../../../machines/recipe.ts';
import type { RecipeRequest } from '../../../machines/request.ts';
import { newId } from '../../shared/newId.ts';
import { AttemptError } from './attemptError.ts';

const START = '<think>';
const END = '</think>';

export function recipeOfAnswer(
  { ingredients, taste, change }: RecipeRequest,
  content: unknown,
  { cutShort, onDevice }: Pick<Recipe, 'cutShort' | 'onDevice'>,
): Recipe {
  const text = typeof content === 'string' ? withoutReasoning(content) : '';
  if (text === '') {
    throw cutShort
      ? new AttemptError('only thinking', 'The model used up the answer by thinking')
      : new AttemptError('bad answer', 'The answer contains no text');
  }
  const at = Date.now();
  const changed = change && { wish: change.wish, from: change.of.id };
  return { ...NO_RECIPE, id: newId(at), text, cutShort, ingredients, taste, at, onDevice, changed };
}

/** Removes the model's reasoning from its answer. Returns '' if the answer ends within the reasoning. */
export function withoutReasoning(text: string): string {
  // Removes a greeting of the model, such as 'Sure!', before the reasoning.
  let answer = text.trim().replace(/^[^\n<#]{1,100}\s*(?=<think>)/, '');
  while (answer.startsWith(START)) {
    const end = answer.indexOf(END);
    answer = end === -1 ? '' : answer.slice(end + END.length).trimStart();
  }
  // Also finds reasoning without a start tag. Some models write only the end tag.
  const end = answer.indexOf(END);
  return end === -1 || answer.slice(0, end).includes(START)
    ? answer
    : answer.slice(end + END.length).trimStart();
}
