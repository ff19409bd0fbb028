import { isSameList, mergeLists } from '../../machines/list.ts';
import type { Kept } from '../../machines/recipeMachine.ts';
import { isSameTaste, NO_TASTE, type Taste } from '../../machines/taste.ts';
import { unlessRefused } from '../shared/unlessRefused.ts';
import { isObject, parseEntry, parseJson, parseRecipe, parseStrings, parseTaste } from './parse.ts';
import { RECIPE_KEY } from './recipeKey.ts';
import { openShelf, type Shelf } from './shelf.ts';
import { TIMER_KEY } from './timerKey.ts';
import { openVersions } from './versions.ts';

const KEY = 'recipe-kitchen';
/** Of its own: a tab that follows the taste of another must not write its own list over the other's. */
const TASTE_KEY = 'recipe-kitchen.taste';
const VERSION = 1;

/** The recipes of the list are kept in the box, and named here. */
type Document = Pick<Kept, 'ingredients' | 'recipe'> & { served: string[] };
const NOTHING: Document = { ingredients: [], recipe: null, served: [] };

/** Storage may be blocked, full, corrupt or from a newer version: then the page works in memory. */
export function openLarder(getStorage: () => Storage) {
  const shelf = openShelf(getStorage);
  const { ingredients, recipe, served } = read(shelf, KEY, parse, NOTHING) ?? NOTHING;
  const readTaste = () => read(shelf, TASTE_KEY, parseTaste, NO_TASTE);
  const kept: Kept = {
    ingredients,
    recipe,
    taste: readTaste() ?? NO_TASTE,
    served: served.flatMap((id) => readServed(shelf, id) ?? []),
  };
  /** As far as it could be stored. */
  let saved = kept;
  /** The list as it stood in the storage when this tab and that last agreed. */
  let agreed = ingredients;
  function mergeWith(stored: Document | null, here: string[]): string[] | null {
    if (!stored || isSameList(stored.ingredients, agreed)) return null;
    const merged = mergeLists(agreed, here, stored.ingredients);
    agreed = stored.ingredients;
    return merged;
  }

  const holds = (prefix: string) =>
    unlessRefused(() => shelf.keys().some((key) => key.startsWith(prefix))) ?? false;

  return {
    kept,
    versions: openVersions(),
    /** Timers of an earlier visit run on. */
    hasTimers: holds(TIMER_KEY),
    /** There is something in the box. */
    keepsRecipes: holds(RECIPE_KEY),
    isEmpty:
      kept.ingredients.length === 0 &&
      !kept.recipe &&
      isSameTaste(kept.taste, NO_TASTE) &&
      !holds(RECIPE_KEY),
    /** The taste that another tab has changed, where it has. */
    tasteOf(event: Event): Taste | null {
      const mayDiffer = 'key' in event ? event.key === TASTE_KEY : 'persisted' in event && event.persisted;
      return mayDiffer ? readTaste() : null;
    },
    /** The list that another tab has changed, with what has changed here. */
    listOf(event: Event, here: string[]): string[] | null {
      // All was thrown away, by hand or by another page of this origin: nobody has taken anything off the list.
      if ('key' in event && event.key === null) agreed = [];
      const mayDiffer = 'key' in event ? event.key === KEY : 'persisted' in event && event.persisted;
      return mayDiffer ? mergeWith(read(shelf, KEY, parse, NOTHING), here) : null;
    },
    /** Returns the list that is to be kept in place of this one, where another tab has changed it meanwhile. */
    keep({ ingredients, recipe, taste, served }: Kept): string[] | null {
      if (taste !== saved.taste) {
        const document = isSameTaste(taste, NO_TASTE) ? null : taste;
        if (write(shelf, TASTE_KEY, readTaste(), document)) saved = { ...saved, taste };
      }
      // What has not changed here may have changed elsewhere.
      const changes: Partial<Document> = {
        ...(ingredients !== saved.ingredients && { ingredients }),
        ...(recipe !== saved.recipe && { recipe }),
        ...(served !== saved.served && { served: served.map(({ id }) => id) }),
      };
      if (Object.keys(changes).length === 0) return null;
      const stored = read(shelf, KEY, parse, NOTHING);
      const merged = changes.ingredients ? mergeWith(stored, ingredients) : null;
      if (merged && !isSameList(merged, ingredients)) return merged;
      const document = { ...NOTHING, ...stored, ...changes };
      const isEmpty = document.ingredients.length === 0 && !document.recipe;
      if (write(shelf, KEY, stored, isEmpty ? null : document)) {
        saved = { ...saved, ingredients, recipe, served };
        if (changes.ingredients) agreed = ingredients;
      } else if (changes.ingredients && write(shelf, KEY, stored, { ...NOTHING, ...stored, ingredients })) {
        // A recipe that does not fit costs no list.
        saved = { ...saved, ingredients };
        agreed = ingredients;
      }
      return null;
    },
  };
}

function readServed(shelf: Shelf, id: string) {
  return unlessRefused(() => parseEntry(parseJson(shelf.read(RECIPE_KEY + id) ?? '')))?.recipe;
}

/** Null where it cannot be read. */
function read<Value>(
  shelf: Shelf,
  key: string,
  parse: (document: Record<string, unknown>) => Value | null,
  nothing: Value,
): Value | null {
  try {
    const text = shelf.read(key);
    if (text === null) return nothing;
    const document = parseJson(text);
    return isObject(document) && document.version === VERSION ? parse(document) : null;
  } catch {
    return null;
  }
}

/** Returns whether it was written. What cannot be read is never overwritten: a newer page in another tab may have written it. */
function write(shelf: Shelf, key: string, stored: object | null, document: object | null): boolean {
  if (!stored) return false;
  if (document) return shelf.write(key, { version: VERSION, ...document });
  shelf.remove(key);
  return true;
}

function parse(document: Record<string, unknown>): Document | null {
  const ingredients = parseStrings(document.ingredients);
  const recipe = document.recipe === null ? null : parseRecipe(document.recipe);
  // Younger than the rest.
  const served = parseStrings(document.served) ?? [];
  return ingredients && (recipe || document.recipe === null) ? { ingredients, recipe, served } : null;
}
