import { type FocusEvent, useRef, useState } from 'react';
import { useStore } from '../browser/useStore.ts';
import { usePage, useRecipeState } from '../context/pageContext.ts';
import { Button, IconButton } from '../controls/Button.tsx';
import { unsavedMessage } from './unsavedMessage.ts';

/**
 * Shows one notice at a time. Shows a notice about a broken link before all others, since the visitor has just opened
 * that link.
 */
export function PageNotice() {
  const { offline, link, unsavedKeys } = usePage();
  const isBroken = useStore(link.hasBroken);
  const unsaved = unsavedMessage(useStore(unsavedKeys));
  const [closed, setClosed] = useState<string | null>(null);
  if (!unsaved && closed) setClosed(null);
  const isUnsaved = unsaved !== null && unsaved !== closed && !isBroken;
  const [isPostponed, setPostponed] = useState(false);
  const isNewer = useStore(offline.newer) !== null && !isPostponed && !isBroken && !isUnsaved;
  // Disables 'Reload' during a request, since a reload would interrupt the request.
  const busy = useRecipeState((s) => s.hasTag('busy'));
  const focusedBefore = useRef<EventTarget>(null);

  function rememberFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  }

  function close() {
    // Returns focus to the previously focused element, since the pressed button unmounts.
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true });
    if (isBroken) link.hasBroken.set(false);
    else if (isUnsaved) setClosed(unsaved);
    else setPostponed(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only remembers which element had focus
    <div className={isBroken || isUnsaved || isNewer ? 'page-notice notice' : ''} onFocus={rememberFocus}>
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
