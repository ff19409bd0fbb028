import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useReturnFocus } from '../browser/useReturnFocus.ts';
import { useStore } from '../browser/useStore.ts';
import { usePage } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';

export function NewVersion() {
  const { recipeActor, offline, link } = usePage();
  const isWaiting = useStore(offline.newer) !== null;
  const canReload = useSelector(recipeActor, (s) => s.can({ type: 'update.requested' }));
  const [later, setLater] = useState(false);
  // Both stand in one place, and a broken link is what the visitor has just done.
  const isCovered = useStore(link.hasBroken);
  const { onFocus, giveBack } = useReturnFocus();

  function wait() {
    giveBack();
    setLater(true);
  }

  if (!isWaiting || later || isCovered) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it looks only where the focus came from
    <div className="new-version notice" onFocus={onFocus}>
      <p>A new version of this page is ready.</p>
      <Button aria-disabled={!canReload} onClick={() => recipeActor.send({ type: 'update.requested' })}>
        Reload
      </Button>
      <Button onClick={wait}>Later</Button>
    </div>
  );
}
