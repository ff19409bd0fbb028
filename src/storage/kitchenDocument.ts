import { boundStaples } from '../../machines/bounds.ts';
import type { Recipe } from '../../machines/recipe.ts';
import { type Elsewhere, type Kept, MAX_SERVED } from '../../machines/recipeMachine.ts';
import { changeTaste, type Diet, isSameTaste, NO_TASTE, type Taste } from '../../machines/taste.ts';
import { distinct, isSameList } from '../../machines/textLists.ts';
import { createStore } from '../shared/store.ts';
import { openDocuments } from './documents.ts';
import { isObject, parseRecipe, parseStaples, parseStrings, parseTaste } from './parse.ts';

type Content = Omit<Kept, 'served'> & {
  /** Their ids: the recipes themselves are in the box. */
  served: string[];
};

/** `heard`: for each tab, the number of its last change that this document holds. */
type Document = Content & { heard: Record<string, number> };

type Change = { number: number; before: Content; after: Content };

const NOTHING: Document = {
  ingredients: [],
  hadToday: [],
  staples: [],
  taste: NO_TASTE,
  recipe: null,
  served: [],
  heard: {},
};
const MAX_TABS = 100;
/** Long before a tab has made so many changes, it has heard of the others. */
const MAX_UNHEARD = 100;

/** Two tabs may write over each other's changes: what is lost that way is put on top again (decision 028). */
export function openKitchenDocument(
  getStorage: () => Storage,
  findInBox: (id: string) => { recipe: Recipe } | undefined,
) {
  const documents = openDocuments(getStorage, 'recipe-kitchen', parse);
  const unsaved = createStore(false);
  const tab = Math.random().toString(36).slice(2);
  let changes = 0;
  /** Changes of this tab that another may have written over, because it had not yet heard of them. */
  let unheard: Change[] = [];

  /** What this tab has last read or written: whatever differs from it was changed here, and not in another tab. */
  let known: Content = documents.read('') ?? NOTHING;
  const kept: Kept = {
    ...listsIn(known),
    recipe: known.recipe,
    served: known.served.flatMap((id) => findInBox(id)?.recipe ?? []),
  };
  let given = kept;

  /** The stored document, with those changes of this tab put on top that another tab has written over. */
  function read(): (Document & { isWrittenOver: boolean }) | null {
    const stored = documents.read('');
    if (!stored) return null;
    // A full document has forgotten the tabs that wrote nothing for long.
    const isForgotten = Object.keys(stored.heard).length >= MAX_TABS;
    const heard = stored.heard[tab] ?? (isForgotten ? changes : 0);
    const missing = unheard.filter(({ number }) => number > heard);
    const apply = (now: Content, { before, after }: Change) => applyChanges(now, before, after);
    return {
      ...missing.reduce<Content>(apply, stored),
      heard: stored.heard,
      isWrittenOver: missing.length > 0,
    };
  }

  function write(): void {
    const here = toContent(given);
    // Without a document, the visitor or another page has deleted it: then everything is written anew.
    const stored = read() ?? { ...known, heard: {} };
    const isDone = put(stored, here);
    // Where the recipe does not fit, the list is still stored, with the recipe from before.
    if (!isDone) put(stored, { ...here, recipe: known.recipe });
    unsaved.set(!isDone);
  }

  function put(stored: Document, after: Content): boolean {
    const number = changes + 1;
    const { [tab]: _, ...others } = stored.heard;
    const heard = Object.fromEntries([...Object.entries(others), [tab, number] as const].slice(-MAX_TABS));
    if (!documents.write('', { ...applyChanges(stored, known, after), heard })) return false;
    changes = number;
    unheard = [...unheard, { number, before: known, after }].slice(-MAX_UNHEARD);
    known = after;
    return true;
  }

  return {
    kept,
    unsaved,
    keep(context: Kept): void {
      const isNew = !isSame(context, given);
      given = context;
      if (isNew || unsaved.getSnapshot()) write();
    },
    tryAgain(): void {
      if (unsaved.getSnapshot()) write();
    },
    catchUp(context: Kept): Elsewhere {
      const stored = read();
      if (stored) {
        const lists = listsIn(applyChanges(stored, known, toContent(context)));
        known = { ...stored, recipe: known.recipe, served: known.served };
        given = { ...context, ...lists };
        if (stored.isWrittenOver) write();
        return lists;
      }
      // What was deleted elsewhere stays on this page, and is stored again with its next change.
      if (!documents.isTaken('')) {
        known = NOTHING;
        unheard = [];
        changes = 0;
      }
      return context;
    },
  };
}

function listsIn({ ingredients, hadToday, staples, taste }: Elsewhere): Elsewhere {
  return { ingredients, hadToday, staples, taste };
}

function toContent(context: Kept): Content {
  return { ...listsIn(context), recipe: context.recipe, served: context.served.map(({ id }) => id) };
}

function isSame(one: Kept, other: Kept): boolean {
  return (
    isSameList(one.ingredients, other.ingredients) &&
    isSameList(one.hadToday, other.hadToday) &&
    isSameList(one.staples, other.staples) &&
    isSameList(one.served, other.served) &&
    isSameTaste(one.taste, other.taste) &&
    one.recipe === other.recipe
  );
}

/** Puts what has changed here, from `before` to `after`, on top of what is stored. */
function applyChanges(stored: Content, before: Content, after: Content): Content {
  const served = after.served.filter((id) => !before.served.includes(id));
  return {
    ingredients: applyToList(stored.ingredients, before.ingredients, after.ingredients),
    hadToday: applyToList(stored.hadToday, before.hadToday, after.hadToday),
    staples: boundStaples(applyToList(stored.staples, before.staples, after.staples)),
    taste: applyToTaste(stored.taste, before.taste, after.taste),
    recipe: after.recipe?.id === before.recipe?.id ? stored.recipe : after.recipe,
    served: [...new Set([...stored.served, ...served])].slice(-MAX_SERVED),
  };
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

function parse(document: Record<string, unknown>): Document | null {
  const ingredients = parseStrings(document.ingredients ?? []);
  const recipe = document.recipe === null ? null : parseRecipe(document.recipe);
  const served = parseStrings(document.served ?? []);
  const isReadable = ingredients && served && (recipe || document.recipe === null);
  const hadToday = parseStrings(document.hadToday) ?? [];
  const staples = parseStaples(document.staples);
  const taste = parseTaste(document.taste);
  const heard = parseNumbers(document.heard);
  return isReadable
    ? { ingredients: distinct(ingredients), hadToday, staples, taste, recipe, served, heard }
    : null;
}

function parseNumbers(value: unknown): Record<string, number> {
  const numbers = Object.entries(isObject(value) ? value : {}).filter(([, one]) => typeof one === 'number');
  return Object.fromEntries(numbers) as Record<string, number>;
}
