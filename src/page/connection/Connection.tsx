import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ConnectionSnapshot } from '../../../machines/connectionMachine.ts';
import { useConnection } from '../contexts.ts';
import { CONNECTION_BUTTON_ID } from '../focus.ts';
import { lazyPart } from '../lazyPart.ts';
import { SignInProblem } from './SignInProblem.tsx';

export const connectionDialog = lazyPart(() => import('./ConnectionDialog.tsx'));

/** How often the dialog was asked for, and whether it could not come. */
export function useConnectionDialog() {
  const [openings, setOpenings] = useState(0);
  const [failed, setFailed] = useState(false);

  async function open() {
    setFailed(false);
    try {
      await connectionDialog.load();
      setOpenings((times) => times + 1);
    } catch {
      setFailed(true);
    }
  }
  return { openings, failed, open };
}

/** What recipes come from, in a word, and the way to change it. */
export function Connection({ failed, onOpen }: { failed: boolean; onOpen: () => void }) {
  const { actor } = useConnection();
  const state = useSelector(actor, nameState);

  return (
    <>
      <button
        id={CONNECTION_BUTTON_ID}
        type="button"
        className="button-quiet connection"
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        Connection: <span className="connection-state">{state}</span>
      </button>
      <SignInProblem />
      <div role="status">
        {failed && (
          <p className="problem">
            The connection cannot be shown: this part of the page did not load. Reload the page, or try again
            when you are online.
          </p>
        )}
      </div>
    </>
  );
}

export function LazyConnectionDialog({ openings }: { openings: number }) {
  const { code } = connectionDialog.usePart();
  return code && <code.ConnectionDialog openings={openings} />;
}

function nameState(snapshot: ConnectionSnapshot): string {
  const { account } = snapshot.context;
  if (snapshot.hasTag('signingIn')) return 'signing in…';
  if (snapshot.matches({ settled: 'signedIn' })) return account?.name ?? '';
  if (snapshot.matches({ settled: 'expired' })) return 'sign-in has ended';
  if (snapshot.matches({ settled: 'visitorToken' })) return 'your token';
  return snapshot.matches({ settled: 'pageConnection' }) ? 'this page’s own' : 'none';
}
