import { wordsIn } from '../words/fold.ts';
import { foodsOf } from '../words/loading.ts';
import type { FoodLanguage } from '../words/readyFoods.ts';

/** Whether a text says one of these words; in writings without blanks, wherever they stand. */
export function says(words: readonly string[], text: string, { fold, isUnspaced }: FoodLanguage): boolean {
  if (isUnspaced) {
    const folded = fold(text);
    return words.some((word) => folded.includes(word));
  }
  const said = ` ${wordsIn(text, fold)
    .map(({ folded }) => folded)
    .join(' ')} `;
  return words.some((word) => said.includes(` ${word} `));
}

export function usesOven(steps: string, tag: string): boolean {
  const language = foodsOf(tag);
  return says(language.inSteps.oven, steps, language);
}
