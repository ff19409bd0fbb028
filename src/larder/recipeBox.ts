import type { Recipe } from '../../machines/recipeMachine.ts';
import { isObject, parseJson, parseRecipe } from './parse.ts';
import type { Shelf } from './shelf.ts';

/** One key a recipe: two tabs that keep one at the same time do not overwrite each other. */
export const RECIPE_KEY = 'recipe-kitchen.recipe.';
export const VERSION = 1;
const LIMIT = 50;

/** Fetched when somebody takes recipes along, or brings some. */
export const loadExchange = () => import('./exchange.ts');

/** A recipe, and which items of it are ticked off, by their place in the text. */
export type Entry = { recipe: Recipe; ticks: number[] };

type BoxState = {
  /** Newest first. */
  entries: Entry[];
  /** Some recipes could not be stored, and stay for this visit only. */
  unstored: boolean;
};

export type RecipeBox = ReturnType<typeof openRecipeBox>;

export function openRecipeBox(shelf: Shelf) {
  const listeners = new Set<() => void>();
  const inMemory = new Map<string, Entry>();
  let state: BoxState = { entries: readEntries(shelf), unstored: false };

  function refresh() {
    const stored = readEntries(shelf).filter(({ recipe }) => !inMemory.has(recipe.id));
    state = { entries: [...inMemory.values(), ...stored].sort(newestFirst), unstored: inMemory.size > 0 };
    for (const listener of listeners) listener();
  }

  function has(id: string): boolean {
    return state.entries.some(({ recipe }) => recipe.id === id);
  }

  function store(entry: Entry): void {
    const { id } = entry.recipe;
    if (shelf.write(RECIPE_KEY + id, { version: VERSION, ...entry })) inMemory.delete(id);
    else inMemory.set(id, entry);
  }

  /** What a storage that was full could not take may fit by now. */
  function put(...entries: Entry[]): void {
    for (const entry of [...inMemory.values(), ...entries]) store(entry);
    refresh();
  }

  function remove(id: string) {
    inMemory.delete(id);
    shelf.remove(RECIPE_KEY + id);
    refresh();
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => state,
    /** For when another tab has changed the storage. */
    refresh,
    put: (entry: Entry) => put(entry),
    remove,
    add: (recipe: Recipe) => {
      if (has(recipe.id)) return;
      put({ recipe, ticks: [] });
      // A full box makes room; a full storage loses nothing for what it cannot take.
      const stored = state.entries.filter((entry) => !inMemory.has(entry.recipe.id));
      for (const oldest of stored.slice(LIMIT)) remove(oldest.recipe.id);
    },
    tick: (id: string, ticks: number[]) => {
      const entry = state.entries.find(({ recipe }) => recipe.id === id);
      if (entry) put({ ...entry, ticks });
    },
    exportAll: async () => (await loadExchange()).writeExport(state.entries),
    /** Merges, and says how many recipes were new or why none was taken. */
    async importAll(text: string): Promise<{ added: number } | { refused: string }> {
      const { readExport } = await loadExchange();
      const fresh = readExport(text, state.entries, LIMIT);
      if ('refused' in fresh) return fresh;
      put(...fresh.entries);
      return { added: fresh.entries.length };
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

export function parseEntry(value: unknown): Entry | null {
  if (!isObject(value) || value.version !== VERSION) return null;
  const recipe = parseRecipe(value.recipe);
  return recipe && isTicks(value.ticks) ? { recipe, ticks: value.ticks } : null;
}

function isTicks(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((place) => Number.isInteger(place));
}

function newestFirst(one: Entry, other: Entry): number {
  return other.recipe.at - one.recipe.at || other.recipe.id.localeCompare(one.recipe.id);
}
