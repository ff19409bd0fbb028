import { cleanAnswer } from './cleanAnswer.ts';
import { titleOf } from './titleOf.ts';

/** What the model wrote, as it is shown, copied and taken along. */
export function readAnswer(answer: string): { text: string; dish: string } {
  const text = cleanAnswer(answer);
  return { text, dish: titleOf(text) };
}
