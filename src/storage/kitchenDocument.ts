import type { SavedKitchen } from '../../machines/kitchen.ts';
import type { Recipe } from '../../machines/recipe.ts';
import { MAX_RECENT_RECIPES, type SavedContext } from '../../machines/recipeMachine.ts';
import { distinct } from '../../machines/textLists.ts';
import { openDocuments, type UnsavedKeys } from '../shared/documents.ts';
import { isSame, object, or, readText, readTexts, withChanges } from '../shared/schema.ts';
import { readStaples, readTaste } from './parse.ts';

type Content = SavedKitchen & {
  /** Id of the recipe shown. The recipe is stored among the saved recipes. */
  recipe: string | null;
  /** Ids of the recent recipes. Do not rename this field, because stored data contains the name `served`. */
  served: string[];
};

const readContent = object<Content>({
  ingredients: (value) => distinct(readTexts(value ?? [])),
  hadToday: or(readTexts, []),
  staples: readStaples,
  taste: readTaste,
  recipe: or(readText, null),
  served: (value) => readTexts(value ?? []),
});

/**
 * Saves the ingredient list and the taste. Stores only the fields that this tab has changed, so that changes from
 * other tabs are kept (decision 001).
 */
export function openKitchenDocument(
  getStorage: () => Storage,
  unsavedKeys: UnsavedKeys,
  findInBox: (id: string) => { recipe: Recipe } | undefined,
) {
  const documents = openDocuments(getStorage, 'recipe-kitchen', readContent, unsavedKeys);
  /** The stored content as this tab last read or wrote it. If a field of `here` differs, this tab has changed the field. */
  let known = documents.read('') ?? readContent({});
  const saved: SavedContext = {
    ...listsIn(known),
    recipe: findInBox(known.recipe ?? '')?.recipe ?? null,
    recentRecipes: known.served.flatMap((id) => findInBox(id)?.recipe ?? []),
  };
  let here = toContent(saved);

  function write(): void {
    // Writes all fields again if the visitor or another page has deleted the stored data.
    if (documents.update('', (stored) => merge(stored ?? known, known, here), write)) known = here;
  }

  return {
    saved,
    save(context: SavedContext): void {
      const before = here;
      here = toContent(context);
      if (!isSame(here, before) || documents.isUnsaved('')) write();
    },
    /** Loads changes from other tabs. Keeps this tab's list if the stored list has been deleted. */
    catchUp(): SavedKitchen {
      const stored = documents.read('');
      if (stored) {
        here = { ...here, ...listsIn(merge(stored, known, here)) };
        known = { ...stored, recipe: known.recipe, served: known.served };
      }
      return listsIn(here);
    },
  };
}

function listsIn({ ingredients, hadToday, staples, taste }: SavedKitchen): SavedKitchen {
  return { ingredients, hadToday, staples, taste };
}

function toContent(context: SavedContext): Content {
  const { recipe, recentRecipes } = context;
  return { ...listsIn(context), recipe: recipe?.id ?? null, served: recentRecipes.map(({ id }) => id) };
}

function merge(stored: Content, before: Content, after: Content): Content {
  const served = after.served.filter((id) => !before.served.includes(id));
  return {
    ...withChanges(stored, before, after),
    served: [...new Set([...stored.served, ...served])].slice(-MAX_RECENT_RECIPES),
  };
}
