import { useMemo } from 'react';
import { nameOf, readList } from '../../reading/foods/needed.ts';
import type { RecipeOutline } from '../../reading/tree/recipeOutline.ts';
import { useOnHand } from '../context/useOnHand.ts';

type Needed = { lines: RecipeOutline['ingredients']; names: string[] };

/** What of a recipe is neither on the list nor always there. */
export function useNeeded(outline: RecipeOutline | null): Needed {
  const onHand = useOnHand();
  return useMemo(() => {
    if (!outline) return { lines: [], names: [] };
    const isOnHand = readList(onHand, outline.ingredientLines.join(' '));
    const lines = outline.ingredients.filter(({ text }) => !isOnHand(text));
    return { lines, names: [...new Set(lines.map(({ text }) => nameOf(text)))] };
  }, [outline, onHand]);
}
