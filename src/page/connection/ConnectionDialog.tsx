import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useConnection, useConnectionSnapshot } from '../contexts.ts';
import { tellFailure } from '../failures.ts';
import { CONNECTION_BUTTON_ID, focusFirst } from '../focus.ts';
import { ModelChoice } from './ModelChoice.tsx';
import { SignInProblem } from './SignInProblem.tsx';
import { TokenForm } from './TokenForm.tsx';

/** Where recipes come from, and what else they may come from. */
export function ConnectionDialog({ openings }: { openings: number }) {
  const { actor, offersSignIn, forget } = useConnection();
  const { failure, provider } = useConnectionSnapshot();
  const state = useSelector(actor, (s) => s.value);
  const canGiveToken = useSelector(actor, (s) => s.can({ type: 'token.given' }));
  const canForget = useSelector(actor, (s) => s.can({ type: 'connection.forgotten' }));
  const hasToken = useSelector(actor, (s) => s.context.hasToken);
  const isConnected = useSelector(actor, (s) => !s.matches({ settled: 'unconnected' }));
  const [remember, setRemember] = useState(false);
  const [closings, setClosings] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<EventTarget>(null);

  useEffect(() => {
    if (openings > 0 && !dialog.current?.open) dialog.current?.showModal();
  }, [openings]);

  // What had the focus may be gone with the state before: hence at each change of it.
  useEffect(() => {
    if (state && dialog.current?.open && document.activeElement === document.body) heading.current?.focus();
  }, [state]);

  function close() {
    // What was typed and not used does not stay.
    setClosings(closings + 1);
    const lost = document.activeElement === document.body || dialog.current?.contains(document.activeElement);
    if (lost) focusFirst(CONNECTION_BUTTON_ID);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="connection-title"
      onClose={close}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target }) => {
        // Not at the end of a selection that began inside.
        if (target === dialog.current && pressed.current === target) dialog.current.close();
      }}
    >
      <div className="dialog-page">
        <h2 ref={heading} id="connection-title" tabIndex={-1}>
          Connection
        </h2>
        <div role="status">
          <Source />
        </div>
        <SignInProblem />
        {failure && (
          <p className="problem">
            <strong>The last request failed.</strong>{' '}
            {tellFailure(failure, { isConnected, choosesModel: provider !== null })}
          </p>
        )}
        {canGiveToken && (
          <label className="remember">
            <input
              type="checkbox"
              checked={remember}
              onChange={({ currentTarget }) => setRemember(currentTarget.checked)}
            />
            Remember on this device
          </label>
        )}
        {offersSignIn && <Account remember={remember} />}
        {canGiveToken && <TokenForm key={closings} remember={remember} />}
        {provider !== null && <ModelChoice closings={closings} />}
        <p className="dialog-end">
          {canForget && (
            <button type="button" className="button-quiet" onClick={forget}>
              {hasToken ? 'Forget this token' : 'Sign out'}
            </button>
          )}
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </p>
      </div>
    </dialog>
  );
}

/** Where recipes come from now, in one sentence. */
function Source() {
  const { actor } = useConnection();
  const { model, provider } = useConnectionSnapshot();
  const snapshot = useSelector(actor, (s) => s);
  const { account } = snapshot.context;
  const from = provider === null ? 'this page’s own server' : `${model} at ${provider}`;
  if (snapshot.hasTag('signingIn')) return <p>Signing in with Hugging Face…</p>;
  if (snapshot.matches({ settled: 'expired' })) {
    return <p>Your sign-in as {account?.name} has ended. Sign in again to go on.</p>;
  }
  if (snapshot.matches({ settled: 'unconnected' })) {
    return <p>Nothing is connected: {from} is asked without an account, and will probably refuse.</p>;
  }
  return (
    <p>
      Recipes come from {from}
      {snapshot.matches({ settled: 'signedIn' }) && `, on the account of ${account?.name}`}
      {snapshot.matches({ settled: 'visitorToken' }) && ', on the token that you gave'}.
    </p>
  );
}

function Account({ remember }: { remember: boolean }) {
  const { actor, isFramed, signIn } = useConnection();
  const signingIn = useSelector(actor, (s) => s.hasTag('signingIn'));
  const signedIn = useSelector(actor, (s) => s.matches({ settled: 'signedIn' }));

  return (
    <section aria-labelledby="connection-account">
      <h3 id="connection-account">Your Hugging Face account</h3>
      <p className="quiet">
        Hugging Face asks you whether this page may call models for you. Your account pays.
      </p>
      {isFramed ? (
        <a href={location.href} target="_blank" rel="noopener">
          Open this page in a tab of its own to sign in
        </a>
      ) : (
        <button type="button" className="button" aria-disabled={signingIn} onClick={() => signIn(remember)}>
          {signingIn ? 'Signing in…' : signedIn ? 'Sign in again' : 'Sign in with Hugging Face'}
        </button>
      )}
    </section>
  );
}
