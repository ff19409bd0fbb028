import type { Kept } from '../../machines/recipeMachine.ts';
import { unlessRefused } from '../shared/unlessRefused.ts';
import { isObject, parseJson, parseRecipe, parseStrings } from './parse.ts';
import { loadExchange, openRecipeBox } from './recipeBox.ts';
import { openShelf, type Shelf } from './shelf.ts';
import { TIMER_KEY } from './timerKey.ts';
import { openVersions } from './versions.ts';

const KEY = 'recipe-kitchen';
const VERSION = 1;
const NOTHING: Kept = { ingredients: [], recipe: null };

/** Storage may be blocked, full, corrupt or from a newer version: then the page works in memory. */
export function openLarder(getStorage: () => Storage) {
  const shelf = openShelf(getStorage);
  const box = openRecipeBox(shelf);
  let kept = read(shelf) ?? NOTHING;

  return {
    kept,
    box,
    loadExchange,
    versions: openVersions(),
    /** Timers of an earlier visit run on. */
    hasTimers: unlessRefused(() => shelf.keys().some((key) => key.startsWith(TIMER_KEY))) ?? false,
    isEmpty: kept.ingredients.length === 0 && !kept.recipe && box.getSnapshot().entries.length === 0,
    keep({ ingredients, recipe }: Kept) {
      if (ingredients === kept.ingredients && recipe === kept.recipe) return;
      if (recipe && recipe !== kept.recipe) box.add(recipe);
      kept = { ingredients, recipe };
      // What cannot be read is never overwritten: a newer page in another tab may have written it.
      if (!read(shelf)) return;
      if (ingredients.length > 0 || recipe) shelf.write(KEY, { version: VERSION, ...kept });
      else shelf.remove(KEY);
    },
  };
}

function read(shelf: Shelf): Kept | null {
  try {
    const text = shelf.read(KEY);
    return text === null ? NOTHING : parse(parseJson(text));
  } catch {
    return null;
  }
}

function parse(document: unknown): Kept | null {
  if (!isObject(document) || document.version !== VERSION) return null;
  const ingredients = parseStrings(document.ingredients);
  const recipe = document.recipe === null ? null : parseRecipe(document.recipe);
  return ingredients && (recipe || document.recipe === null) ? { ingredients, recipe } : null;
}
