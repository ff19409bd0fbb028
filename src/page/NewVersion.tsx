import { useSelector } from '@xstate/react';
import { useRef, useState, useSyncExternalStore } from 'react';
import type { RecipeActor } from '../../machines/recipeMachine.ts';

/** What the page needs of its versions: a plain object, handed down by main.tsx. */
export type Versions = {
  subscribe: (listener: () => void) => () => void;
  isNewerWaiting: () => boolean;
  takeOver: () => void;
};

export function NewVersion({ versions, kitchen }: { versions: Versions; kitchen: RecipeActor }) {
  const isWaiting = useSyncExternalStore(versions.subscribe, versions.isNewerWaiting, () => false);
  // A reload would drop the request without a word.
  const busy = useSelector(kitchen, (s) => s.hasTag('busy'));
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
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
      }}
    >
      A new version of this page is ready.
      <button
        type="button"
        className="button"
        aria-disabled={busy}
        onClick={() => busy || versions.takeOver()}
      >
        Reload
      </button>
      <button type="button" className="button-quiet" onClick={wait}>
        Later
      </button>
    </p>
  );
}
