import type { ReadRecipe } from '../context/drawing.ts';
import type { Entry } from '../context/page.ts';

/** Whether all words that are sought stand in its name, its note, what it was asked with, its bullets, tables or headings. */
export function holdsWords(entry: Entry, sought: string, read: ReadRecipe): boolean {
  const searched = searchedOf.get(entry) ?? readSearched(entry, read);
  searchedOf.set(entry, searched);
  return plain(sought)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Kept, so that a key in the search field does not read every recipe again. */
const searchedOf = new WeakMap<Entry, string>();

function readSearched({ recipe, note }: Entry, read: ReadRecipe): string {
  const lines = recipe.text.split('\n').filter((line) => /^ *(?:[-*+|]|#)/.test(line));
  return plain([read(recipe).dish, note, ...recipe.ingredients, ...lines].join('\n'));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
