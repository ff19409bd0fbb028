import { distinct } from '../../machines/list.ts';
import { type Kept, MAX_CARDS } from '../../machines/recipeMachine.ts';
import { isSameTaste, NO_TASTE } from '../../machines/taste.ts';
import { createStore } from '../shared/store.ts';
import { unlessRefused } from '../shared/unlessRefused.ts';
import { openOnHand } from './onHand.ts';
import { isObject, parseEntry, parseJson, parseRecipe, parseStrings, parseTaste } from './parse.ts';
import { RECIPE_KEY } from './recipeKey.ts';
import { openShelf, type Shelf } from './shelf.ts';
import { TIMER_KEY } from './timerKey.ts';
import { openVersions } from './versions.ts';

const KEY = 'recipe-kitchen';
const TASTE_KEY = 'recipe-kitchen.taste';
const VERSION = 1;

type Document = Pick<Kept, 'recipe'> & {
  /** The recipes themselves are in the box. */
  served: string[];
  /** As they were kept before each had a key of its own. */
  ingredients?: string[] | undefined;
};
const NO_DOCUMENT: Document = { recipe: null, served: [] };
const NOTHING: Kept = { ingredients: [], recipe: null, taste: NO_TASTE, served: [] };

/** Storage may be blocked, full, corrupt or from a newer version: then the page works in memory. */
export function openLarder(getStorage: () => Storage, now = () => Date.now()) {
  const shelf = openShelf(getStorage);
  const onHand = openOnHand(shelf, now);
  const readDocument = () => read(shelf, KEY, parse, NO_DOCUMENT);
  const readTaste = () => read(shelf, TASTE_KEY, parseTaste, NO_TASTE);

  const { recipe, served, ingredients: older } = readDocument() ?? NO_DOCUMENT;
  let isListOlder = older !== undefined;
  const ingredients = distinct([...onHand.list(), ...(older ?? [])]);
  if (isListOlder) keepList(ingredients);
  const kept: Kept = {
    ingredients,
    recipe,
    taste: readTaste() ?? NO_TASTE,
    served: served.flatMap((id) => readServed(shelf, id) ?? []),
  };
  /** As far as it could be stored. */
  let saved = kept;
  let isListKept = true;
  const unkept = createStore(false);

  function keepList(list: string[]): boolean {
    const isKept = onHand.keep(list);
    if (isKept && isListOlder) isListOlder = !keepDocument({ ingredients: undefined });
    return isKept;
  }

  function keepDocument(changes: Partial<Document>): boolean {
    const stored = readDocument();
    const document = { ...NO_DOCUMENT, ...stored, ...changes };
    // Those of another tab may be for the same list.
    if (stored) document.served = [...new Set([...stored.served, ...document.served])].slice(-MAX_CARDS);
    const isEmpty = !document.ingredients && !document.recipe;
    return write(shelf, KEY, stored, isEmpty ? null : document);
  }

  const holds = (prefix: string) =>
    unlessRefused(() => shelf.keys().some((key) => key.startsWith(prefix))) ?? false;

  return {
    kept,
    /** Some of the list, or the taste, could not be stored, and stays for this visit only. */
    unkept,
    versions: openVersions(),
    /** Timers of an earlier visit run on. */
    hasTimers: holds(TIMER_KEY),
    /** There is something in the box. */
    keepsRecipes: holds(RECIPE_KEY),
    isEmpty: ingredients.length === 0 && !recipe && isSameTaste(kept.taste, NO_TASTE) && !holds(RECIPE_KEY),
    keep({ ingredients, recipe, taste, served }: Kept): void {
      if (ingredients !== saved.ingredients) {
        isListKept = keepList(ingredients);
        saved = { ...saved, ingredients };
      }
      if (!isSameTaste(taste, saved.taste)) {
        const document = isSameTaste(taste, NO_TASTE) ? null : taste;
        if (write(shelf, TASTE_KEY, readTaste(), document)) saved = { ...saved, taste };
      }
      // What has not changed here may have changed elsewhere.
      const changes: Partial<Document> = {
        ...(recipe !== saved.recipe && { recipe }),
        ...(served !== saved.served && { served: served.map(({ id }) => id) }),
      };
      if (Object.keys(changes).length > 0 && keepDocument(changes)) saved = { ...saved, recipe, served };
      unkept.set(!isListKept || !isSameTaste(taste, saved.taste));
    },
    /** What all tabs have made of the list and the taste. */
    catchUp(here: Pick<Kept, 'ingredients' | 'taste'>): typeof here {
      const isTasteKept = isSameTaste(here.taste, saved.taste);
      const taste = (isTasteKept && readTaste()) || here.taste;
      if (isTasteKept) saved = { ...saved, taste };
      return { ingredients: onHand.catchUp(here.ingredients), taste };
    },
    /** All was thrown away, by hand or by another page of this origin: no visitor has changed anything. */
    forget(): void {
      onHand.forget();
      saved = NOTHING;
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
  const recipe = document.recipe === null ? null : parseRecipe(document.recipe);
  if (!recipe && document.recipe !== null) return null;
  // Younger than the rest.
  const served = parseStrings(document.served) ?? [];
  if (document.ingredients === undefined) return { recipe, served };
  const ingredients = parseStrings(document.ingredients);
  return ingredients && { recipe, served, ingredients };
}
