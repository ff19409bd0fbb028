import { useMemo, useState } from 'react';
import type { Recipe } from '../../../machines/recipeMachine.ts';
import { CookingAids } from '../../recipe/CookingAids.tsx';
import { RecipeText } from '../../recipe/RecipeText.tsx';
import { readAnswer } from '../../recipe/readAnswer.ts';
import { useRecipeBox } from '../contexts.ts';

/** What stands above the recipe. Give these two a key each: their state belongs to that recipe. */
export function ServedAids({ recipe }: { recipe: Recipe }) {
  return <CookingAids {...readAnswer(recipe.text)} />;
}

export function ServedText({ recipe }: { recipe: Recipe }) {
  const { box, entries } = useRecipeBox();
  const answer = useMemo(() => readAnswer(recipe.text), [recipe.text]);
  const entry = entries.find((kept) => kept.recipe.id === recipe.id);
  // A recipe that was deleted from the box can still be cooked from.
  const [unkept, setUnkept] = useState<number[]>([]);
  const ticks = entry?.ticks ?? unkept;

  function toggle(item: number) {
    const others = ticks.filter((tick) => tick !== item);
    const next = others.length < ticks.length ? others : [...ticks, item];
    if (entry) box.tick(recipe.id, next);
    else setUnkept(next);
  }

  return <RecipeText {...answer} cutShort={recipe.cutShort} ticks={ticks} onTick={toggle} />;
}

export function DishOf({ recipe }: { recipe: Recipe }) {
  return <span dir="auto">{readAnswer(recipe.text).dish}</span>;
}
