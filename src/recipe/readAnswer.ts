import { titleOf } from './titleOf.ts';
import { unfence } from './unfence.ts';

/** What the model wrote, as it is shown, copied and taken along. */
export function readAnswer(answer: string): { text: string; dish: string } {
  const text = unfence(answer);
  return { text, dish: titleOf(text) };
}
