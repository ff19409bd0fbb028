import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { placeOfDishes } from '../../../machines/pane.ts';
import { capital, countRecipes, formatAll } from '../../shared/formatCounts.ts';
import { CONNECTION_BUTTON_ID } from '../browser/focus.ts';
import { useStore } from '../browser/useStore.ts';
import { useIsBusy, usePage, useRecipeState } from '../context/pageContext.ts';
import { NOT_LOADED, useRenderer } from '../context/renderer.ts';
import { Button, IconButton } from '../controls/Button.tsx';
import { tasteFields } from '../taste/loadTaste.ts';

const NEWER = 'A new version of this page is ready.';

/**
 * Shows one notice at a time. Shows a notice about a broken link or a pasted text before all others, because the visitor
 * has just opened that link or pasted that text.
 */
export function PageNotice() {
  const { offline, message: shown, unsavedKeys } = usePage();
  const asked = useStore(shown);
  const newer = useStore(offline.newer);
  const unsaved = unsavedMessage(useStore(unsavedKeys));
  const notices = [unsaved, useIsPartMissing() ? NOT_LOADED : null, newer ? NEWER : null];
  const [closed, setClosed] = useState<string[]>([]);
  // Forgets closed notices whose reason is gone, so that they can appear again.
  if (!closed.every((text) => notices.includes(text)))
    setClosed(closed.filter((text) => notices.includes(text)));
  const message = asked?.text || notices.find((text) => text && !closed.includes(text));
  const actions = asked?.actions ?? [];
  // Disables 'Reload' during a request, which a reload would interrupt.
  const busy = useIsBusy();

  function close() {
    if (asked) shown.set(null);
    else if (message) setClosed([...closed, message]);
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
      {(message === NEWER || message === NOT_LOADED) && (
        <Button
          aria-disabled={busy}
          onClick={() => busy || (newer ? offline.activateNewer() : location.reload())}
        >
          Reload
        </Button>
      )}
      {message && actions.length < 2 && <IconButton icon="cross" label="Close" onClick={close} />}
    </div>
  );
}

/** True if code that the page needs has not loaded. The connection dialog, which covers this notice, has its own message. */
function useIsPartMissing(): boolean {
  const areDishesMissing = useSelector(usePage().dishesActor, (s) => s.matches('failed'));
  const offersDishes = useRecipeState((s) => placeOfDishes(s) !== null);
  const { failed } = useRenderer();
  return useStore(tasteFields).failed || failed || (areDishesMissing && offersDishes);
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
  return `${capital(formatAll(names))} will be lost when you close the page.`;
}
