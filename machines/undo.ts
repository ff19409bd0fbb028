import type { Recipe } from './recipe.ts';
import { putStaplesBack, type Staples, staplesOf } from './staples.ts';
import { changeTaste, type Taste } from './taste.ts';
import { identityOf, putBack } from './textLists.ts';

/** What the visitor did last that can be undone. */
export type Removal =
  /** `before`: the list that an undo puts back; `parts`: what it takes away, of one text that named several. */
  | { of: 'ingredients'; before: string[]; parts: string[] }
  | { of: 'staples'; before: Staples }
  | { of: 'taste'; before: Taste }
  | { of: 'recipes'; recipes: Recipe[] };

/** Recipes and the taste can be put back whatever the lists are. */
export const isOfLists = (removal: Removal | null) => removal?.of !== 'recipes' && removal?.of !== 'taste';

type Removable = { ingredients: string[]; staples: Staples; removal: Removal | null };

/** What an undo would put back into its list. */
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

/** Removals in a row are undone together: until something new is added, the list from before the first of them is kept. */
export function removalOf(context: Removable): Removal {
  const { ingredients, removal } = context;
  const goesOn =
    removal?.of === 'ingredients' &&
    takenAway(context).length > 0 &&
    ingredients.every((ingredient) => removal.before.includes(ingredient));
  return { of: 'ingredients', before: goesOn ? removal.before : ingredients, parts: [] };
}

/** All as it was before, but for what was set since. Recipes are put back by the box. */
export function undone(context: Removable & { taste: Taste }): Partial<typeof context> {
  const { ingredients, staples, taste, removal } = context;
  if (removal?.of === 'staples') return { staples: putStaplesBack(staples, removal.before) };
  if (removal?.of === 'taste') return { taste: fillIn(taste, removal.before) };
  if (removal?.of !== 'ingredients') return {};
  const others = ingredients.filter((onHand) => !removal.parts.includes(onHand));
  return { ingredients: putBack(others, removal.before) };
}

/** An undo must not change what was set after the reset. */
function fillIn(taste: Taste, before: Taste): Taste {
  const isSet = Object.entries(taste).filter(([, value]) => value !== null);
  return changeTaste(before, {
    ...Object.fromEntries(isSet),
    diets: [...before.diets, ...taste.diets],
    avoid: [...before.avoid, ...taste.avoid],
  });
}
