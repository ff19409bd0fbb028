import { useSelector } from '@xstate/react';
import { isAskNext } from '../../../machines/recipeMachine.ts';
import { useIsModelOffline, useRecipeActor } from './pageContext.ts';

export function useIsAskLoud(): boolean {
  const isOffline = useIsModelOffline();
  return useSelector(useRecipeActor(), isAskNext) && !isOffline;
}
