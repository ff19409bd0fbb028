import { useSelector } from '@xstate/react';
import { hasEnoughIngredients, isForList, isMoreInterrupted } from '../../../machines/recipeMachine.ts';
import { useIsModelOffline, useRecipeActor } from './pageContext.ts';

/** 'Get a recipe' is what comes next: not over a recipe for the list, after an interruption or an apology, which have a button of their own, and not offline. */
export function useIsAskLoud(): boolean {
  const isOffline = useIsModelOffline();
  const isNext = useSelector(
    useRecipeActor(),
    (s) =>
      hasEnoughIngredients(s.context) &&
      !isForList(s) &&
      !isMoreInterrupted(s) &&
      !s.matches({ shown: 'apology' }),
  );
  return isNext && !isOffline;
}
