import { type Entry, mergeMarks, protectedFirst, readEntry } from './entry.ts';
import { list, or, parseObject } from './parse.ts';

const FORMAT = 'recipe-kitchen';
const VERSION = 1;
/** Maximum number of saved recipes. */
export const LIMIT = 200;

export function writeExport(entries: Entry[]): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, entries }, null, 2);
}

/**
 * Reads as many recipes from a file as fit into the recipe box. Prefers recipes that the visitor has liked, cooked or
 * written a note on, then newer recipes. `updated`: recipes that are already in the box and get new marks from the file.
 */
export function readExport(
  text: string,
  present: Entry[],
  isTaken: (id: string) => boolean,
): { entries: Entry[]; updated: Entry[]; left: number } | { refused: string } {
  const entries = parseExport(text);
  if (typeof entries === 'string') return { refused: entries };
  const known = new Set(present.map(identityOf));
  const fresh = entries
    .filter((entry) => !known.has(identityOf(entry)) && known.add(identityOf(entry)))
    .sort(protectedFirst);
  const room = Math.max(0, LIMIT - present.length);
  const updated = present.flatMap((entry) => {
    const other = entries.find((one) => identityOf(one) === identityOf(entry));
    return (other && mergeMarks(entry, other)) ?? [];
  });
  if (room === 0 && fresh.length > 0 && updated.length === 0) {
    return { refused: `The box is full (${LIMIT}). Export all, then delete some.` };
  }
  const ids = new Set<string>();
  return {
    entries: fresh.slice(0, room).map(({ recipe, ...marks }) => {
      const id = isTaken(recipe.id) || ids.has(recipe.id) ? newId() : recipe.id;
      ids.add(id);
      return { recipe: { ...recipe, id }, ...marks };
    }),
    updated,
    left: Math.max(0, fresh.length - room),
  };
}

/** Identifies a recipe by its time and text, since two browsers may give different recipes the same id. */
function identityOf({ recipe }: Entry): string {
  return `${recipe.at} ${recipe.text}`;
}

function newId(): string {
  return `imported-${Math.random().toString(36).slice(2)}`;
}

function parseExport(text: string): Entry[] | string {
  const value = parseObject(text);
  if (value?.format !== FORMAT) return 'This file holds no recipes from this page.';
  if (value.version !== VERSION || !Array.isArray(value.entries)) {
    return 'This file was written by another version of the page.';
  }
  return or(list(readEntry), 'This file is damaged. Nothing was imported.')(value.entries);
}
