import { identityOf } from '../../machines/list.ts';
import type { Recipe } from '../../machines/recipeMachine.ts';
import { createStore } from '../shared/store.ts';
import { readExport, writeExport } from './boxFile.ts';
import { openDocuments } from './documents.ts';
import { type Entry, type Marks, parseOwnEntry } from './parse.ts';

/** One key a recipe: two tabs that keep one at the same time do not overwrite each other. */
export const RECIPE_KEY = 'recipe-kitchen.recipe.';
const LIMIT = 200;

type BoxState = {
  /** Newest first. */
  entries: Entry[];
  /** What was done this visit with recipes that are not in the box: deleted, or a sample. */
  outside: Record<string, Marks>;
  /** Some recipes could not be stored, and stay for this visit only. */
  unstored: boolean;
};

const UNTOUCHED: Marks = { ticks: [], scale: 1, step: 0 };

export function openRecipeBox(getStorage: () => Storage) {
  const documents = openDocuments(getStorage, RECIPE_KEY, parseOwnEntry);
  const inMemory = new Map<string, Entry>();
  const state = createStore<BoxState>({
    entries: (documents.readAll() ?? []).sort(newestFirst),
    outside: {},
    unstored: false,
  });

  function refresh(): void {
    const stored = documents.readAll() ?? state.getSnapshot().entries;
    const others = stored.filter(({ recipe }) => !inMemory.has(recipe.id));
    show([...inMemory.values(), ...others].sort(newestFirst));
  }

  function show(entries: Entry[]): void {
    const before = state.getSnapshot();
    const ids = new Set(entries.map(({ recipe }) => recipe.id));
    // A recipe that has left can still be cooked from as it was.
    const gone = before.entries.filter(({ recipe }) => !ids.has(recipe.id));
    const outside = Object.fromEntries(gone.map(({ recipe, ...marks }) => [recipe.id, marks]));
    state.set({ entries, outside: { ...before.outside, ...outside }, unstored: inMemory.size > 0 });
  }

  function find(id: string): Entry | undefined {
    return state.getSnapshot().entries.find(({ recipe }) => recipe.id === id);
  }

  /** Also tries again what a full storage could not take before. */
  function put(entries: Entry[]): void {
    const wasEmpty = state.getSnapshot().entries.length === 0;
    for (const entry of [...inMemory.values(), ...entries]) {
      const { id } = entry.recipe;
      if (documents.write(id, entry)) inMemory.delete(id);
      else inMemory.set(id, entry);
    }
    refresh();
    // Without being asked, some browsers delete what a page keeps when nobody has come for a while.
    if (wasEmpty && entries.length > 0) void navigator.storage?.persist?.().catch(() => {});
  }

  /** The oldest leave a full box, but not the one that has just come. What could not be stored pushes none out. */
  function makeRoom(newest: string): void {
    const stored = state.getSnapshot().entries.filter(({ recipe }) => !inMemory.has(recipe.id));
    const others = stored.filter(({ recipe }) => recipe.id !== newest);
    const tooMany = Math.max(0, stored.length - LIMIT);
    for (const { recipe } of others.slice(others.length - tooMany)) documents.remove(recipe.id);
    if (tooMany > 0) refresh();
  }

  function marksOf(id: string): Marks {
    return find(id) ?? state.getSnapshot().outside[id] ?? UNTOUCHED;
  }

  function mark(id: string, changes: Partial<Marks>): void {
    // Another tab may have deleted it, or ticked something else.
    if (find(id) && !inMemory.has(id) && !documents.isTaken(id)) refresh();
    const known = find(id);
    if (!known) {
      const { outside, ...others } = state.getSnapshot();
      state.set({ ...others, outside: { ...outside, [id]: { ...marksOf(id), ...changes } } });
      return;
    }
    const entry = inMemory.get(id) ?? documents.read(id) ?? known;
    const ticks = changes.ticks ? mergeTicks(known.ticks, changes.ticks, entry.ticks) : entry.ticks;
    put([{ ...entry, ...changes, ticks }]);
  }

  function toggle(id: string, item: number): void {
    const { ticks } = marksOf(id);
    mark(id, { ticks: ticks.includes(item) ? ticks.filter((tick) => tick !== item) : [...ticks, item] });
  }

  function putBack(recipes: Recipe[]): void {
    const missing = recipes.filter(({ id }) => !find(id));
    if (missing.length > 0) put(missing.map((recipe) => ({ recipe, ...marksOf(recipe.id) })));
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    /** For when another tab has changed the storage. */
    refresh,
    add(recipe: Recipe) {
      putBack([recipe]);
      makeRoom(recipe.id);
    },
    /** What was done with a recipe, in the box or not. */
    marksOf,
    /** As they were, with what was done with them meanwhile. */
    putBack,
    mark,
    /** Ticks an item off, or unticks it. */
    toggle,
    /** Ticks an item off, where it is not ticked yet. A tick of the visitor turns round what the model has written. */
    tick(id: string, { item, isTickedAsWritten }: { item: number; isTickedAsWritten: boolean }) {
      if (isTickedAsWritten === marksOf(id).ticks.includes(item)) toggle(id, item);
    },
    remove(id: string) {
      if (!find(id)) return;
      inMemory.delete(id);
      documents.remove(id);
      show(state.getSnapshot().entries.filter(({ recipe }) => recipe.id !== id));
    },
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
        (id) => inMemory.has(id) || documents.isTaken(id),
      );
      if ('refused' in fresh) return fresh;
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
