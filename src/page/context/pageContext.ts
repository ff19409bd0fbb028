import { useSelector } from '@xstate/react';
import { createContext, use, useEffectEvent, useLayoutEffect } from 'react';
import { type ConnectionSnapshot, isConnected } from '../../../machines/connectionMachine.ts';
import { isSamePane, type Pane, paneOf } from '../../../machines/pane.ts';
import type { RecipeEmitted, RecipeSnapshot } from '../../../machines/recipeMachine.ts';
import { useIsOffline } from '../browser/useIsOffline.ts';
import { useStore } from '../browser/useStore.ts';
import type { Page } from './page.ts';

export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error('A view is rendered outside of the page');
  return page;
}

export const useRecipeActor = () => usePage().recipeActor;
export const useCookingActor = () => usePage().cookingActor;
export const useTimersActor = () => usePage().timersActor;
export const useConnection = () => usePage().connection;
export const useRequestedModel = () => useStore(useConnection());

export function useRecipeState<Selected>(
  select: (snapshot: RecipeSnapshot) => Selected,
  isSame?: (one: Selected, other: Selected) => boolean,
): Selected {
  return useSelector(useRecipeActor(), select, isSame);
}

/** The units in which recipes are shown, or null for the units of the text. */
export const useUnits = () => useRecipeState((s) => s.context.taste.units);

export function useEmitted<Type extends RecipeEmitted['type']>(
  type: Type,
  follow: (event: RecipeEmitted & { type: Type }) => void,
): void {
  const recipeActor = useRecipeActor();
  const onEmitted = useEffectEvent(follow);
  // Subscribes before `useEarlyActions` repeats what the visitor has typed.
  useLayoutEffect(() => {
    const subscription = recipeActor.on(type, (event) => onEmitted(event as RecipeEmitted & { type: Type }));
    return () => subscription.unsubscribe();
  }, [recipeActor, type]);
}

export const useIsBusy = () => useRecipeState((s) => s.hasTag('busy'));

export const usePane = (): Pane => useRecipeState(paneOf, isSamePane);

export function useConnectionState<Selected>(select: (snapshot: ConnectionSnapshot) => Selected): Selected {
  return useSelector(useConnection().actor, select);
}

export const useIsConnected = () => useConnectionState((s) => isConnected(s.context));

/** True if requests go to a server and the browser is offline. The browser's own model and the cookbook work offline. */
export function useIsModelOffline(): boolean {
  const usesServer = useConnectionState((s) => !s.context.onDevice && isConnected(s.context));
  return useIsOffline() && usesServer;
}

export function useRecipeBox() {
  const { box } = usePage();
  return { ...useStore(box), box };
}
