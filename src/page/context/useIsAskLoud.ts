import { isAskNext } from '../../../machines/pane.ts';
import { useIsModelOffline, useRecipeState } from './pageContext.ts';

export function useIsAskLoud(): boolean {
  const isOffline = useIsModelOffline();
  return useRecipeState(isAskNext) && !isOffline;
}
