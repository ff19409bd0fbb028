import { useEffect, useState } from 'react';
import { hasEnoughIngredients } from '../../../machines/kitchen.ts';
import { paneOf } from '../../../machines/pane.ts';
import type { Recipe } from '../../../machines/recipe.ts';
import { isSameList } from '../../../machines/textLists.ts';
import type { Entry } from '../context/page.ts';
import { useRecipeBox, useRecipeState } from '../context/pageContext.ts';
import { useRenderer } from '../context/renderer.ts';
import { useOnHand } from '../context/requests.ts';

/** Offers a recipe only if the visitor lacks at most this many of its ingredients. */
const MOST_MISSING = 2;
/**
 * Maximum number of recipes to compare with the list while the visitor types, because each comparison takes a
 * millisecond.
 */
const MOST_COMPARED_AT_ONCE = 12;

export type Cookable = { entry: Entry; missing: string[] };

/**
 * Returns the saved recipes for which the visitor has all or nearly all ingredients, sorted by the number of missing
 * ingredients. Returns no recipes until all recipes have been compared with the first list. While the recipes are
 * compared with a new list, returns only the recipes that fitted the previous list.
 */
export function useCookable(): Cookable[] {
  const { code } = useRenderer();
  const { entries } = useRecipeBox();
  const onHand = useOnHand();
  const isEnough = useRecipeState((s) => hasEnoughIngredients(s.context));
  const open = useRecipeState((s) => paneOf(s).recipe);
  const taste = useRecipeState((s) => s.context.taste);
  const [known, setKnown] = useState({ onHand, taste, missingOf: new Map<Recipe, string[]>() });
  const [recipes, setRecipes] = useState<Recipe[]>([]);
  const now = entries.map(({ recipe }) => recipe);
  // Ignores changes to likes and notes because neither changes which ingredients are missing.
  if (!isSameList(recipes, now)) setRecipes(now);

  // Whenever the browser is idle, compares one recipe with the list because comparing 200 at once would delay typing.
  useEffect(() => {
    if (!code || !isEnough) return;
    let isOver = false;
    const readAll = async () => {
      const found = new Map<Recipe, string[]>();
      for (const recipe of recipes) {
        await idle();
        await code.readRecipe(recipe).words;
        if (isOver) return;
        const { reading, needed } = code.readRecipe(recipe);
        const { names } = needed(onHand);
        const { ingredients, facts } = reading();
        const fits =
          !code.isAgainst(recipe, reading(), taste) && (facts.total ?? 0) <= (taste.minutes ?? Infinity);
        if (ingredients.length > 0 && fits && names.length <= MOST_MISSING) found.set(recipe, names);
      }
      setKnown({ onHand, taste, missingOf: found });
    };
    void readAll();
    return () => {
      isOver = true;
    };
  }, [code, recipes, onHand, taste, isEnough]);

  if (!code || !isEnough || known.taste !== taste) return [];
  const cookable = entries
    .filter(({ recipe }) => recipe.id !== open?.id)
    .flatMap((entry) => {
      const missing = known.missingOf.get(entry.recipe);
      return missing ? { entry, missing } : [];
    })
    .sort(nearestFirst);
  if (isSameList(known.onHand, onHand)) return cookable;
  // Compares only the first few recipes until all recipes have been compared with the new list.
  return cookable
    .slice(0, MOST_COMPARED_AT_ONCE)
    .map(({ entry }) => ({ entry, missing: code.readRecipe(entry.recipe).needed(onHand).names }))
    .filter(({ missing }) => missing.length <= MOST_MISSING)
    .sort(nearestFirst);
}

function nearestFirst(one: Cookable, other: Cookable): number {
  return one.missing.length - other.missing.length || Number(other.entry.liked) - Number(one.entry.liked);
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
}
