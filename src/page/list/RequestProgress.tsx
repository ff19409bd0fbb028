import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type ConnectionSnapshot, isBeingConnected } from '../../../machines/connectionMachine.ts';
import { attemptUnderWay, backoffMs, MAX_ATTEMPTS } from '../../../machines/recipeMachine.ts';
import { ASK_BUTTON_ID, handFocusTo, holdsText, INGREDIENT_INPUT_ID } from '../browser/focus.ts';
import { useConnection, useConnectionState, usePage, useRecipeActor } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';

const toForm = handFocusTo(ASK_BUTTON_ID, INGREDIENT_INPUT_ID);

export function RequestProgress() {
  const recipeActor = useRecipeActor();
  const connection = useConnection();
  const busy = useSelector(recipeActor, (s) => s.hasTag('busy'));
  const making = useSelector(recipeActor, (s) => s.hasTag('making'));
  const attempt = useSelector(recipeActor, attemptUnderWay);
  const waitMs = useSelector(recipeActor, (s) => (s.matches('retrying') ? backoffMs(s.context) : null));
  const wait = useConnectionState(tellWait);
  const onDevice = useConnectionState((s) => s.context.onDevice);
  const usualMs = usePage().box.usualMs(onDevice);
  const [cancelled, setCancelled] = useState(false);
  const ofAll = `(${attempt} of ${MAX_ATTEMPTS})`;
  const again = `Trying again ${ofAll}`;

  useEffect(() => {
    if (!busy) return;
    setCancelled(false);
    const follow = ({ key, isComposing, target }: KeyboardEvent) => {
      // Escape must not cancel the request where it closes a dialog, empties a field, or ends the composing of a word.
      const isTaken = isComposing || holdsText(target) || document.querySelector('dialog[open]');
      if (key === 'Escape' && !isTaken) cancel();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  });

  function cancel() {
    setCancelled(true);
    recipeActor.send({ type: 'recipe.cancelled' });
  }

  return (
    <div className="progress">
      {/* The seconds stand outside of this live region: within it, a screen reader would read each of them. */}
      <div role="status">
        {busy && <p className="generating">{making ? 'Generating recipe...' : wait}</p>}
        {making && attempt > 1 && <p className="visually-hidden">{again}</p>}
        {!busy && cancelled && <p className="visually-hidden">Cancelled.</p>}
      </div>
      {busy && (
        <>
          <p className="timing">
            {making ? <Elapsed of={connection.attemptSeconds()} /> : <Loaded />}
            {making && (
              <span className="beneath">
                {attempt === 1 && usualMs !== null && <Usually ms={usualMs} />}
                {attempt > 1 &&
                  (waitMs === null ? again : <Countdown key={attempt} seconds={waitMs / 1000} of={ofAll} />)}
              </span>
            )}
          </p>
          <Button ref={toForm} className="button-quiet" onClick={cancel}>
            Cancel
          </Button>
        </>
      )}
    </div>
  );
}

function tellWait(snapshot: ConnectionSnapshot): string {
  if (snapshot.hasTag('downloading')) return 'Downloading first...';
  if (snapshot.hasTag('signingIn')) return 'Signing in...';
  if (snapshot.matches({ choice: 'open' })) return 'Waiting for your choice...';
  return isBeingConnected(snapshot) ? 'Looking for the browser’s model...' : 'Waiting for you to connect...';
}

/** It stands outside of the live region: within it, a screen reader would read every step of the download. */
function Loaded() {
  const loaded = useConnectionState((s) => (s.hasTag('downloading') ? s.context.loaded : null));
  return loaded !== null && <span>{Math.floor(loaded * 100)} %</span>;
}

function Elapsed({ of: limit }: { of: number }) {
  const seconds = useSeconds();
  return <span>{limit > 60 ? `${seconds} s of up to ${Math.ceil(limit / 60)} min` : `${seconds} s`}</span>;
}

function Usually({ ms }: { ms: number }) {
  const isLonger = useSeconds() * 1000 > 2 * ms;
  return isLonger ? 'Longer than usual' : `Usually about ${roughly(ms / 1000)} s`;
}

/** To 5 s above 20: it is no promise. */
function roughly(seconds: number): number {
  return seconds > 20 ? Math.round(seconds / 5) * 5 : Math.max(1, Math.round(seconds));
}

function Countdown({ seconds, of }: { seconds: number; of: string }) {
  return `Trying again in ${Math.max(1, seconds - useSeconds())} s ${of}`;
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const ticking = setInterval(() => setSeconds(Math.round((performance.now() - start) / 1000)), 1000);
    return () => clearInterval(ticking);
  }, []);
  return seconds;
}
