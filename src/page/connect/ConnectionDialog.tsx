import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasDeviceModel } from '../../../machines/connectionMachine.ts';
import { tellFailure } from '../frame/failureMessages.ts';
import { CONNECTION_BUTTON_ID, focusFirst } from '../frame/focus.ts';
import { Icon } from '../frame/Icon.tsx';
import { openDialog } from '../frame/openDialog.ts';
import {
  useConnection,
  useConnectionSnapshot,
  useIsConnected,
  useOffersSample,
  useRecipeActor,
} from '../frame/pageContext.ts';
import { SeeOneFirst } from '../recipe/SeeOneFirst.tsx';
import { Way } from './ConnectionOption.tsx';
import { SignInProblem } from './ConnectionProblem.tsx';
import { Device } from './DeviceOption.tsx';
import { ModelChoice } from './ModelChoice.tsx';
import { TokenForm } from './TokenForm.tsx';

/** Where recipes come from, and what else they may come from. */
export function ConnectionDialog({ openings }: { openings: number }) {
  const recipeActor = useRecipeActor();
  const { actor, offersSignIn, forget, noticeExpiry, lookForModel } = useConnection();
  const { failure, provider } = useConnectionSnapshot();
  const state = useSelector(actor, (s) => s.value);
  const canGiveToken = useSelector(actor, (s) => s.can({ type: 'token.given' }));
  const canForget = useSelector(actor, (s) => s.can({ type: 'connection.forgotten' }));
  const hasToken = useSelector(actor, (s) => s.context.hasToken);
  const isSignedIn = useSelector(actor, (s) => s.context.account !== null);
  const onDevice = useSelector(actor, (s) => s.context.onDevice);
  const hasModel = useSelector(actor, (s) => hasDeviceModel(s.context));
  const isUnconnected = useSelector(actor, (s) => s.matches({ settled: 'unconnected' }));
  const waits = useSelector(recipeActor, (s) => s.matches('connecting'));
  const downloads = useSelector(actor, (s) => s.hasTag('downloading'));
  const underWay = useSelector(actor, (s) => s.hasTag('underWay'));
  /** A request waits, and nothing happens that it could wait for. */
  const isNeeded = waits && !underWay;
  const isConnected = useIsConnected();
  const [remember, setRemember] = useState(false);
  const [closings, setClosings] = useState(0);
  const [open, setOpen] = useState<'device' | 'account' | 'token' | 'model' | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const ways = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget>(null);

  const openFirst = useEffectEvent(() => {
    const isDeviceFirst = onDevice || (hasModel && !hasToken && !isSignedIn);
    // Somebody may be at another way by the time that the browser tells of its model.
    if (ways.current?.contains(document.activeElement)) return;
    if (failure === 'model not served' || failure === 'only thinking') setOpen('model');
    else if (isDeviceFirst) setOpen('device');
    else if (offersSignIn && !hasToken) setOpen('account');
    else setOpen(isConnected && !failure ? null : 'token');
  });
  useEffect(() => {
    if (hasModel && dialog.current?.open) openFirst();
  }, [hasModel]);

  const show = useEffectEvent(() => {
    noticeExpiry();
    lookForModel();
    openFirst();
    if (dialog.current?.open) return;
    openDialog(dialog.current);
    // Browsers do not agree on what is focused first.
    heading.current?.focus();
  });
  useEffect(() => {
    if (openings > 0) show();
  }, [openings]);
  const downloaded = useRef(downloads);
  useEffect(() => {
    // A download that fails takes the focus from nobody: the masthead tells of it.
    if (isNeeded && !downloaded.current) show();
    downloaded.current = downloads;
  }, [isNeeded, downloads]);

  // The request has gone on, or has been cancelled.
  const hadWaited = useRef(waits);
  useEffect(() => {
    if (hadWaited.current && !waits) dialog.current?.close();
    hadWaited.current = waits;
  }, [waits]);

  // What had the focus may be gone with the state before: hence at each change of it.
  useEffect(() => {
    if (state && dialog.current?.open && document.activeElement === document.body) heading.current?.focus();
  }, [state]);

  const offersDevice = onDevice || hasModel;
  const offersSample = useOffersSample();

  function close() {
    // What was typed and not used does not stay.
    setClosings(closings + 1);
    setOpen(null);
    if (isNeeded) recipeActor.send({ type: 'recipe.cancelled' });
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
      onClick={({ target, detail }) => {
        // Not at the end of a selection that began inside, nor by the second half of the click that opened it.
        if (target === dialog.current && pressed.current === target && detail < 2) dialog.current.close();
      }}
    >
      <div className="row">
        <h2 ref={heading} id="connection-title" tabIndex={-1}>
          Choose who writes your recipes
        </h2>
        <button type="button" className="cross" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="cross" />
        </button>
      </div>
      <div className="soft" role="status">
        <Source />
        {isNeeded ? (
          <p>We’ll write your recipe next.</p>
        ) : (
          isUnconnected && <p>Recipes are written by a language model.</p>
        )}
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
          {tellFailure(failure, { isSignedIn, choosesModel: provider !== null }).why}
        </p>
      )}
      <div ref={ways} key={closings} className="ways">
        {offersDevice && <Device isOpen={open === 'device'} />}
        {offersSignIn && <Account remember={remember} isOpen={open === 'account'} />}
        {canGiveToken && (
          <TokenForm
            remember={remember}
            isOpen={open === 'token'}
            isOnlyWay={!offersDevice && !offersSignIn && !isConnected}
          />
        )}
      </div>
      {canGiveToken && (
        <label className="remember">
          <input
            type="checkbox"
            checked={remember}
            onChange={({ currentTarget }) => setRemember(currentTarget.checked)}
          />
          Remember in this browser
        </label>
      )}
      {offersSample && (
        <div className="see-first">
          <p>
            <strong>Just looking?</strong>
            <span className="soft">A whole recipe to try. Nothing to set up.</span>
          </p>
          <SeeOneFirst onSee={() => dialog.current?.close()} />
        </div>
      )}
      {provider !== null && !onDevice && <ModelChoice closings={closings} isOpen={open === 'model'} />}
    </dialog>
  );
}

/** Where recipes come from now, in one sentence. */
function Source() {
  const { actor } = useConnection();
  const { provider } = useConnectionSnapshot();
  const snapshot = useSelector(actor, (s) => s);
  const { account } = snapshot.context;
  if (snapshot.hasTag('signingIn')) return <p>Signing in with Hugging Face…</p>;
  if (snapshot.matches({ settled: 'expired' })) {
    return <p>Your sign-in as {account?.name} has ended. Sign in again to go on.</p>;
  }
  if (snapshot.matches({ settled: 'unconnected' })) return null;
  if (snapshot.matches({ settled: 'onDevice' })) {
    return (
      <p>
        {snapshot.hasTag('connected')
          ? 'Recipes are written on this device.'
          : 'Recipes will be written on this device, once its model is there.'}
      </p>
    );
  }
  if (snapshot.matches({ settled: 'signedIn' }))
    return <p>The account of {account?.name} pays for recipes.</p>;
  if (snapshot.matches({ settled: 'visitorToken' })) return <p>The token that you gave pays for recipes.</p>;
  return (
    <p>
      {provider === null ? 'Recipes come from this page’s own server.' : 'This page pays for its recipes.'}
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
      name="Sign in with Hugging Face"
      line="Uses your account’s credits. Your ingredients go only there."
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
          {signingIn ? 'Signing in…' : signedIn ? 'Sign in again' : 'Sign in'}
          {!signingIn && !signedIn && <span className="visually-hidden"> with Hugging Face</span>}
        </button>
      )}
    </Way>
  );
}
