import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../shared/Icon.tsx';
import { tellFailure } from '../failures.ts';
import { CONNECTION_BUTTON_ID, focusFirst } from '../focus.ts';
import { useConnection, useConnectionSnapshot } from '../pageContext.ts';
import { ModelChoice } from './ModelChoice.tsx';
import { SignInProblem } from './SignInProblem.tsx';
import { TokenForm } from './TokenForm.tsx';
import { Way } from './Way.tsx';

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
      <div className="row">
        <h2 ref={heading} id="connection-title" tabIndex={-1}>
          Connect a model
        </h2>
        <button type="button" className="cross" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="cross" />
        </button>
      </div>
      <div className="soft" role="status">
        <Source />
      </div>
      {canForget && (
        <button type="button" className="button button-quiet" onClick={forget}>
          {hasToken ? 'Forget this token' : 'Sign out'}
        </button>
      )}
      <SignInProblem />
      {failure && (
        <p className="problem">
          <strong>The last request failed.</strong>{' '}
          {tellFailure(failure, { isConnected, choosesModel: provider !== null }).why}
        </p>
      )}
      <div key={closings} className="ways">
        {offersSignIn && <Account remember={remember} isOpen={!hasToken} />}
        {canGiveToken && <TokenForm remember={remember} isOpen={hasToken || !offersSignIn} />}
      </div>
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
      {provider !== null && <ModelChoice closings={closings} />}
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
    return <p>Recipes are written by a language model. Connect one here.</p>;
  }
  return (
    <p>
      Recipes come from {from}
      {snapshot.matches({ settled: 'signedIn' }) && `, on the account of ${account?.name}`}
      {snapshot.matches({ settled: 'visitorToken' }) && ', on the token that you gave'}.
    </p>
  );
}

function Account({ remember, isOpen }: { remember: boolean; isOpen: boolean }) {
  const { actor, isFramed, signIn } = useConnection();
  const signingIn = useSelector(actor, (s) => s.hasTag('signingIn'));
  const signedIn = useSelector(actor, (s) => s.matches({ settled: 'signedIn' }));

  return (
    <Way
      icon="person"
      name="Your Hugging Face account"
      line="Hugging Face asks whether this page may call models for you. Your account pays."
      isOpen={isOpen}
    >
      {isFramed ? (
        <a href={location.href} target="_blank" rel="noopener">
          Open this page in a tab of its own to sign in
        </a>
      ) : (
        <button
          type="button"
          className="button button-basil"
          aria-disabled={signingIn}
          onClick={() => signIn(remember)}
        >
          {signingIn ? 'Signing in…' : signedIn ? 'Sign in again' : 'Sign in with Hugging Face'}
        </button>
      )}
    </Way>
  );
}
