import { useState } from 'react';
import { countRecipes, formatAll } from '../../shared/formatCounts.ts';
import { CONNECTION_BUTTON_ID } from '../browser/focus.ts';
import { useStore } from '../browser/useStore.ts';
import { useIsBusy, usePage } from '../context/pageContext.ts';
import { Button, IconButton } from '../controls/Button.tsx';

const NEWER = 'A new version of this page is ready.';

/**
 * Shows one notice at a time. Shows a notice about a broken link or a pasted text before all others, because the visitor
 * has just opened that link or pasted that text.
 */
export function PageNotice() {
  const { offline, message: shown, unsavedKeys } = usePage();
  const asked = useStore(shown);
  const unsaved = unsavedMessage(useStore(unsavedKeys));
  const [closed, setClosed] = useState<string | null>(null);
  if (!unsaved && closed) setClosed(null);
  const [isPostponed, setPostponed] = useState(false);
  const newer = useStore(offline.newer) && !isPostponed && NEWER;
  const message = asked?.text || (unsaved !== closed && unsaved) || newer;
  const actions = asked?.actions ?? [];
  // Disables 'Reload' during a request, which a reload would interrupt.
  const busy = useIsBusy();

  function close() {
    if (asked) shown.set(null);
    else if (message === unsaved) setClosed(unsaved);
    else setPostponed(true);
  }

  return (
    <div className={message ? 'page-notice notice' : ''} data-next-focus={`before ${CONNECTION_BUTTON_ID}`}>
      <p role="status">{message}</p>
      {actions.map(({ label, run }) => (
        <Button
          key={label}
          onClick={() => {
            shown.set(null);
            run();
          }}
        >
          {label}
        </Button>
      ))}
      {message && message !== NEWER && actions.length < 2 && (
        <IconButton icon="cross" label="Close" onClick={close} />
      )}
      {message === NEWER && (
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

/** Returns a message about data that could not be saved, or null if all data is saved. `keys`: the storage keys of that data. */
function unsavedMessage(keys: ReadonlyMap<string, unknown>): string | null {
  const countOf = (prefix: string) =>
    [...keys.keys()].filter((key) => key.startsWith(`recipe-kitchen.${prefix}.`)).length;
  const [recipes, timers] = [countOf('recipe'), countOf('timer')];
  const names = [
    ...(keys.has('recipe-kitchen') ? ['your list'] : []),
    ...(recipes > 0 ? [countRecipes(recipes)] : []),
    ...(timers > 0 ? [timers === 1 ? '1 timer' : `${timers} timers`] : []),
  ];
  if (names.length === 0) return null;
  const named = formatAll(names);
  return `${named.charAt(0).toUpperCase()}${named.slice(1)} will be lost when you close the page.`;
}
