import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { usePage } from './pageContext.ts';
import { useStore } from './useStore.ts';

export function NewVersion() {
  const { recipeActor, offline } = usePage();
  const isWaiting = useStore(offline.newer) !== null;
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
      <Button aria-disabled={!canReload} onClick={() => recipeActor.send({ type: 'update.requested' })}>
        Reload
      </Button>
      <Button onClick={wait}>Later</Button>
    </div>
  );
}
