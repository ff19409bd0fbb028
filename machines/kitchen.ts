import type { Recipe } from './recipe.ts';
import { foodsIn } from './splitList.ts';
import { type OwnStaples, staplesOf, withStaple } from './staples.ts';
import { changeTaste, isSameTaste, NO_TASTE, type Taste } from './taste.ts';
import { distinct, findSame, identityOf, isSameList, toggle } from './textLists.ts';

const MIN_INGREDIENTS = 2;

/** The visitor's ingredient list, staples and taste, which can change in any state of the statechart. */
export type Kitchen = {
  ingredients: string[];
  /** Ingredients ticked in the shopping list. A tick does not make the shown recipe out of date. */
  hadToday: string[];
  /** Ingredients that the visitor wants to use up first, in this visit. Some may no longer be on the list. */
  first: string[];
  staples: OwnStaples;
  taste: Taste;
  removal: Removal | null;
};

/** The last change that 'Undo' can revert, until the same field changes again. `before`: the field that 'Undo' restores. */
export type Removal =
  /** `parts`: number of ingredients that a typed text was split into. 1 if the text was kept whole because of a remark. */
  | { of: 'ingredients'; before: Pick<Kitchen, 'ingredients'>; parts?: number }
  | { of: 'staples'; before: Pick<Kitchen, 'staples'> }
  | { of: 'taste'; before: Pick<Kitchen, 'taste'> }
  | { of: 'recipes'; recipes: Recipe[] }
  /** A recipe that the page has recognised in a pasted `text`, or in a file (null). `before`: what was shown until then. */
  | { of: 'paste'; text: string | null; before: ShownBefore };

type ShownBefore = { recipe: Recipe | null; lastShown: 'recipe' | 'received'; listBefore: string[] };

export type SavedKitchen = Omit<Kitchen, 'removal' | 'first'>;

export type KitchenEvent =
  /** The visitor types or pastes one or more ingredients. */
  | { type: 'ingredient.added'; text: string }
  | { type: 'ingredient.removed'; ingredient: string }
  | { type: 'ingredient.listCleared' }
  /** Marks an ingredient to use up first, or removes the mark. */
  | { type: 'ingredient.marked'; ingredient: string }
  /** The visitor ticks an ingredient in the shopping list. */
  | { type: 'ingredient.hadToday'; ingredient: string }
  /** The visitor presses 'Always have it' in the shopping list. */
  | { type: 'ingredient.hadAlways'; ingredient: string }
  /** The visitor unticks an ingredient in the shopping list. */
  | { type: 'ingredient.neededAgain'; ingredient: string }
  | { type: 'staple.added'; staple: string }
  | { type: 'staple.removed'; staple: string }
  | { type: 'taste.changed'; changes: Partial<Taste> }
  | { type: 'taste.reset' }
  | { type: 'removal.undone' }
  | { type: 'removal.accepted' }
  /** The visitor deletes a saved recipe. */
  | { type: 'box.recipeDeleted'; recipe: Recipe }
  /** Another tab has changed the list, staples or taste. `kitchen`: list, staples and taste, merged with this tab's changes. */
  | { type: 'kitchen.changedElsewhere'; kitchen: SavedKitchen };

/** Returns the fields of `kitchen` that an event changes, or null if the event changes none. */
export function changeOf(kitchen: Kitchen, event: KitchenEvent): Partial<Kitchen> | null {
  const change = changeBy(kitchen, event);
  return keepsUndo(kitchen, { ...kitchen, ...change }) ? change : { removal: null, ...change };
}

/** True if `next` does not change the field that an undo would restore. */
function keepsUndo(kitchen: Kitchen, next: Kitchen): boolean {
  const of = kitchen.removal?.of ?? 'recipes';
  if (of === 'taste') return isSameTaste(kitchen.taste, next.taste);
  if (of !== 'ingredients' && of !== 'staples') return true;
  return JSON.stringify(kitchen[of]) === JSON.stringify(next[of]);
}

function changeBy(kitchen: Kitchen, event: KitchenEvent): Partial<Kitchen> | null {
  const { ingredients, hadToday, first, staples, taste, removal } = kitchen;
  switch (event.type) {
    case 'ingredient.added': {
      const { foods, instead } = foodsIn(event.text);
      const next = distinct([...ingredients, ...foods]);
      // Does not split a text again after 'Undo' has put the whole text on the list as one ingredient.
      if (next.length === ingredients.length || hasAll(ingredients, instead)) return null;
      return { ingredients: next, ...undoOfSplit(ingredients, foods, instead) };
    }
    case 'ingredient.removed': {
      const listed = findSame(ingredients, event.ingredient);
      return listed === undefined
        ? null
        : { ingredients: ingredients.filter((other) => other !== listed), removal: removalOf(kitchen) };
    }
    case 'ingredient.listCleared':
      return ingredients.length > 0 ? { ingredients: [], removal: removalOf(kitchen) } : null;
    case 'ingredient.marked':
      return { first: toggle(first, event.ingredient) };
    case 'ingredient.hadToday': {
      const ingredient = event.ingredient.trim();
      if (ingredient === '' || findSame(ingredients, ingredient) !== undefined) return null;
      // Drops an older spelling of the same ingredient, which was ticked earlier and then removed from the list.
      const others = hadToday.filter((other) => identityOf(other) !== identityOf(ingredient));
      return { ingredients: [...ingredients, ingredient], hadToday: [...others, ingredient] };
    }
    case 'ingredient.neededAgain':
      return withoutHad(kitchen, event.ingredient);
    case 'ingredient.hadAlways': {
      const next = withStaple(staples, event.ingredient);
      // Ignores an ingredient that is too long for a staple, because the shortened staple would not match the ingredient.
      const isWhole = findSame(next, event.ingredient) !== undefined;
      return isWhole && findSame(staplesOf(staples), event.ingredient) === undefined
        ? { ...withoutHad(kitchen, event.ingredient), staples: next }
        : null;
    }
    case 'staple.added': {
      const next = withStaple(staples, event.staple);
      return isSameList(next, staplesOf(staples)) ? null : { staples: next };
    }
    case 'staple.removed': {
      const all = staplesOf(staples);
      const listed = findSame(all, event.staple);
      if (listed === undefined) return null;
      return {
        staples: all.filter((other) => other !== listed),
        removal: removal?.of === 'staples' ? removal : { of: 'staples', before: { staples } },
      };
    }
    case 'taste.changed': {
      const next = changeTaste(taste, event.changes);
      return isSameTaste(taste, next) ? null : { taste: next };
    }
    case 'taste.reset':
      return isSameTaste(taste, NO_TASTE)
        ? null
        : { taste: NO_TASTE, removal: { of: 'taste', before: { taste } } };
    case 'removal.undone':
      // Leaves deleted recipes to the recipe box, which restores these recipes.
      return removal && { ...(removal.of !== 'recipes' && removal.before), removal: null };
    case 'removal.accepted':
      return removal && { removal: null };
    case 'box.recipeDeleted': {
      const before = removal?.of === 'recipes' ? removal.recipes : [];
      return { removal: { of: 'recipes', recipes: [...before, event.recipe] } };
    }
    case 'kitchen.changedElsewhere': {
      // Ignores the event if another tab has stored something else.
      const here: SavedKitchen = { ingredients, hadToday, staples, taste };
      return JSON.stringify(event.kitchen) === JSON.stringify(here) ? null : event.kitchen;
    }
    default:
      return null;
  }
}

/** Lets 'Undo' or 'Split' put `instead` on the list, if the visitor may have meant that. */
function undoOfSplit(ingredients: string[], foods: string[], instead: string[]): Partial<Kitchen> {
  if (instead.length === 0) return {};
  const before = { ingredients: distinct([...ingredients, ...instead]) };
  return { removal: { of: 'ingredients', before, parts: foods.length } };
}

/** Returns the data for undoing a removal of ingredients. One undo restores all ingredients removed in a row. */
function removalOf({ ingredients, removal }: Kitchen): Removal {
  return removal?.of === 'ingredients' && removal.parts === undefined
    ? removal
    : { of: 'ingredients', before: { ingredients } };
}

/** Returns the ingredients or staples that an undo would restore. */
export function takenAway({ ingredients, staples, removal }: Kitchen): string[] {
  if (removal?.of === 'ingredients')
    return removal.before.ingredients.filter((text) => !ingredients.includes(text));
  if (removal?.of !== 'staples') return [];
  return staplesOf(removal.before.staples).filter((text) => !staplesOf(staples).includes(text));
}

/** Returns the ingredient on the list that an event would add a second time, or null. */
export function listedAlready({ ingredients }: Kitchen, event: KitchenEvent): string | null {
  if (event.type !== 'ingredient.added') return null;
  const { foods, instead } = foodsIn(event.text);
  const [listed] = [...foods, ...instead].flatMap((food) => findSame(ingredients, food) ?? []);
  return listed ?? null;
}

/**
 * Returns the ingredients that an event adds to the list. Leaves out restored ingredients, and those ticked in the
 * shopping list, because the page has named them already.
 */
export function newsIn(next: string[], { ingredients, removal }: Kitchen, { type }: KitchenEvent): string[] {
  const isRestored = type === 'removal.undone' && removal?.of === 'ingredients' && !removal.parts;
  if (isRestored || type === 'ingredient.hadToday') return [];
  const before = new Set(ingredients);
  return next.filter((ingredient) => !before.has(ingredient));
}

export function hasEnoughIngredients({ ingredients }: Pick<Kitchen, 'ingredients'>): boolean {
  return ingredients.length >= MIN_INGREDIENTS;
}

/** Returns the ingredients on the list that the visitor wants to use up first. */
export function firstOnList({ ingredients, first }: Pick<Kitchen, 'ingredients' | 'first'>): string[] {
  return first.filter((ingredient) => ingredients.includes(ingredient));
}

/** Returns the ingredients ticked in the shopping list that are still on the visitor's list. */
export function hadOnList({ ingredients, hadToday }: Pick<Kitchen, 'ingredients' | 'hadToday'>): string[] {
  return hadToday.filter((ingredient) => ingredients.includes(ingredient));
}

function hasAll(ingredients: string[], texts: string[]): boolean {
  return texts.length > 0 && texts.every((text) => findSame(ingredients, text) !== undefined);
}

function withoutHad(kitchen: Kitchen, ingredient: string): Partial<Kitchen> | null {
  const had = findSame(hadOnList(kitchen), ingredient);
  if (had === undefined) return null;
  return {
    ingredients: kitchen.ingredients.filter((other) => other !== had),
    hadToday: kitchen.hadToday.filter((other) => other !== had),
  };
}
