import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { Recipe } from '../../../machines/recipeMachine.ts';
import { CookingAids } from '../../recipe/CookingAids.tsx';
import { RecipeText } from '../../recipe/RecipeText.tsx';
import { readAnswer } from '../../recipe/readAnswer.ts';
import { useRecipeActor, useRecipeBox } from '../contexts.ts';

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

/** Under the apology: the way to the recipe before, where there was one. */
export function BackToRecipe({ onBack }: { onBack: () => void }) {
  const recipes = useRecipeActor();
  const before = useSelector(recipes, (s) => s.context.recipe);

  function goBack() {
    recipes.send({ type: 'apology.dismissed' });
    onBack();
  }

  return (
    before && (
      <button type="button" className="button back" onClick={goBack}>
        Back to <span dir="auto">{readAnswer(before.text).dish}</span>
      </button>
    )
  );
}
