import { findAmounts, nameOf, readLine } from 'recipe-reading';
import { reader } from '../../../src/reader.ts';

const english = reader.languageOf('en');

/** Reads the first amount of an English ingredient line, and the food's name as the shopping list shows it. */
export function parse(line: string) {
  const [scaled] = findAmounts(line, english);
  const items = readLine(line, english);
  const figures = items.flatMap(({ figure }) => figure ?? []);
  const figure = figures.find(({ start }) => start === scaled?.start) ?? figures[0];
  const { low, high } = figure ?? {};
  // Finds a unit without a number: 'handful' in 'handful of basil'.
  const unit = figure ? figure.unit : items.slice(0, 3).find(({ kind }) => kind && kind !== 'noAmount');
  return {
    low: low ?? null,
    high: high ?? null,
    unit: unit ? line.slice(unit.start, unit.end) : '',
    name: nameOf(line, english),
  };
}

/** Reads a whole recipe, in any language. */
export async function readRecipe(text: string) {
  const answer = { text, ingredients: [] };
  await reader.wordsToLoad(answer);
  const { dish, ingredients, steps } = reader.read(answer);
  return {
    title: dish,
    ingredients: ingredients.map((one) => one.text),
    instructions: steps.map(({ part, title, text: step }) => `${part} ${title} ${step}`),
  };
}
