import { findDish } from './dish/dish.ts';
import { readHtml } from './readHtml.ts';
import { unfence } from './words/unfence.ts';

/** `ingredients`: those that it was asked with, which name a dish that the answer does not. */
export type Answer = { text: string; ingredients: string[] };

export function textOf({ text }: Answer): string {
  return readHtml(unfence(text));
}

export function dishOf(text: string, { ingredients }: Answer): string {
  return findDish(text, ingredients) || nameOf(ingredients);
}

/** 'Eggs, rice and leek'. */
function nameOf(ingredients: string[]): string {
  const words = new Intl.ListFormat('en').format(ingredients).replace(/, and /, ' and ');
  return words.charAt(0).toUpperCase() + words.slice(1) || 'Recipe';
}
