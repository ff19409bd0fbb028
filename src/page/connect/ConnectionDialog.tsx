import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type ConnectionSnapshot,
  hasDeviceModel,
  waitsForChoice,
} from '../../../machines/connectionMachine.ts';
import { CONNECTION_BUTTON_ID, focusFirst } from '../browser/focus.ts';
import { openDialog } from '../browser/openDialog.ts';
import { ClosedByBack } from '../browser/useBack.ts';
import {
  useConnection,
  useIsConnected,
  useModelAsked,
  useOffersSample,
  useRecipeActor,
} from '../context/pageContext.ts';
import { Button, IconButton } from '../controls/Button.tsx';
import { SignInProblem } from './ConnectionNews.tsx';
import { ConnectionOption } from './ConnectionOption.tsx';
import { DeviceOption } from './DeviceOption.tsx';
import { tellFailure } from './failureMessages.ts';
import { ModelChoice } from './ModelChoice.tsx';
import { SeeOneFirst } from './SeeOneFirst.tsx';
import { TokenForm } from './TokenForm.tsx';

export function ConnectionDialog() {
  const { actor, forget } = useConnection();
  const { provider } = useModelAsked();
  const recipeActor = useRecipeActor();
  const failure = useSelector(recipeActor, (s) => s.context.failure);
  const source = useSelector(actor, (s) => tellSource(s, provider));
  const state = useSelector(actor, (s) => s.value.payer);
  const isOpen = useSelector(actor, (s) => s.matches({ choice: 'open' }));
  const option = useSelector(actor, (s) => s.context.option);
  const canGiveToken = useSelector(actor, (s) => s.can({ type: 'token.given' }));
  const canForget = useSelector(actor, (s) => s.can({ type: 'connection.forgotten' }));
  const hasToken = useSelector(actor, (s) => s.context.hasToken);
  const isSignedIn = useSelector(actor, (s) => s.context.account !== null);
  const offersSignIn = useSelector(actor, (s) => s.context.offersSignIn);
  const onDevice = useSelector(actor, (s) => s.context.onDevice);
  const offersDevice = useSelector(actor, (s) => s.context.onDevice || hasDeviceModel(s.context));
  const isUnconnected = useSelector(actor, (s) => s.matches({ payer: { settled: 'unconnected' } }));
  const isNeeded = useSelector(actor, waitsForChoice);
  const isConnected = useIsConnected();
  const offersSample = useOffersSample();
  const [remember, setRemember] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<EventTarget>(null);

  const close = () => actor.send({ type: 'choice.closed' });

  useEffect(() => {
    if (isOpen && !dialog.current?.open) {
      openDialog(dialog.current);
      // Browsers do not agree on what they focus first in a dialog.
      heading.current?.focus();
    }
    if (!isOpen && dialog.current?.open) {
      // `close` gives the focus back to where it was. Where that has unmounted, the focus would be lost.
      dialog.current.close();
      const { activeElement } = document;
      const isLost = activeElement === document.body || dialog.current.contains(activeElement);
      if (isLost) focusFirst(CONNECTION_BUTTON_ID);
    }
  }, [isOpen]);

  // A change of state may unmount what has the focus, which would then be lost.
  useEffect(() => {
    if (state && dialog.current?.open && document.activeElement === document.body) heading.current?.focus();
  }, [state]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="connection-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={() => {
        // The `close` event comes late: by then the dialog may be open again, and must stay so.
        if (!dialog.current?.open) close();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, detail }) => {
        // A selection that ends outside, or the second click of the double click that opened the dialog, must not close it.
        if (target === dialog.current && pressed.current === target && detail < 2) close();
      }}
    >
      {/* It unmounts with the dialog: a token that was typed and not used must not stay in the page. */}
      {isOpen && (
        <>
          <ClosedByBack close={close} />
          <div className="row">
            <h2 ref={heading} id="connection-title" tabIndex={-1}>
              Choose who writes your recipes
            </h2>
            <IconButton icon="cross" label="Close" onClick={close} />
          </div>
          <div className="soft" role="status">
            {source && <p>{source}</p>}
            {isNeeded ? (
              <p>We’ll write your recipe next.</p>
            ) : (
              isUnconnected && <p>Recipes are written by a language model.</p>
            )}
          </div>
          {canForget && (
            <Button className="button-quiet" onClick={forget}>
              {hasToken ? 'Forget this token' : 'Sign out'}
            </Button>
          )}
          <SignInProblem />
          {failure && (
            <p className="problem">
              <strong>The last request failed.</strong>{' '}
              {tellFailure(failure, { isSignedIn, choosesModel: provider !== null }).why}
            </p>
          )}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it looks only whether the focus comes */}
          <div className="ways" onFocus={() => actor.send({ type: 'choice.touched' })}>
            {offersDevice && <DeviceOption isOpen={option === 'device'} />}
            {offersSignIn && <Account remember={remember} isOpen={option === 'account'} />}
            {canGiveToken && (
              <TokenForm
                remember={remember}
                isOpen={option === 'token'}
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
              {/* The dialog has to be closed first: nothing behind it can take the focus before. */}
              <SeeOneFirst onSee={() => flushSync(close)} />
            </div>
          )}
          {provider !== null && !onDevice && <ModelChoice isOpen={option === 'model'} />}
        </>
      )}
    </dialog>
  );
}

function tellSource(snapshot: ConnectionSnapshot, provider: string | null): string | undefined {
  const { account, model } = snapshot.context;
  if (snapshot.hasTag('signingIn')) return 'Signing in with Hugging Face…';
  const told: Record<string, string> = {
    expired: `Your sign-in as ${account?.name} has ended. Sign in again to go on.`,
    signedIn: `The account of ${account?.name} pays for recipes.`,
    visitorToken: 'The token that you gave pays for recipes.',
    onDevice:
      model === 'available'
        ? 'Recipes are written on this device.'
        : 'Recipes will be written on this device, once its model is there.',
    pageConnection:
      provider === null ? 'Recipes come from this page’s own server.' : 'This page pays for its recipes.',
  };
  const { payer } = snapshot.value;
  return typeof payer === 'object' && 'settled' in payer ? told[payer.settled] : undefined;
}

function Account({ remember, isOpen }: { remember: boolean; isOpen: boolean }) {
  const { actor, isFramed } = useConnection();
  const signingIn = useSelector(actor, (s) => s.hasTag('signingIn'));
  const signedIn = useSelector(actor, (s) => s.matches({ payer: { settled: 'signedIn' } }));

  return (
    <ConnectionOption
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
        <Button
          className="button-basil"
          aria-disabled={signingIn}
          onClick={() => actor.send({ type: 'account.requested', remember })}
        >
          {signingIn ? 'Signing in…' : signedIn ? 'Sign in again' : 'Sign in'}
          {!signingIn && !signedIn && <span className="visually-hidden"> with Hugging Face</span>}
        </Button>
      )}
    </ConnectionOption>
  );
}
