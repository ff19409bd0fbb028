import { type Facts, readFacts } from './words/facts.ts';
import { titleOf } from './words/titleOf.ts';
import { unfence } from './words/unfence.ts';

/** What the model wrote, as it is shown, copied and taken along. */
export function readAnswer(answer: string): { text: string; dish: string; facts: Facts } {
  const text = unfence(answer);
  return { text, dish: titleOf(text), facts: readFacts(text) };
}
