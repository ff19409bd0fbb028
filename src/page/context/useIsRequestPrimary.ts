import { isRequestNext } from '../../../machines/pane.ts';
import { useIsConnected, useIsModelOffline, usePane, useRecipeState } from './pageContext.ts';

export function useIsRequestPrimary(): boolean {
  const isConnected = useIsConnected();
  const isOffline = useIsModelOffline();
  const isApology = usePane().shows === 'apology';
  return useRecipeState((s) => isRequestNext(s, isConnected)) && (!isOffline || isApology);
}
