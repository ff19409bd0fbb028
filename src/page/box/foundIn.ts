import type { ReadRecipe } from '../context/drawing.ts';
import type { Entry } from '../context/page.ts';

/** Null if some word is not found, else what holds one unseen, or '' if its name and its note hold all of them. */
export function foundIn({ recipe, note }: Entry, sought: string, read: ReadRecipe): string | null {
  const inRow = plain(`${read(recipe).dish}\n${note}`);
  const lines = [
    ...recipe.text.split('\n').filter((line) => /^ *(?:[-*+|]|#)/.test(line)),
    `Asked with ${recipe.ingredients.join(', ')}`,
  ];
  const found = plain(sought)
    .split(/\s+/)
    .filter((word) => !inRow.includes(word))
    .map((word) => lines.find((line) => plain(line).includes(word)));
  const [line = ''] = found;
  return found.includes(undefined) ? null : line.replace(/^[\s#*+|-]+|[*|]/g, '').trim();
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
