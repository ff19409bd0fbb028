import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { distinct } from '../../../machines/list.ts';
import type { Recipe } from '../../../machines/recipeMachine.ts';
import { readAnswer } from '../../reading/readAnswer.ts';
import { findAvoided } from '../../reading/words/avoided.ts';
import { usePage, useRecipeBox } from '../frame/pageContext.ts';
import { useSwipe } from '../frame/useSwipe.ts';
import { CheckLabels, Warning } from './Avoided.tsx';
import { CardTurner } from './CardTurner.tsx';
import { drawMarkdown } from './drawMarkdown.tsx';
import { RecipeText } from './RecipeText.tsx';
import { SampleNote } from './SampleNote.tsx';
import { SAMPLE } from './sampleRecipe.ts';

/** The page takes these from here, so that they come with what draws a recipe. */
export { CookMode } from '../cook/CookMode.tsx';
export { SAMPLE };

type ServedRecipeProps = { recipe: Recipe | null; live: 'polite' | 'off' };

export function ServedRecipe({ recipe, live }: ServedRecipeProps) {
  const { recipeActor, cookingActor } = usePage();
  const { box } = useRecipeBox();
  const avoidNow = useSelector(recipeActor, (s) => s.context.taste.avoid);
  const swipe = useSwipe(
    () => recipeActor.send({ type: 'card.previous' }),
    () => recipeActor.send({ type: 'card.next' }),
  );
  const isSample = recipe?.id === SAMPLE.id;
  const text = recipe?.text ?? null;
  const answer = useMemo(() => (text === null ? null : readAnswer(text)), [text]);
  // Drawn once for each text: new elements at every render would lose the focus, and stop a video that plays.
  const drawn = useMemo(() => answer && drawMarkdown(answer.text), [answer]);
  const outline = drawn?.outline ?? null;
  const avoid = distinct([...(recipe?.taste.avoid ?? []), ...avoidNow]);
  const named = findAvoided(avoid, outline?.ingredientLines ?? text?.split('\n') ?? []);

  function cook() {
    if (!recipe || !outline) return;
    cookingActor.send({
      type: 'cook.started',
      recipe,
      steps: outline.steps.map(({ item, isTickedAsWritten }) => ({ item, isTickedAsWritten })),
      step: box.marksOf(recipe.id).step,
    });
  }

  const shown = recipe &&
    answer && {
      ...answer,
      id: recipe.id,
      outline,
      isSample,
      ...box.marksOf(recipe.id),
      onTick: (item: number) => box.toggle(recipe.id, item),
      onScale: (scale: number) => box.mark(recipe.id, { scale }),
    };
  return (
    <>
      {shown && !isSample && <CardTurner />}
      <div aria-live="polite">{shown && <Warning found={named} />}</div>
      <RecipeText
        recipe={shown}
        drawn={drawn}
        cutShort={recipe?.cutShort ?? false}
        live={live}
        language={recipe?.taste.language ?? null}
        swipe={swipe}
        note={
          recipe && (
            <>
              {isSample && <SampleNote />}
              {recipe.onDevice && (
                <p className="soft note">Written on this device, by the browser’s own model.</p>
              )}
              <CheckLabels avoid={avoid} />
            </>
          )
        }
        onCook={cook}
      />
    </>
  );
}
