import { newId } from '../shared/newId.ts';
import { list, or, parseObject } from '../shared/schema.ts';
import { type Entry, isExpendable, mergeMarks, newestFirst, readEntry } from './entry.ts';

const FORMAT = 'recipe-kitchen';
const VERSION = 1;
/** Maximum number of saved recipes that the page may delete. The number of other recipes is not limited. */
export const LIMIT = 200;

export function writeExport(entries: Entry[]): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, entries }, null, 2);
}

/**
 * Reads the recipes of a file. Returns null if this page has not written the file. Leaves out the oldest expendable recipes if they exceed the limit.
 * `updated`: recipes that are already in the box and get new marks from the file.
 */
export function readExport(
  text: string,
  present: Entry[],
  isTaken: (id: string) => boolean,
): { entries: Entry[]; updated: Entry[]; left: number } | { refused: string } | null {
  const entries = parseExport(text);
  if (entries === null) return null;
  if (typeof entries === 'string') return { refused: entries };
  const known = new Set(present.map(identityOf));
  const fresh = entries
    .filter((entry) => !known.has(identityOf(entry)) && known.add(identityOf(entry)))
    .sort(newestFirst);
  const room = Math.max(0, LIMIT - present.filter(isExpendable).length);
  const left = fresh.filter(isExpendable).slice(room);
  const added = fresh.filter((entry) => !left.includes(entry));
  const updated = present.flatMap((entry) => {
    const other = entries.find((one) => identityOf(one) === identityOf(entry));
    return (other && mergeMarks(entry, other)) ?? [];
  });
  if (left.length > 0 && added.length === 0 && updated.length === 0) {
    return { refused: `The box is full (${LIMIT} unused recipes). Delete some first.` };
  }
  const given = new Set<string>();
  return {
    entries: added.map(({ recipe, ...marks }) => {
      const id = isTaken(recipe.id) || given.has(recipe.id) ? newId(Date.now()) : recipe.id;
      given.add(id);
      return { recipe: { ...recipe, id }, ...marks };
    }),
    updated,
    left: left.length,
  };
}

/** Identifies a recipe by its time and text. Two browsers may give different recipes the same id. */
function identityOf({ recipe }: Entry): string {
  return `${recipe.at} ${recipe.text}`;
}

function parseExport(text: string): Entry[] | string | null {
  const value = parseObject(text);
  if (value?.format !== FORMAT) return null;
  if (value.version !== VERSION || !Array.isArray(value.entries)) {
    return 'This file was written by another version of the page.';
  }
  return or(list(readEntry), 'This file is damaged. Nothing was imported.')(value.entries);
}
