import { readMarkup } from './markup.ts';
import { findDish } from './words/dish.ts';
import { type Facts, readFacts } from './words/facts.ts';
import { unfence } from './words/unfence.ts';

/** `ingredients`: those that it was asked with, which name a dish that the answer does not. */
export function readAnswer(recipe: { text: string; ingredients: string[] }): {
  text: string;
  dish: string;
  facts: Facts;
} {
  const text = readMarkup(unfence(recipe.text));
  return { text, dish: findDish(text) || nameOf(recipe.ingredients), facts: readFacts(text) };
}

/** 'Eggs, rice and leek'. */
function nameOf(ingredients: string[]): string {
  const words = new Intl.ListFormat('en').format(ingredients).replace(/, and /, ' and ');
  return words.charAt(0).toUpperCase() + words.slice(1) || 'Recipe';
}
