import { type Facts, readFacts } from './words/facts.ts';
import { titleOf } from './words/titleOf.ts';
import { unfence } from './words/unfence.ts';

export function readAnswer(answer: string): { text: string; dish: string; facts: Facts } {
  const text = unfence(answer);
  return { text, dish: titleOf(text), facts: readFacts(text) };
}
