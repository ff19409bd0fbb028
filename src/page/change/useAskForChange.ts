import { use } from 'react';
import { servings } from '../../reading/numbers/servings.ts';
import { useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { PressedContext, useRecipe } from '../context/recipeContext.ts';

/** Null where what is shown cannot be changed. */
export function useAskForChange(): ((wish: string, pressed: HTMLElement) => void) | null {
  const recipeActor = useRecipeActor();
  const lastPressed = use(PressedContext);
  const { reading, scale } = useRecipe();
  const { yield: yields } = reading.facts;
  const scaledTo = yields && !yields.of && scale !== 1 ? servings(yields.count, scale) : undefined;
  const canAsk = useRecipeState(
    (s) =>
      s.can({ type: 'change.requested', wish: 'Quicker' }) ||
      // What one was asked with stays, so that it is there again if that is cancelled, or fails.
      ((s.hasTag('busy') || s.matches({ shown: 'apology' })) && s.context.askedWith.change !== null),
  );
  if (!canAsk) return null;
  return (wish, pressed) => {
    lastPressed.current = pressed;
    recipeActor.send({ type: 'change.requested', wish, servings: scaledTo });
  };
}
