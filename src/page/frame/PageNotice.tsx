import { type FocusEvent, useRef, useState } from 'react';
import { useStore } from '../browser/useStore.ts';
import { usePage, useRecipeState } from '../context/pageContext.ts';
import { Button, IconButton } from '../controls/Button.tsx';
import { unsavedMessage } from './unsavedMessage.ts';

/** One at a time, since all stand in one place: a broken link first, which the visitor has just opened. */
export function PageNotice() {
  const { offline, link, unsavedKeys } = usePage();
  const isBroken = useStore(link.hasBroken);
  const unsaved = unsavedMessage(useStore(unsavedKeys));
  const [closed, setClosed] = useState<string | null>(null);
  const isUnsaved = unsaved !== null && unsaved !== closed && !isBroken;
  const [later, setLater] = useState(false);
  const isNewer = useStore(offline.newer) !== null && !later && !isBroken && !isUnsaved;
  // A reload would interrupt it.
  const busy = useRecipeState((s) => s.hasTag('busy'));
  const focusedBefore = useRef<EventTarget>(null);

  function follow({ relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  }

  function close() {
    // The button unmounts: the focus goes back to where it came from, instead of being lost.
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true });
    if (isBroken) link.hasBroken.set(false);
    else if (isUnsaved) setClosed(unsaved);
    else setLater(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it looks only where the focus came from
    <div className={isBroken || isUnsaved || isNewer ? 'page-notice notice' : ''} onFocus={follow}>
      <p role="status">
        {isBroken && 'This link doesn’t work. Ask for a new one.'}
        {isUnsaved && unsaved}
        {isNewer && 'A new version of this page is ready.'}
      </p>
      {(isBroken || isUnsaved) && <IconButton icon="cross" label="Close" onClick={close} />}
      {isNewer && (
        <>
          <Button aria-disabled={busy} onClick={() => busy || offline.activateNewer()}>
            Reload
          </Button>
          <Button onClick={close}>Later</Button>
        </>
      )}
    </div>
  );
}
