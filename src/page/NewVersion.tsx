import { useSelector } from '@xstate/react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useRecipeActor } from './contexts.ts';

/** What the page needs of its versions. */
export type Versions = {
  subscribe: (listener: () => void) => () => void;
  isNewerWaiting: () => boolean;
};

export function NewVersion({ versions }: { versions: Versions }) {
  const recipeActor = useRecipeActor();
  const isWaiting = useSyncExternalStore(versions.subscribe, versions.isNewerWaiting, () => false);
  const canReload = useSelector(recipeActor, (s) => s.can({ type: 'update.requested' }));
  const [later, setLater] = useState(false);
  const focusedBefore = useRef<EventTarget>(null);

  function wait() {
    // Where the visitor was, wherever that is on the page.
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true });
    setLater(true);
  }

  if (!isWaiting || later) return null;
  return (
    <p
      className="new-version"
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
      }}
    >
      A new version of this page is ready.
      <button
        type="button"
        className="button"
        aria-disabled={!canReload}
        onClick={() => recipeActor.send({ type: 'update.requested' })}
      >
        Reload
      </button>
      <button type="button" className="button-quiet" onClick={wait}>
        Later
      </button>
    </p>
  );
}
