import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useMemo } from 'react';
import type { Recipe } from '../../../machines/recipe.ts';
import { readAnswer } from '../../reading/readAnswer.ts';
import { focusFirst } from '../browser/focus.ts';
import { useModal } from '../browser/useModal.ts';
import { useSwipe } from '../browser/useSwipe.ts';
import { useCookingActor } from '../context/pageContext.ts';
import { drawMarkdown } from '../drawing/drawMarkdown.tsx';
import { CookStep, NEXT_ID } from './CookStep.tsx';
import { EndOfCooking } from './EndOfCooking.tsx';

export function CookMode() {
  const recipe = useSelector(useCookingActor(), (s) => (s.matches('browsing') ? null : s.context.recipe));
  return recipe && <Cooking key={recipe.id} recipe={recipe} />;
}

function Cooking({ recipe }: { recipe: Recipe }) {
  const cookingActor = useCookingActor();
  const hasEnded = useSelector(cookingActor, (s) => s.matches('ended'));
  const { dish, facts, outline } = useMemo(() => {
    const answer = readAnswer(recipe);
    return { ...answer, outline: drawMarkdown(answer.text, answer.dish)?.outline };
  }, [recipe]);
  const leave = () => cookingActor.send({ type: 'cook.left' });
  const goOn = () => cookingActor.send({ type: 'step.next' });
  const goBack = () => cookingActor.send({ type: 'step.previous' });
  const modal = useModal(leave, () => focusFirst(NEXT_ID));
  const swipe = useSwipe(goBack, goOn);

  function turn(event: KeyboardEvent) {
    const isTyping = event.target instanceof HTMLTextAreaElement;
    if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
    const isLast = cookingActor.getSnapshot().context.step + 1 >= (outline?.steps.length ?? 0);
    if (event.key === 'ArrowRight' && !isLast) goOn();
    if (event.key === 'ArrowLeft') goBack();
  }

  if (!outline) return null;
  return (
    <dialog {...modal} className="cook" aria-label={`Cook: ${dish}`} onKeyDown={turn} {...swipe}>
      {hasEnded ? (
        <EndOfCooking recipe={recipe} dish={dish} steps={outline.steps.length} />
      ) : (
        <CookStep recipe={recipe} dish={dish} outline={outline} servings={facts.yield?.count ?? null} />
      )}
    </dialog>
  );
}
