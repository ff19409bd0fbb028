import { useSelector } from '@xstate/react';
import type { ConnectionActor } from '../../machines/connectionMachine.ts';
import { useConnection } from './connection.ts';
import { CONNECTION_BUTTON_ID } from './focus.ts';

type Snapshot = ReturnType<ConnectionActor['getSnapshot']>;

export function ConnectionControl({ onOpen }: { onOpen: () => void }) {
  const { actor } = useConnection();
  const state = useSelector(actor, nameState);

  return (
    <button
      id={CONNECTION_BUTTON_ID}
      type="button"
      className="button-quiet connection"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      Connection: <span className="connection-state">{state}</span>
    </button>
  );
}

function nameState(snapshot: Snapshot): string {
  const { account } = snapshot.context;
  if (snapshot.hasTag('signingIn')) return 'signing in…';
  if (snapshot.matches('signedIn')) return account?.name ?? '';
  if (snapshot.matches('expired')) return 'sign-in has ended';
  if (snapshot.matches('ownToken')) return 'your token';
  return snapshot.matches('pageOwn') ? 'this page’s own' : 'none';
}

/** How the last sign-in went wrong: on the page, since that is where one comes back to, and in the dialog. */
export function SignInProblem() {
  const { actor } = useConnection();
  const problem = useSelector(actor, (s) => s.context.problem);
  return (
    <div role="status">
      {problem && (
        <p className="problem">
          {problem === 'denied'
            ? 'You did not let this page use your Hugging Face account. Nothing has changed.'
            : 'Signing in did not work. Try again, or use a token of your own.'}
        </p>
      )}
    </div>
  );
}
