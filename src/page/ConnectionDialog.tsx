import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useState } from 'react';
import { SignInProblem } from './ConnectionControl.tsx';
import { FAILURES, useConnection, useConnectionSnapshot } from './connection.ts';
import { CONNECTION_BUTTON_ID, focusFirst } from './focus.ts';
import { ModelChoice } from './ModelChoice.tsx';
import { TokenForm } from './TokenForm.tsx';

/** Where recipes come from, and what else they may come from. */
export function ConnectionDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const { actor, offersSignIn, isFramed, signIn, forget } = useConnection();
  const { failure, provider } = useConnectionSnapshot();
  const signingIn = useSelector(actor, (s) => s.hasTag('signingIn'));
  const canSignIn = useSelector(actor, (s) => s.can({ type: 'account.requested', remember: false }));
  const canGiveToken = useSelector(actor, (s) => s.can({ type: 'token.given' }));
  const canForget = useSelector(actor, (s) => s.can({ type: 'connection.forgotten' }));
  const isOwnToken = useSelector(actor, (s) => s.matches('ownToken'));
  const state = useSelector(actor, (s) => s.value);
  const [remember, setRemember] = useState(false);

  // What had the focus may be gone with the state before.
  useEffect(() => {
    if (state && dialog.current?.open && isLost()) dialog.current.querySelector('button')?.focus();
  }, [dialog, state]);

  /** What opened the dialog may have gone from the page. */
  function handFocusBack() {
    if (isLost() || dialog.current?.contains(document.activeElement)) focusFirst(CONNECTION_BUTTON_ID);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="connection-title"
      onClose={handFocusBack}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div className="dialog-page">
        <h2 id="connection-title">Connection</h2>
        <Source />
        <SignInProblem />
        {failure && (
          <p className="problem">
            <strong>The last request failed.</strong> {FAILURES[failure]}
          </p>
        )}
        {canForget && (
          <p>
            <button type="button" className="button" onClick={forget}>
              {isOwnToken ? 'Forget this token' : 'Sign out'}
            </button>
          </p>
        )}
        {offersSignIn && (canSignIn || signingIn) && (
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
              <button
                type="button"
                className="button"
                aria-disabled={signingIn}
                onClick={() => signIn(remember)}
              >
                {signingIn ? 'Signing in…' : 'Sign in with Hugging Face'}
              </button>
            )}
          </section>
        )}
        {canGiveToken && <TokenForm remember={remember} />}
        {(canGiveToken || (offersSignIn && canSignIn)) && (
          <label className="remember">
            <input
              type="checkbox"
              checked={remember}
              onChange={({ currentTarget }) => setRemember(currentTarget.checked)}
            />
            Remember on this device
          </label>
        )}
        {provider !== null && <ModelChoice />}
        <p className="dialog-end">
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </p>
      </div>
    </dialog>
  );
}

function isLost(): boolean {
  return document.activeElement === document.body;
}

/** One sentence. */
function Source() {
  const { actor } = useConnection();
  const { model, provider } = useConnectionSnapshot();
  const snapshot = useSelector(actor, (s) => s);
  const { account } = snapshot.context;
  const from = provider === null ? 'this page’s own server' : `${model}, by way of ${provider}`;
  if (snapshot.hasTag('signingIn')) return <p>Signing in with Hugging Face…</p>;
  if (snapshot.matches('expired'))
    return <p>Your sign-in as {account?.name} has ended. Sign in again to go on.</p>;
  if (snapshot.matches('unconnected')) {
    return (
      <p>
        Nothing is connected: recipes are asked of {from}, without an account, which will probably be refused.
      </p>
    );
  }
  return (
    <p>
      Recipes come from {from}
      {snapshot.matches('signedIn') && `, on the account of ${account?.name}`}
      {snapshot.matches('ownToken') && ', on the token that you gave'}.
    </p>
  );
}
