import type { Recipe } from '../../machines/recipe.ts';
import { identityOf } from '../../machines/textLists.ts';
import { openDocuments, type UnsavedKeys } from '../shared/documents.ts';
import { isSame, withChanges } from '../shared/schema.ts';
import { createStore } from '../shared/store.ts';
import { LIMIT, readExport, writeExport } from './boxFile.ts';
import { type Entry, isExpendable, type Marks, newestFirst, readEntry, UNTOUCHED } from './entry.ts';

/** Prefix of storage keys. Each recipe has its own key, so that two tabs do not overwrite each other's recipes. */
export const RECIPE_KEY = 'recipe-kitchen.recipe.';

type BoxState = {
  /** Saved recipes with their marks (ticks, notes and so on), newest first. */
  entries: Entry[];
  /** Marks of unsaved recipes, by recipe id. An unsaved recipe was opened by a link, or deleted during this visit. */
  outside: Map<string, Marks>;
};

export function openRecipeBox(getStorage: () => Storage, unsavedKeys: UnsavedKeys) {
  const documents = openDocuments(getStorage, RECIPE_KEY, read, unsavedKeys);
  const state = createStore<BoxState>({
    entries: (documents.readAll() ?? []).sort(newestFirst),
    outside: new Map(),
  });
  /** The stored entries on which the unsaved entries are based, by recipe id. */
  const bases = new Map<string, Entry>();

  /** Reads a recipe from storage again, or all recipes if `id` is undefined. */
  function refresh(id?: string): void {
    if (id === undefined) {
      const stored = documents.readAll() ?? state.getSnapshot().entries;
      show([...unstored(), ...stored.filter(({ recipe }) => !documents.isUnsaved(recipe.id))]);
    } else if (documents.isTaken(id)) {
      const entry = latest(id);
      replace([id], entry ? [entry] : []);
    } else {
      remove(id);
    }
  }

  function remove(id: string): void {
    documents.remove(id);
    replace([id], []);
  }

  /** Replaces the entries that have these ids. Keeps the objects of all other entries, so that React does not render them again. */
  function replace(ids: string[], entries: Entry[]): void {
    const others = state.getSnapshot().entries.filter(({ recipe }) => !ids.includes(recipe.id));
    show([...new Map(entries.map((entry) => [entry.recipe.id, entry])).values(), ...others]);
  }

  function show(entries: Entry[]): void {
    const before = state.getSnapshot();
    const known = new Map(before.entries.map(({ recipe }) => [recipe.id, recipe]));
    const ids = new Set(entries.map(({ recipe }) => recipe.id));
    // Keeps the marks of a deleted recipe. The visitor may still cook or restore the recipe.
    const gone = before.entries.filter(({ recipe }) => !ids.has(recipe.id));
    const outside = new Map(before.outside);
    for (const { recipe, ...marks } of gone) outside.set(recipe.id, marks);
    const shown = entries.map((entry) => {
      const recipe = known.get(entry.recipe.id);
      // Keeps the recipe's object because the code that reads recipes caches its results by object.
      const isCopy = recipe && recipe !== entry.recipe && isSame(recipe, entry.recipe);
      return isCopy ? { ...entry, recipe } : entry;
    });
    state.set({ entries: shown.sort(newestFirst), outside });
  }

  function find(id: string): Entry | undefined {
    return state.getSnapshot().entries.find(({ recipe }) => recipe.id === id);
  }

  /** Reads the entry from storage, because another tab may have changed it, and adds this tab's unsaved changes. */
  function latest(id: string): Entry | undefined {
    const here = find(id);
    const stored = documents.read(id);
    const base = documents.isUnsaved(id) && bases.get(id);
    if (!stored || !here || !base) return stored ?? here;
    return { ...withChanges(stored, base, here), ticked: mergeTicks(base, here, stored) };
  }

  function unstored(): Entry[] {
    const { entries } = state.getSnapshot();
    return entries.flatMap(({ recipe }) => (documents.isUnsaved(recipe.id) && latest(recipe.id)) || []);
  }

  const tryAgain = () => put([]);

  /** Saves entries, and retries earlier entries that could not be stored. */
  function put(entries: Entry[]): void {
    const wasEmpty = state.getSnapshot().entries.length === 0;
    const all = [...unstored(), ...entries];
    const ids = all.map(({ recipe }) => recipe.id);
    for (const entry of all) {
      const { recipe } = entry;
      if (!documents.write(recipe.id, entry, tryAgain))
        bases.set(recipe.id, documents.read(recipe.id) ?? { ...UNTOUCHED, recipe });
    }
    replace(ids, all);
    // Asks for persistent storage. Without it, some browsers delete the data of pages that have not been visited for some time.
    if (wasEmpty && entries.length > 0) void navigator.storage?.persist?.().catch(() => {});
  }

  /** Deletes the oldest expendable recipes beyond the limit, except `kept` ones and originals of changed recipes. Does not count recipes that could not be stored. */
  function makeRoom(kept: (string | undefined)[]): void {
    const { entries } = state.getSnapshot();
    const counted = entries.filter((one) => isExpendable(one) && !documents.isUnsaved(one.recipe.id));
    const spared = new Set([...kept, ...entries.map(({ recipe }) => recipe.changed?.from)]);
    const others = counted.filter(({ recipe }) => !spared.has(recipe.id));
    const tooMany = Math.min(others.length, counted.length - LIMIT);
    // Reads the oldest recipes again. Another tab may have just liked one of them.
    const oldest = others.slice(others.length - tooMany).map((entry) => latest(entry.recipe.id) ?? entry);
    const gone = oldest.filter(isExpendable).map(({ recipe }) => recipe.id);
    for (const id of gone) remove(id);
  }

  function marksOf(id: string): Marks {
    return find(id) ?? state.getSnapshot().outside.get(id) ?? UNTOUCHED;
  }

  function mark(id: string, changes: Partial<Marks>): void {
    // Removes a recipe that another tab has deleted, so that this tab does not store the recipe again.
    if (find(id) && !documents.isUnsaved(id) && !documents.isTaken(id)) replace([id], []);
    const known = find(id);
    if (!known) {
      const { entries, outside } = state.getSnapshot();
      state.set({ entries, outside: new Map(outside).set(id, { ...marksOf(id), ...changes }) });
      return;
    }
    const entry = latest(id) ?? known;
    put([{ ...entry, ...changes, ticked: mergeTicks(known, { ...known, ...changes }, entry) }]);
  }

  function putBack(recipes: Recipe[]): void {
    const missing = recipes.filter(({ id }) => !find(id));
    if (missing.length === 0) return;
    put(missing.map((recipe) => ({ recipe, ...marksOf(recipe.id) })));
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    refresh,
    find,
    findByText: (text: string) =>
      state.getSnapshot().entries.find(({ recipe }) => recipe.text === text)?.recipe,
    /** `before`: the recipe shown until now. */
    add(recipe: Recipe, before?: Recipe | null) {
      putBack([recipe]);
      makeRoom([recipe.id, before?.id]);
    },
    marksOf,
    putBack,
    mark,
    /** Ticks or unticks a list item. `differs`: true if the new tick differs from the model's text. */
    tick(id: string, item: string, differs: boolean) {
      const others = marksOf(id).ticked.filter((other) => other !== item);
      mark(id, { ticked: differs ? [...others, item] : others });
    },
    /** Records that the recipe was cooked, and clears its ticks and step. `isAgain`: true if this meal is already counted. */
    noteCooked(id: string, cookedAt: number, isAgain: boolean) {
      const { timesCooked } = latest(id) ?? marksOf(id);
      const cooked = isAgain ? {} : { timesCooked: timesCooked + 1, cookedAt };
      mark(id, { ticked: [], reached: '', ...cooked });
    },
    remove,
    mostUsed() {
      const uses = new Map<string, string[]>();
      // Counts each ingredient list once, because 'Suggest another' saves several recipes for the same list.
      const { entries } = state.getSnapshot();
      const lists = new Map(entries.map(({ recipe }) => [recipe.ingredients.join('\n'), recipe.ingredients]));
      for (const name of [...lists.values()].flat()) {
        const identity = identityOf(name);
        uses.set(identity, [...(uses.get(identity) ?? []), name]);
      }
      return [...uses.values()]
        .filter((names) => names.length > 1)
        .sort((one, other) => other.length - one.length)
        .flatMap((names) => names.slice(0, 1));
    },
    exportAll: () => writeExport(state.getSnapshot().entries),
    /**
     * Imports a file that this page has written. Returns null for any other file. `added`: number of new recipes. `updated`: if there are no new recipes, number of
     * recipes with new marks. `left`: number of recipes that did not fit.
     */
    importAll(text: string): { added: number; updated?: number; left: number } | { refused: string } | null {
      const isTaken = (id: string) => documents.isUnsaved(id) || documents.isTaken(id);
      const fresh = readExport(text, state.getSnapshot().entries, isTaken);
      if (!fresh || 'refused' in fresh) return fresh;
      const { entries, updated, left } = fresh;
      put([...entries, ...updated]);
      const isUpdate = entries.length === 0 && updated.length > 0;
      return { added: entries.length, left, ...(isUpdate && { updated: updated.length }) };
    },
  };
}

/** Reads a stored recipe. Ignores a recipe whose id differs from its key, because the page could never delete that recipe. */
function read(document: unknown, id: string): Entry | null {
  const entry = readEntry(document);
  return entry.recipe.id === id ? entry : null;
}

function mergeTicks(before: Marks, here: Marks, elsewhere: Marks): string[] {
  const added = here.ticked.filter((tick) => !before.ticked.includes(tick));
  const removed = before.ticked.filter((tick) => !here.ticked.includes(tick));
  return [...new Set([...elsewhere.ticked, ...added])].filter((tick) => !removed.includes(tick));
}
