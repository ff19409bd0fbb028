import type { Recipe } from '../../machines/recipeMachine.ts';
import { isObject, parseJson, parseRecipe } from './parse.ts';
import type { Shelf } from './shelf.ts';

/** One key a recipe: two tabs that keep one at the same time do not overwrite each other. */
export const RECIPE_KEY = 'recipe-kitchen.recipe.';
const VERSION = 1;
const EXPORT_FORMAT = 'recipe-kitchen';
const LIMIT = 50;

/** A recipe, and which items of it are ticked off, by their place in the text. */
export type Entry = { recipe: Recipe; ticks: number[] };

type BoxState = {
  /** Newest first. */
  entries: Entry[];
  /** The last change could not be stored, and stays for this visit only. */
  unstored: boolean;
};

export type RecipeBox = ReturnType<typeof openRecipeBox>;

export function openRecipeBox(shelf: Shelf) {
  const listeners = new Set<() => void>();
  const inMemory = new Map<string, Entry>();
  let state: BoxState = { entries: readEntries(shelf), unstored: false };

  function refresh(unstored = state.unstored) {
    const stored = readEntries(shelf).filter(({ recipe }) => !inMemory.has(recipe.id));
    state = { entries: [...inMemory.values(), ...stored].sort(newestFirst), unstored };
    for (const listener of listeners) listener();
  }

  function find(id: string) {
    return state.entries.find(({ recipe }) => recipe.id === id);
  }

  function put(entry: Entry): boolean {
    const { id } = entry.recipe;
    const stored = shelf.write(RECIPE_KEY + id, { version: VERSION, ...entry });
    if (stored) inMemory.delete(id);
    else inMemory.set(id, entry);
    refresh(!stored);
    return stored;
  }

  function remove(id: string) {
    inMemory.delete(id);
    shelf.remove(RECIPE_KEY + id);
    refresh();
  }

  function freeId(id: string): string {
    return find(id) ? freeId(`${id.slice(0, 60)}-1`) : id;
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => state,
    /** For when another tab has changed the storage. */
    refresh: () => refresh(),
    put,
    remove,
    add: (recipe: Recipe) => {
      if (find(recipe.id)) return;
      // A box that is full makes room; a storage that is full loses nothing for what it cannot take.
      if (put({ recipe, ticks: [] }))
        for (const oldest of state.entries.slice(LIMIT)) remove(oldest.recipe.id);
    },
    exportAll: () =>
      JSON.stringify({ format: EXPORT_FORMAT, version: VERSION, entries: state.entries }, null, 2),
    /** Merges, and says how many recipes were new or why none was taken. */
    importAll: (text: string): { added: number } | { refused: string } => {
      const entries = parseExport(text);
      if (typeof entries === 'string') return { refused: entries };
      const fresh = entries.filter(({ recipe }) => find(recipe.id)?.recipe.text !== recipe.text);
      const total = state.entries.length + fresh.length;
      if (total > LIMIT) {
        return {
          refused: `The box holds ${LIMIT} recipes, with these it would be ${total}. Delete some first.`,
        };
      }
      for (const { recipe, ticks } of fresh) put({ recipe: { ...recipe, id: freeId(recipe.id) }, ticks });
      return { added: fresh.length };
    },
  };
}

function readEntries(shelf: Shelf): Entry[] {
  try {
    return shelf
      .keys()
      .filter((key) => key.startsWith(RECIPE_KEY))
      .map((key) => parseEntry(parseJson(shelf.read(key) ?? '')))
      .filter((entry) => entry !== null)
      .sort(newestFirst);
  } catch {
    return [];
  }
}

function parseEntry(value: unknown): Entry | null {
  if (!isObject(value) || value.version !== VERSION) return null;
  const recipe = parseRecipe(value.recipe);
  return recipe && isTicks(value.ticks) ? { recipe, ticks: value.ticks } : null;
}

function parseExport(text: string): Entry[] | string {
  const value = parseJson(text);
  if (!isObject(value) || value.format !== EXPORT_FORMAT) return 'This file holds no recipes from this page.';
  if (value.version !== VERSION || !Array.isArray(value.entries)) {
    return 'This file was written by another version of the page.';
  }
  const entries = value.entries.map((entry) => parseEntry({ version: VERSION, ...entry }));
  return entries.every((entry) => entry !== null)
    ? entries
    : 'This file is damaged: nothing was taken from it.';
}

function isTicks(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((place) => Number.isInteger(place));
}

function newestFirst(one: Entry, other: Entry): number {
  return other.recipe.at - one.recipe.at || other.recipe.id.localeCompare(one.recipe.id);
}
