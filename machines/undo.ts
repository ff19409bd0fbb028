import type { Recipe } from './recipe.ts';
import { putStaplesBack, type Staples, staplesOf } from './staples.ts';
import { changeTaste, type Taste } from './taste.ts';
import { identityOf, putBack } from './textLists.ts';

/** The visitor's last change that can be undone. */
export type Removal =
  /** A change to the list. `before`: ingredients that an undo restores. `parts`: ingredients, split from one text, that an undo removes. */
  | { of: 'ingredients'; before: string[]; parts: string[] }
  | { of: 'staples'; before: Staples }
  | { of: 'taste'; before: Taste }
  | { of: 'recipes'; recipes: Recipe[] };

/** True for null, and for a removal of ingredients or staples. */
export const isOfLists = (removal: Removal | null) => removal?.of !== 'recipes' && removal?.of !== 'taste';

type Removable = { ingredients: string[]; staples: Staples; removal: Removal | null };

/** Returns the ingredients or staples that an undo would restore. */
export function takenAway({ ingredients, staples, removal }: Removable): string[] {
  if (removal?.of !== 'ingredients' && removal?.of !== 'staples') return [];
  const [now, before] =
    removal.of === 'staples'
      ? [staplesOf(staples), staplesOf(removal.before)]
      : [ingredients, removal.before];
  const present = new Set(now.map(identityOf));
  return before.filter((text) => !present.has(identityOf(text)));
}

export function hasRemoval(context: Removable): boolean {
  return !isOfLists(context.removal) || takenAway(context).length > 0;
}

/** Returns the data for undoing a removal of ingredients. One undo restores all ingredients removed since an ingredient was last added. */
export function removalOf(context: Removable): Removal {
  const { ingredients, removal } = context;
  const continuesRemoval =
    removal?.of === 'ingredients' &&
    takenAway(context).length > 0 &&
    ingredients.every((ingredient) => removal.before.includes(ingredient));
  return { of: 'ingredients', before: continuesRemoval ? removal.before : ingredients, parts: [] };
}

/** Undoes the last removal or reset, but keeps later changes. Deleted recipes are restored by the recipe box itself. */
export function undone(context: Removable & { taste: Taste }): Partial<typeof context> {
  const { ingredients, staples, taste, removal } = context;
  if (removal?.of === 'staples') return { staples: putStaplesBack(staples, removal.before) };
  if (removal?.of === 'taste') return { taste: fillIn(taste, removal.before) };
  if (removal?.of !== 'ingredients') return {};
  const others = ingredients.filter((onHand) => !removal.parts.includes(onHand));
  return { ingredients: putBack(others, removal.before) };
}

/** Restores the taste from before a reset, but keeps wishes that were set after the reset. */
function fillIn(taste: Taste, before: Taste): Taste {
  const isSet = Object.entries(taste).filter(([, value]) => value !== null);
  return changeTaste(before, {
    ...Object.fromEntries(isSet),
    diets: [...before.diets, ...taste.diets],
    avoid: [...before.avoid, ...taste.avoid],
  });
}
