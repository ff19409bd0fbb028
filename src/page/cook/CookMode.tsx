import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useState } from 'react';
import type { Recipe } from '../../../machines/recipe.ts';
import { directionOf } from '../../shared/directionOf.ts';
import { NEXT_STEP_ID } from '../browser/focus.ts';
import { useModal } from '../browser/useModal.ts';
import { useSwipe } from '../browser/useSwipe.ts';
import { Announcer } from '../context/Announcer.tsx';
import { useCookingActor, usePage, useRecipeState } from '../context/pageContext.ts';
import { useChecks } from '../context/useChecks.ts';
import { Button } from '../controls/Button.tsx';
import { readRecipe } from '../rendering/readRecipe.ts';
import { CheckedFoods } from '../warning/Checks.tsx';
import { CookStep } from './CookStep.tsx';
import { EndOfCooking } from './EndOfCooking.tsx';

export function CookMode() {
  const recipe = useSelector(useCookingActor(), (s) => (s.matches('browsing') ? null : s.context.recipe));
  return recipe && <Cooking key={recipe.id} recipe={recipe} />;
}

function Cooking({ recipe }: { recipe: Recipe }) {
  const { cookingActor, recipeActor } = usePage();
  // Keeps this state in cook mode rather than in a step, because the steps unmount at the end of cooking.
  const [idAtStart] = useState(recipeActor.getSnapshot().context.recipe?.id);
  const hasEnded = useSelector(cookingActor, (s) => s.matches('ended'));
  // Keeps the steps and amounts until cook mode is closed, even if a language's words load and improve the reading.
  const [read] = useState(() => readRecipe(recipe));
  const checks = useChecks(recipe, readRecipe(recipe).reading());
  const [firstStep] = useState(cookingActor.getSnapshot().context.step);
  const reading = read.reading();
  const steps = read.steps();
  const { dish } = reading;
  const isMirrored = !hasEnded && directionOf(null, steps[0]?.text ?? '') === 'rtl';
  const leave = () => cookingActor.send({ type: 'cook.left' });
  const goOn = () => cookingActor.send({ type: 'step.next' });
  const goBack = () => cookingActor.send({ type: 'step.previous' });
  const modal = useModal(leave, NEXT_STEP_ID);
  const swipe = useSwipe(goBack, goOn);

  function turnStep(event: KeyboardEvent) {
    const isTyping = event.target instanceof HTMLTextAreaElement;
    const isOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat;
    if (isTyping || isOther) return;
    if (event.key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) goOn();
    if (event.key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) goBack();
  }

  return (
    <dialog
      {...modal}
      className={isMirrored ? 'cook mirrored' : 'cook'}
      aria-label={`Cook: ${dish}`}
      onKeyDown={turnStep}
      {...swipe}
    >
      {hasEnded ? (
        <EndOfCooking recipe={recipe} dish={dish} picture={read.picture()} steps={steps.length} />
      ) : (
        <CookStep
          recipe={recipe}
          reading={reading}
          steps={steps}
          firstStep={firstStep}
          warning={<CheckedFoods checks={checks} />}
          notice={<NewRecipe cooked={recipe} idAtStart={idAtStart} />}
        />
      )}
      <Announcer />
    </dialog>
  );
}

type NewRecipeProps = {
  cooked: Recipe;
  /** Id of the recipe that the page showed when cook mode was opened. */
  idAtStart: string | undefined;
};

/** Announces that the requested recipe has arrived while the visitor is cooking another recipe. */
function NewRecipe({ cooked, idAtStart }: NewRecipeProps) {
  const { cookingActor } = usePage();
  const latest = useRecipeState((s) => (s.matches({ shown: 'recipe' }) ? s.context.recipe : null));
  const isNew = latest && latest.id !== cooked.id && latest.id !== idAtStart;

  return (
    <div className={isNew ? 'beside cook-news cook-next' : 'cook-news'}>
      <p role="status">
        {isNew && (
          <>
            Your recipe is here: <strong dir="auto">{readRecipe(latest).reading().dish}</strong>
          </>
        )}
      </p>
      {isNew && <Button onClick={() => cookingActor.send({ type: 'cook.left' })}>See it</Button>}
    </div>
  );
}
