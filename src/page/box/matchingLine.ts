import type { Entry } from '../context/page.ts';
import { readRecipe } from '../rendering/readRecipe.ts';

/**
 * Finds the first search word that is not visible in the entry, and returns the recipe's line that contains this word.
 * Returns '' if the entry shows all search words, or null if the recipe lacks one of them. `foods`: the ingredients
 * that the entry shows.
 */
export function matchingLine({ recipe, note }: Entry, foods: string[], words: string[]): string | null {
  const shown = plain([readRecipe(recipe).reading().dish, note, ...foods].join('\n'));
  const marked = recipe.text.split('\n').filter((line) => /^ *(?:[-*+|]|#)/.test(line));
  const asked = recipe.ingredients.join(', ');
  const lines = [...marked.map(withoutMarks), asked];
  const found = words
    .filter((word) => !shown.includes(word))
    .map((word) => lines.find((line) => plain(line).includes(word)));
  const [line = ''] = found;
  if (found.includes(undefined)) return null;
  return line && line === asked ? `Asked with ${line}` : line;
}

function withoutMarks(line: string): string {
  return line.replace(/^[\s#*+|-]+(?:\[[ x]\] )?|[*|]|\]\([^)]*\)|\[/gi, '').trim();
}

/** Splits a search query into lower-case words without accents. */
export function wordsOfQuery(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Removes accents, and converts to lower case. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
