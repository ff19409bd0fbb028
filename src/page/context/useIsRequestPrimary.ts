import { isRequestNext } from '../../../machines/pane.ts';
import { useIsModelOffline, useRecipeState } from './pageContext.ts';

export function useIsRequestPrimary(): boolean {
  const isOffline = useIsModelOffline();
  return useRecipeState(isRequestNext) && !isOffline;
}
