import { findDish } from './dish/dish.ts';
import { type Facts, readFacts } from './numbers/facts.ts';
import { readHtml } from './readHtml.ts';
import { unfence } from './words/unfence.ts';

/** `ingredients`: those that it was asked with, which name a dish that the answer does not. */
export type Answer = { text: string; ingredients: string[] };

export function readAnswer(answer: Answer): { text: string; dish: string; facts: Facts } {
  const text = textOf(answer);
  return { text, dish: dishOf(text, answer), facts: readFacts(text) };
}

export function textOf({ text }: Answer): string {
  return readHtml(unfence(text));
}

/** Without the facts, which take many times as long. */
export function dishOf(text: string, { ingredients }: Answer): string {
  return findDish(text) || nameOf(ingredients);
}

/** 'Eggs, rice and leek'. */
function nameOf(ingredients: string[]): string {
  const words = new Intl.ListFormat('en').format(ingredients).replace(/, and /, ' and ');
  return words.charAt(0).toUpperCase() + words.slice(1) || 'Recipe';
}
