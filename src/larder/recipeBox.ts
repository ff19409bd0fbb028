import { identityOf } from '../../machines/list.ts';
import type { Recipe } from '../../machines/recipeMachine.ts';
import { createStore } from '../shared/store.ts';
import { unlessRefused } from '../shared/unlessRefused.ts';
import { readExport, writeExport } from './exchange.ts';
import { ENTRY_VERSION, type Entry, type Marks, parseEntry, parseJson } from './parse.ts';
import { RECIPE_KEY } from './recipeKey.ts';
import { openShelf, type Shelf } from './shelf.ts';

const LIMIT = 200;

type BoxState = {
  /** Newest first. */
  entries: Entry[];
  /** Some recipes could not be stored, and stay for this visit only. */
  unstored: boolean;
  /** What was deleted in a row, and can be taken back together. */
  deleted: Entry[];
};

export function openRecipeBox(getStorage: () => Storage) {
  const shelf = openShelf(getStorage);
  const inMemory = new Map<string, Entry>();
  const state = createStore<BoxState>({ entries: readEntries(shelf), unstored: false, deleted: [] });
  /** A recipe that comes in between ends a row of deletions. */
  let inRow = false;

  function refresh(deleted = state.getSnapshot().deleted) {
    const stored = readEntries(shelf).filter(({ recipe }) => !inMemory.has(recipe.id));
    const entries = [...inMemory.values(), ...stored].sort(newestFirst);
    state.set({ entries, unstored: inMemory.size > 0, deleted });
  }

  function find(id: string): Entry | undefined {
    return state.getSnapshot().entries.find(({ recipe }) => recipe.id === id);
  }

  function store(entry: Entry): void {
    const { id } = entry.recipe;
    // What cannot be read, such as a newer version's, stays as it is.
    const text = unlessRefused(() => shelf.read(RECIPE_KEY + id));
    const isReadable = text === null || parseOwn(parseJson(text ?? ''), id) !== null;
    if (isReadable && shelf.write(RECIPE_KEY + id, { version: ENTRY_VERSION, ...entry })) inMemory.delete(id);
    else inMemory.set(id, entry);
  }

  /** Also by what cannot be read, such as a newer version's. */
  function isTaken(id: string): boolean {
    return inMemory.has(id) || unlessRefused(() => shelf.read(RECIPE_KEY + id)) != null;
  }

  /** Also tries again what a full storage could not take before. */
  function put(entries: Entry[], deleted?: Entry[]): void {
    for (const entry of [...inMemory.values(), ...entries]) store(entry);
    refresh(deleted);
    // The oldest leave a full box, never those that have just come, whatever their date. What could not be stored pushes none out.
    const stored = state.getSnapshot().entries.filter(({ recipe }) => !inMemory.has(recipe.id));
    const others = stored.filter(({ recipe }) => !entries.some((entry) => entry.recipe.id === recipe.id));
    const tooMany = Math.max(0, stored.length - LIMIT);
    for (const { recipe } of others.slice(others.length - tooMany)) drop(recipe.id);
    if (tooMany > 0) refresh();
  }

  function drop(id: string): void {
    inMemory.delete(id);
    shelf.remove(RECIPE_KEY + id);
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    /** For when another tab has changed the storage. */
    refresh: () => refresh(),
    add(recipe: Recipe) {
      if (find(recipe.id)) return;
      inRow = false;
      put([{ recipe, ticks: [], scale: 1, step: 0 }]);
      // Else some browsers delete what a page keeps, when nobody has come for a while.
      if (state.getSnapshot().entries.length === 1) void navigator.storage?.persist?.().catch(() => {});
    },
    mark(id: string, marks: Partial<Marks>) {
      const entry = find(id);
      if (entry) put([{ ...entry, ...marks }]);
    },
    delete(id: string) {
      const entry = find(id);
      if (!entry) return;
      drop(id);
      refresh(inRow ? [...state.getSnapshot().deleted, entry] : [entry]);
      inRow = true;
    },
    undoDeletions() {
      put(state.getSnapshot().deleted, []);
    },
    acceptDeletions: () => refresh([]),
    /** What this visitor has cooked with more than once, the most used first. */
    mostUsed() {
      const uses = new Map<string, { name: string; times: number }>();
      // A list counts once, however often something was cooked from it.
      const { entries } = state.getSnapshot();
      const lists = new Map(entries.map(({ recipe }) => [recipe.ingredients.join('\n'), recipe.ingredients]));
      for (const name of [...lists.values()].flat()) {
        const identity = identityOf(name);
        const use = uses.get(identity) ?? { name, times: 0 };
        uses.set(identity, { ...use, times: use.times + 1 });
      }
      return [...uses.values()]
        .filter(({ times }) => times > 1)
        .sort((one, other) => other.times - one.times)
        .map(({ name }) => name);
    },
    exportAll: () => writeExport(state.getSnapshot().entries),
    /** Merges, and says how many recipes were new, and how many of these did not fit, or why none was taken. */
    importAll(text: string): { added: number; left: number } | { refused: string } {
      const fresh = readExport(text, state.getSnapshot().entries, LIMIT, isTaken);
      if ('refused' in fresh) return fresh;
      inRow = false;
      put(fresh.entries);
      return { added: fresh.entries.length, left: fresh.left };
    },
  };
}

function readEntries(shelf: Shelf): Entry[] {
  return (shelf.readAll(RECIPE_KEY, parseOwn) ?? []).sort(newestFirst);
}

/** Under another id it could not be deleted. */
function parseOwn(value: unknown, id: string): Entry | null {
  const entry = parseEntry(value);
  return entry?.recipe.id === id ? entry : null;
}

function newestFirst(one: Entry, other: Entry): number {
  return other.recipe.at - one.recipe.at || other.recipe.id.localeCompare(one.recipe.id);
}
