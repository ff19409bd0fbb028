import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Recipe } from '../../../machines/recipe.ts';
import { hasEnoughIngredients, recipeInPane } from '../../../machines/recipeMachine.ts';
import { isSameList } from '../../../machines/textLists.ts';
import { useDrawing } from '../context/drawing.ts';
import type { Entry } from '../context/page.ts';
import { useRecipeActor, useRecipeBox } from '../context/pageContext.ts';
import { useOnHand } from '../context/useOnHand.ts';

type Found = {
  dish: string;
  minutes: number | null;
  /** Two things at most. */
  missing: string[];
};
export type Cookable = Found & { entry: Entry };

/** The recipes of the box that can be cooked with what is on hand, the nearest first; null until that is known. */
export function useCookable(): Cookable[] | null {
  const { code } = useDrawing();
  const { entries } = useRecipeBox();
  const recipeActor = useRecipeActor();
  const onHand = useOnHand();
  const isEnough = useSelector(recipeActor, (s) => hasEnoughIngredients(s.context));
  const open = useSelector(recipeActor, recipeInPane);
  const [found, setFound] = useState<Map<Recipe, Found> | null>(null);
  const [recipes, setRecipes] = useState<Recipe[]>([]);
  const now = entries.map(({ recipe }) => recipe);
  // A mark changes the entries and no recipe: nothing is to be read anew.
  if (!isSameList(recipes, now)) setRecipes(now);

  // One recipe at a time, while nothing else is to be done: all 200 of a full box would hold up what is typed.
  useEffect(() => {
    if (!code || !isEnough) return;
    let isOver = false;
    const cookable = new Map<Recipe, Found>();
    const left = [...recipes];
    const readNext = async () => {
      const recipe = left.shift();
      await (recipe && code.readRecipe(recipe).words);
      if (isOver) return;
      if (!recipe) return setFound(cookable);
      const { reading, missing: missingOf } = code.readRecipe(recipe);
      const missing = missingOf(onHand);
      const { dish, facts } = reading();
      if (missing) cookable.set(recipe, { dish, minutes: facts.total, missing });
      whenIdle(readNext);
    };
    whenIdle(readNext);
    return () => {
      isOver = true;
    };
  }, [code, recipes, onHand, isEnough]);

  if (!isEnough || !found) return null;
  return entries
    .filter(({ recipe }) => recipe.id !== open?.id)
    .flatMap((entry) => {
      const one = found.get(entry.recipe);
      return one ? { ...one, entry } : [];
    })
    .sort(nearestFirst);
}

function nearestFirst(one: Cookable, other: Cookable): number {
  return one.missing.length - other.missing.length || Number(other.entry.liked) - Number(one.entry.liked);
}

function whenIdle(run: () => void): void {
  (globalThis.requestIdleCallback ?? setTimeout)(run);
}
