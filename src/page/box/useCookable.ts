import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { hasEnoughIngredients, recipeInPane } from '../../../machines/recipeMachine.ts';
import { useDrawing } from '../context/drawing.ts';
import type { Entry } from '../context/page.ts';
import { useRecipeActor, useRecipeBox } from '../context/pageContext.ts';
import { useOnHand } from '../context/useOnHand.ts';

export type Cookable = {
  entry: Entry;
  dish: string;
  minutes: number | null;
  /** Two things at most. */
  missing: string[];
};

/** The recipes of the box that can be cooked with what is on hand, the nearest first; null until that is known. */
export function useCookable(): Cookable[] | null {
  const { code } = useDrawing();
  const { entries } = useRecipeBox();
  const recipeActor = useRecipeActor();
  const onHand = useOnHand();
  const isEnough = useSelector(recipeActor, (s) => hasEnoughIngredients(s.context));
  const open = useSelector(recipeActor, recipeInPane);
  const [found, setFound] = useState<Cookable[] | null>(null);

  // One recipe at a time, while nothing else is to be done: all 200 of a full box would hold up what is typed.
  useEffect(() => {
    if (!code || !isEnough) return;
    let isOver = false;
    const cookable: Cookable[] = [];
    const left = [...entries];
    const readNext = () => {
      if (isOver) return;
      const entry = left.shift();
      if (!entry) return setFound(cookable.sort(nearestFirst));
      const reading = code.readRecipe(entry.recipe);
      const missing = reading.missing(onHand);
      if (missing) cookable.push({ entry, dish: reading.dish(), minutes: reading.facts().total, missing });
      whenIdle(readNext);
    };
    whenIdle(readNext);
    return () => {
      isOver = true;
    };
  }, [code, entries, onHand, isEnough]);

  return isEnough && found ? found.filter(({ entry }) => entry.recipe.id !== open?.id) : null;
}

function nearestFirst(one: Cookable, other: Cookable): number {
  return one.missing.length - other.missing.length || Number(other.entry.liked) - Number(one.entry.liked);
}

function whenIdle(run: () => void): void {
  (globalThis.requestIdleCallback ?? setTimeout)(run);
}
