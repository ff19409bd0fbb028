import { useRef, useSyncExternalStore } from 'react';

type Subscribe = Parameters<typeof useSyncExternalStore>[0];

/** In place of the one that `@xstate/react` brings, which is also for Reacts without `useSyncExternalStore`. */
export function useSyncExternalStoreWithSelector<State, Selected>(
  subscribe: Subscribe,
  getSnapshot: () => State,
  _: unknown,
  select: (state: State) => Selected,
  isEqual: (one: Selected, other: Selected) => boolean,
): Selected {
  const last = useRef<{ selected: Selected } | null>(null);
  function getSelected() {
    const selected = select(getSnapshot());
    if (!last.current || !isEqual(last.current.selected, selected)) last.current = { selected };
    return last.current.selected;
  }
  return useSyncExternalStore(subscribe, getSelected, getSelected);
}
