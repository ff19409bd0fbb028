import { boundStaples } from '../../machines/bounds.ts';
import type { SavedKitchen } from '../../machines/kitchen.ts';
import type { Recipe } from '../../machines/recipe.ts';
import { type Kept, MAX_SERVED } from '../../machines/recipeMachine.ts';
import { isSameStaples, type Staples, staplesOf } from '../../machines/staples.ts';
import { changeTaste, type Diet, NO_TASTE, type Taste } from '../../machines/taste.ts';
import { distinct, isSameList } from '../../machines/textLists.ts';
import { openDocuments, type Unkept } from './documents.ts';
import { isObject, parseStaples, parseStrings, parseTaste } from './parse.ts';

type Content = SavedKitchen & {
  /** These are ids. The recipes themselves are in the box: one that is deleted there is gone here, too. */
  recipe: string | null;
  served: string[];
};

const NOTHING: Content = {
  ingredients: [],
  hadToday: [],
  staples: null,
  taste: NO_TASTE,
  recipe: null,
  served: [],
};

/** A tab writes what it has changed itself, on top of what stands there (decision 001). */
export function openKitchenDocument(
  getStorage: () => Storage,
  unkept: Unkept,
  findInBox: (id: string) => { recipe: Recipe } | undefined,
) {
  const documents = openDocuments(getStorage, 'recipe-kitchen', parse, unkept);
  /** What this tab has last read or written: whatever differs from it was changed here, and not in another tab. */
  let known = documents.read('') ?? NOTHING;
  const kept: Kept = {
    ...listsIn(known),
    recipe: findInBox(known.recipe ?? '')?.recipe ?? null,
    served: known.served.flatMap((id) => findInBox(id)?.recipe ?? []),
  };
  let here = toContent(kept);

  function write(): void {
    // Without a document, the visitor or another page has deleted it: then everything is written anew.
    const stored = documents.read('') ?? known;
    if (documents.write('', applyChanges(stored, known, here))) known = here;
  }

  return {
    kept,
    keep(context: Kept): void {
      const before = JSON.stringify(here);
      here = toContent(context);
      if (JSON.stringify(here) !== before || documents.isUnkept('')) write();
    },
    tryAgain(): void {
      if (documents.isUnkept('')) write();
    },
    catchUp(): SavedKitchen {
      const stored = documents.read('');
      if (stored) {
        here = { ...here, ...listsIn(applyChanges(stored, known, here)) };
        known = { ...stored, recipe: known.recipe, served: known.served };
      } else if (!documents.isTaken('')) {
        // What was deleted elsewhere stays on this page, and is stored again with its next change.
        known = NOTHING;
      }
      return listsIn(here);
    },
  };
}

function listsIn({ ingredients, hadToday, staples, taste }: SavedKitchen): SavedKitchen {
  return { ingredients, hadToday, staples, taste };
}

function toContent(context: Kept): Content {
  const { recipe, served } = context;
  return { ...listsIn(context), recipe: recipe?.id ?? null, served: served.map(({ id }) => id) };
}

/** Puts what has changed here, from `before` to `after`, on top of what is stored. */
function applyChanges(stored: Content, before: Content, after: Content): Content {
  const served = after.served.filter((id) => !before.served.includes(id));
  return {
    ingredients: applyToList(stored.ingredients, before.ingredients, after.ingredients),
    hadToday: applyToList(stored.hadToday, before.hadToday, after.hadToday),
    staples: applyToStaples(stored.staples, before.staples, after.staples),
    taste: applyToTaste(stored.taste, before.taste, after.taste),
    recipe: after.recipe === before.recipe ? stored.recipe : after.recipe,
    served: [...new Set([...stored.served, ...served])].slice(-MAX_SERVED),
  };
}

/** What stays unchanged here is as another tab has it. */
function applyToStaples(stored: Staples, before: Staples, after: Staples): Staples {
  if (isSameStaples(stored, before)) return after;
  if (isSameStaples(before, after)) return stored;
  return boundStaples(applyToList(staplesOf(stored), staplesOf(before), staplesOf(after)));
}

function applyToList(stored: string[], before: string[], after: string[]): string[] {
  if (isSameList(stored, before)) return after;
  const removed = new Set(before.filter((text) => !after.includes(text)));
  const added = after.filter((text) => !before.includes(text));
  return distinct([...stored.filter((text) => !removed.has(text)), ...added]);
}

function applyToTaste(stored: Taste, before: Taste, after: Taste): Taste {
  const changes = Object.entries(after).filter(([name, value]) => value !== before[name as keyof Taste]);
  return changeTaste(stored, {
    ...Object.fromEntries(changes),
    diets: applyToList(stored.diets, before.diets, after.diets) as Diet[],
    avoid: applyToList(stored.avoid, before.avoid, after.avoid),
  });
}

function parse(document: Record<string, unknown>): Content | null {
  const ingredients = parseStrings(document.ingredients ?? []);
  const served = parseStrings(document.served ?? []);
  const hadToday = parseStrings(document.hadToday) ?? [];
  const staples = document.staples == null ? null : parseStaples(document.staples);
  const taste = parseTaste(document.taste);
  const recipe = parseId(document.recipe);
  if (!ingredients || !served) return null;
  return { ingredients: distinct(ingredients), hadToday, staples, taste, recipe, served };
}

/** Before there were ids, the whole recipe stood here. */
function parseId(value: unknown): string | null {
  const id = isObject(value) ? value.id : value;
  return typeof id === 'string' ? id : null;
}
