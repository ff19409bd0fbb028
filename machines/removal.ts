import type { Recipe } from './recipe.ts';
import { findSame, identityOf } from './sameText.ts';
import { changeTaste, type Taste } from './taste.ts';

/** What was taken away last, and can be brought back. */
export type Removal =
  /** `before`: the list as it was; `parts`: what was made of the ingredient that was split. */
  | { of: 'ingredients'; before: string[]; parts: string[] }
  | { of: 'needed'; ingredient: string; isAlways: boolean }
  | { of: 'staples'; before: string[] }
  | { of: 'taste'; before: Taste }
  | { of: 'recipes'; recipes: Recipe[] };

type Lists = { ingredients: string[]; staples: string[] };
type Removable = Lists & { removal: Removal | null };

export function removedIngredients({ ingredients, removal }: Removable): string[] {
  return removal?.of === 'ingredients' ? missingIn(ingredients, removal.before) : [];
}

export function removedStaples({ staples, removal }: Removable): string[] {
  return removal?.of === 'staples' ? missingIn(staples, removal.before) : [];
}

function missingIn(texts: string[], before: string[]): string[] {
  const present = new Set(texts.map(identityOf));
  return before.filter((text) => !present.has(identityOf(text)));
}

export function hasRemoval(context: Removable): boolean {
  const { removal } = context;
  if (removal?.of === 'ingredients') return removedIngredients(context).length > 0;
  if (removal?.of === 'staples') return removedStaples(context).length > 0;
  return removal !== null;
}

/** Removals in a row are undone together: until something new is added, the list from before the first of them is kept. */
export function removalOf(context: Removable): Removal {
  const { ingredients, removal } = context;
  const goesOn =
    removal?.of === 'ingredients' &&
    removedIngredients(context).length > 0 &&
    ingredients.every((ingredient) => removal.before.includes(ingredient));
  return { of: 'ingredients', before: goesOn ? removal.before : ingredients, parts: [] };
}

/** An undo must not bring back what another tab has removed, nor take away or join what is no longer there. */
export function withoutGone({ ingredients, staples, removal }: Removable, after: Lists): Removal | null {
  if (removal?.of === 'needed') {
    const there = removal.isAlways ? after.staples : after.ingredients;
    return findSame(there, removal.ingredient) === undefined ? null : removal;
  }
  const isGoneStaple = (one: string) => staples.includes(one) && !after.staples.includes(one);
  if (removal?.of === 'staples')
    return { ...removal, before: removal.before.filter((one) => !isGoneStaple(one)) };
  if (removal?.of !== 'ingredients') return removal;
  const isGone = (one: string) => ingredients.includes(one) && !after.ingredients.includes(one);
  if (removal.parts.some(isGone)) return null;
  return { ...removal, before: removal.before.filter((one) => !isGone(one)) };
}

/** An undo must not change what was set after the reset. */
export function fillIn(taste: Taste, before: Taste): Taste {
  const isSet = Object.entries(taste).filter(([, value]) => value !== null);
  return changeTaste(before, {
    ...Object.fromEntries(isSet),
    diets: [...before.diets, ...taste.diets],
    avoid: [...before.avoid, ...taste.avoid],
  });
}
