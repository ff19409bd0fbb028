import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { Recipe } from '../../../machines/recipeMachine.ts';
import { RecipeText } from '../../recipe/RecipeText.tsx';
import { readAnswer } from '../../recipe/readAnswer.ts';
import { tellFailure } from '../failures.ts';
import { ASK_BUTTON_ID, focusFirst } from '../focus.ts';
import { useConnection, useConnectionSnapshot, useRecipeActor, useRecipeBox } from '../pageContext.ts';

type ServedRecipeProps = { recipe: Recipe | null; live: 'polite' | 'off' };

export function ServedRecipe({ recipe, live }: ServedRecipeProps) {
  const { box, entries } = useRecipeBox();
  const text = recipe?.text ?? null;
  const answer = useMemo(() => (text === null ? null : readAnswer(text)), [text]);
  const entry = entries.find((kept) => kept.recipe.id === recipe?.id);
  // A recipe that was deleted from the box can still be cooked from.
  const [unkept, setUnkept] = useState({ id: '', ticks: [] as number[] });
  const ticks = entry?.ticks ?? (unkept.id === recipe?.id ? unkept.ticks : []);

  function toggle(item: number) {
    if (!recipe) return;
    const others = ticks.filter((tick) => tick !== item);
    const next = others.length < ticks.length ? others : [...ticks, item];
    if (entry) box.tick(recipe.id, next);
    else setUnkept({ id: recipe.id, ticks: next });
  }

  const shown = recipe && answer && { ...answer, id: recipe.id, cutShort: recipe.cutShort };
  return <RecipeText recipe={shown} live={live} ticks={ticks} onTick={toggle} />;
}

export function DishOf({ recipe }: { recipe: Recipe }) {
  return <span dir="auto">{readAnswer(recipe.text).dish}</span>;
}

/** Why there is no recipe, and the one thing to do about it. */
export function Remedy({ onConnect }: { onConnect: () => void }) {
  const recipeActor = useRecipeActor();
  const { actor } = useConnection();
  const { failure, provider } = useConnectionSnapshot();
  const isConnected = useSelector(actor, (s) => !s.matches({ settled: 'unconnected' }));
  const canAsk = useSelector(recipeActor, (s) => s.can({ type: 'recipe.requested' }));
  if (!failure) return null;

  function tryAgain() {
    // This button goes with the apology.
    focusFirst(ASK_BUTTON_ID);
    recipeActor.send({ type: 'recipe.requested' });
  }

  const { why, action } = tellFailure(failure, { isConnected, choosesModel: provider !== null });
  return (
    <>
      <p className="soft">{why}</p>
      {action ? (
        <button type="button" className="button" onClick={onConnect}>
          {action}
        </button>
      ) : (
        canAsk && (
          <button type="button" className="button" onClick={tryAgain}>
            Try again
          </button>
        )
      )}
    </>
  );
}
