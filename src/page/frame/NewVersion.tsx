import { useSelector } from '@xstate/react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { usePage } from './pageContext.ts';

export function NewVersion() {
  const { recipeActor, versions } = usePage();
  const isWaiting = useSyncExternalStore(versions.subscribe, versions.isNewerWaiting, () => false);
  const canReload = useSelector(recipeActor, (s) => s.can({ type: 'update.requested' }));
  const [later, setLater] = useState(false);
  const focusedBefore = useRef<EventTarget>(null);

  function wait() {
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true });
    setLater(true);
  }

  if (!isWaiting || later) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it looks only where the focus came from
    <div
      className="new-version notice"
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
      }}
    >
      <p>A new version of this page is ready.</p>
      <button
        type="button"
        className="button"
        aria-disabled={!canReload}
        onClick={() => recipeActor.send({ type: 'update.requested' })}
      >
        Reload
      </button>
      <button type="button" className="button" onClick={wait}>
        Later
      </button>
    </div>
  );
}
