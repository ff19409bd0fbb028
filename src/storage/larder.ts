import { distinct } from '../../machines/list.ts';
import { type Kept, MAX_CARDS } from '../../machines/recipeMachine.ts';
import { isSameTaste, NO_TASTE } from '../../machines/taste.ts';
import { orUndefined } from '../shared/orUndefined.ts';
import { createStore } from '../shared/store.ts';
import { keysIn, openDrawer } from './documents.ts';
import { openKeptList } from './keptList.ts';
import { openKeptTaste } from './keptTaste.ts';
import { parseOwnEntry, parseRecipe, parseStrings } from './parse.ts';
import { RECIPE_KEY } from './recipeKey.ts';
import { TIMER_KEY } from './timerKey.ts';

const KEPT = ['ingredients', 'recipe', 'taste', 'served'] as const;

type Document = Pick<Kept, 'recipe'> & {
  /** The recipes themselves are in the box. */
  served: string[];
  /** As they were kept before each had a key of its own. */
  ingredients?: string[] | undefined;
};
const NO_DOCUMENT: Document = { recipe: null, served: [] };

/** Storage may be blocked, full, corrupt or from a newer version: then the page works in memory. */
export function openLarder(getStorage: () => Storage, now = () => Date.now()) {
  const list = openKeptList(getStorage, 'recipe-kitchen.onHand.', now);
  const wishes = openKeptTaste(getStorage, now);
  const document = openDrawer(getStorage, 'recipe-kitchen', parse);
  const recipes = openDrawer(getStorage, RECIPE_KEY, parseOwnEntry);

  const found = document.read('') ?? NO_DOCUMENT;
  const kept: Kept = {
    ingredients: distinct([...list.texts(), ...(found.ingredients ?? [])]),
    recipe: found.recipe,
    taste: wishes.taste(),
    served: found.served.flatMap((id) => recipes.read(id)?.recipe ?? []),
  };
  /** As it was given last. */
  let given = kept;
  let isListOlder = found.ingredients !== undefined;
  /** What this tab knows to be stored. */
  let stored = { recipe: kept.recipe, served: kept.served };
  const unkept = createStore(false);
  // What was kept in another form is kept in this one.
  keepAll(kept);

  function keepAll({ ingredients, recipe, taste, served }: Kept): boolean {
    const isListKept = list.keep(ingredients);
    const isTasteKept = wishes.keep(taste);
    const changes: Partial<Document> = {
      ...(recipe !== stored.recipe && { recipe }),
      ...(served !== stored.served && served.length > 0 && { served: served.map(({ id }) => id) }),
      ...(isListKept && isListOlder && { ingredients: undefined }),
    };
    const isDocumentKept = Object.keys(changes).length === 0 || keepDocument(changes);
    if (isDocumentKept) stored = { recipe, served };
    isListOlder &&= !(isDocumentKept && isListKept);
    return isListKept && isTasteKept && isDocumentKept;
  }

  function keepDocument(changes: Partial<Document>): boolean {
    // What has not changed here may have changed elsewhere.
    const before = document.read('') ?? NO_DOCUMENT;
    const after = { ...before, ...changes };
    // Those of another tab may be for the same list.
    after.served = [...new Set([...before.served, ...after.served])].slice(-MAX_CARDS);
    return after.ingredients || after.recipe ? document.write('', after) : document.remove('');
  }

  const holds = (prefix: string) => orUndefined(() => keysIn(getStorage(), prefix).length > 0) ?? false;
  const keepsRecipes = holds(RECIPE_KEY);

  /** What could not be stored. */
  function tryAgain(): void {
    if (unkept.getSnapshot()) unkept.set(!keepAll(given));
  }

  function forget(): void {
    list.forget();
    wishes.forget();
    stored = { recipe: null, served: [] };
  }

  return {
    kept,
    /** Some of it could not be stored, and stays for this visit only. */
    unkept,
    /** Timers of an earlier visit run on. */
    hasTimers: holds(TIMER_KEY),
    /** There is something in the box. */
    keepsRecipes,
    isEmpty:
      kept.ingredients.length === 0 && !kept.recipe && isSameTaste(kept.taste, NO_TASTE) && !keepsRecipes,
    tryAgain,
    /** `isBehind`: what other tabs have done is not taken up yet. */
    keep(context: Kept, isBehind: boolean): void {
      if (KEPT.every((name) => context[name] === given[name])) {
        tryAgain();
        return;
      }
      given = context;
      // Of what happens to the storage in this very tab no event tells.
      if (!isBehind && orUndefined(() => getStorage().length) === 0) forget();
      unkept.set(!keepAll(context));
    },
    /** What all tabs have made of the list and the taste. */
    catchUp: ({ ingredients, taste }: Pick<Kept, 'ingredients' | 'taste'>) => ({
      ingredients: list.catchUp(ingredients),
      taste: wishes.catchUp(taste),
    }),
    /** All was thrown away, by hand or by another page of this origin: what is on this page is stored again when it is changed. */
    forget,
  };
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
