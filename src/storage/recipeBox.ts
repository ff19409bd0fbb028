import { identityOf } from '../../machines/list.ts';
import type { Recipe } from '../../machines/recipeMachine.ts';
import { createStore } from '../shared/store.ts';
import { readExport, writeExport } from './boxFile.ts';
import { openDrawer } from './documents.ts';
import { type Entry, type Marks, parseOwnEntry } from './parse.ts';
import { RECIPE_KEY } from './recipeKey.ts';

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
  const drawer = openDrawer(getStorage, RECIPE_KEY, parseOwnEntry);
  const inMemory = new Map<string, Entry>();
  const state = createStore<BoxState>({
    entries: (drawer.readAll() ?? []).sort(newestFirst),
    unstored: false,
    deleted: [],
  });
  /** A recipe that comes in between ends a row of deletions. */
  let inRow = false;

  function refresh(deleted = state.getSnapshot().deleted) {
    const stored = drawer.readAll() ?? state.getSnapshot().entries;
    const others = stored.filter(({ recipe }) => !inMemory.has(recipe.id));
    const entries = [...inMemory.values(), ...others].sort(newestFirst);
    state.set({ entries, unstored: inMemory.size > 0, deleted });
  }

  function find(id: string): Entry | undefined {
    return state.getSnapshot().entries.find(({ recipe }) => recipe.id === id);
  }

  /** Also tries again what a full storage could not take before. Returns what had to leave. */
  function put(entries: Entry[]): Entry[] {
    const wasEmpty = state.getSnapshot().entries.length === 0;
    for (const entry of [...inMemory.values(), ...entries]) {
      const { id } = entry.recipe;
      if (drawer.write(id, entry)) inMemory.delete(id);
      else inMemory.set(id, entry);
    }
    refresh();
    // Else some browsers delete what a page keeps, when nobody has come for a while.
    if (wasEmpty && entries.length > 0) void navigator.storage?.persist?.().catch(() => {});
    // The oldest leave a full box, never those that have just come, whatever their date. What could not be stored pushes none out.
    const stored = state.getSnapshot().entries.filter(({ recipe }) => !inMemory.has(recipe.id));
    const others = stored.filter(({ recipe }) => !entries.some((entry) => entry.recipe.id === recipe.id));
    const tooMany = others.slice(others.length - Math.max(0, stored.length - LIMIT));
    for (const { recipe } of tooMany) drop(recipe.id);
    return tooMany;
  }

  function drop(id: string): void {
    inMemory.delete(id);
    drawer.remove(id);
    const { entries, ...others } = state.getSnapshot();
    state.set({ ...others, entries: entries.filter(({ recipe }) => recipe.id !== id) });
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
    },
    mark(id: string, { ticks, ...marks }: Partial<Marks>) {
      const known = find(id);
      // Another tab may have deleted it, or ticked something else.
      if (!known || !(inMemory.has(id) || drawer.isTaken(id))) return refresh();
      const entry = inMemory.get(id) ?? drawer.read(id) ?? known;
      put([{ ...entry, ...marks, ticks: ticks ? mergeTicks(known.ticks, ticks, entry.ticks) : entry.ticks }]);
    },
    delete(id: string) {
      const entry = find(id);
      if (!entry) return;
      drop(id);
      refresh(inRow ? [...state.getSnapshot().deleted, entry] : [entry]);
      inRow = true;
    },
    /** Where the box has filled up since, what leaves it for that can be taken back in turn. */
    undoDeletions() {
      inRow = false;
      refresh(put(state.getSnapshot().deleted));
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
      const fresh = readExport(
        text,
        state.getSnapshot().entries,
        LIMIT,
        (id) => inMemory.has(id) || drawer.isTaken(id),
      );
      if ('refused' in fresh) return fresh;
      inRow = false;
      put(fresh.entries);
      return { added: fresh.entries.length, left: fresh.left };
    },
  };
}

function mergeTicks(before: number[], here: number[], elsewhere: number[]): number[] {
  const added = here.filter((tick) => !before.includes(tick));
  const removed = before.filter((tick) => !here.includes(tick));
  return [...new Set([...elsewhere, ...added])].filter((tick) => !removed.includes(tick));
}

function newestFirst(one: Entry, other: Entry): number {
  return other.recipe.at - one.recipe.at || other.recipe.id.localeCompare(one.recipe.id);
}
