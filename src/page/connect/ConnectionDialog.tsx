import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ConnectionSnapshot, hasDeviceModel } from '../../../machines/connectionMachine.ts';
import { focusFirst } from '../browser/focus.ts';
import {
  useConnection,
  useConnectionState,
  useIsConnected,
  useModelAsked,
  useOffersSample,
} from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { AccountOption } from './AccountOption.tsx';
import { SignInProblem } from './ConnectionOutcome.tsx';
import { DeviceOption } from './DeviceOption.tsx';
import { ModelChoice } from './ModelChoice.tsx';
import { SeeOneFirst } from './SeeOneFirst.tsx';
import { TokenForm } from './TokenForm.tsx';
import { useToldFailure } from './tellRequestFailure.ts';

const TITLE_ID = 'connection-title';

export function ConnectionDialog() {
  const { actor, forget } = useConnection();
  const { provider } = useModelAsked();
  const failure = useToldFailure();
  const source = useConnectionState((s) => tellSource(s, provider));
  const state = useConnectionState((s) => s.value.payer);
  const isUnconnected = useConnectionState((s) => s.matches({ payer: { settled: 'unconnected' } }));
  const isOpen = useConnectionState((s) => s.matches({ choice: 'open' }));
  const canGiveToken = useConnectionState((s) => s.can({ type: 'token.given' }));
  const canForget = useConnectionState((s) => s.can({ type: 'connection.forgotten' }));
  const hasToken = useConnectionState((s) => s.context.hasToken);
  const offersSignIn = useConnectionState((s) => s.context.offersSignIn);
  const onDevice = useConnectionState((s) => s.context.onDevice);
  const offersDevice = useConnectionState((s) => s.context.onDevice || hasDeviceModel(s.context));
  const isConnected = useIsConnected();
  const offersSample = useOffersSample();
  const [remember, setRemember] = useState(false);
  const close = () => actor.send({ type: 'choice.closed' });

  // A change of state may unmount what has the focus, which would then be lost.
  useEffect(() => {
    if (state && document.activeElement === document.body) focusFirst(TITLE_ID);
  }, [state]);

  const rememberField = (
    <label className="line remember">
      <input
        type="checkbox"
        checked={remember}
        onChange={({ currentTarget }) => setRemember(currentTarget.checked)}
      />
      Remember in this browser
    </label>
  );

  // A token that was typed and not used must not stay in the page.
  if (!isOpen) return null;
  return (
    <Dialog titleId={TITLE_ID} title="Connect an AI to write your recipes" onClose={close}>
      {isUnconnected && <p>Get a full recipe for your list, with a shopping list, steps and timers.</p>}
      <div role="status">{source && <p className="soft">{source}</p>}</div>
      {canForget && (
        <Button className="button-quiet" onClick={forget}>
          {hasToken ? 'Forget this token' : 'Sign out'}
        </Button>
      )}
      <SignInProblem />
      {failure && (
        <p className="problem">
          <strong>{failure.cause}.</strong> {failure.advice}
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it looks only whether the focus comes */}
      <div className="ways" onFocus={() => actor.send({ type: 'choice.touched' })}>
        {offersDevice && <DeviceOption />}
        {offersSignIn && <AccountOption remember={remember}>{rememberField}</AccountOption>}
        {canGiveToken && (
          <TokenForm remember={remember} isOnlyWay={!offersDevice && !offersSignIn && !isConnected}>
            {rememberField}
          </TokenForm>
        )}
      </div>
      {provider !== null && !onDevice && <ModelChoice />}
      {offersSample && (
        <div className="line see-first soft">
          Just looking?{' '}
          {/* The dialog has to be closed first: nothing behind it can take the focus before. */}
          <SeeOneFirst onSee={() => flushSync(close)} />
        </div>
      )}
    </Dialog>
  );
}

function tellSource(snapshot: ConnectionSnapshot, provider: string | null): string | undefined {
  const { account, model } = snapshot.context;
  if (snapshot.hasTag('signingIn')) return 'Signing in with Hugging Face…';
  const told: Record<string, string> = {
    expired: `Your sign-in as ${account?.name} has ended. Sign in again to go on.`,
    signedIn: `Recipes use ${account?.name}’s credits.`,
    visitorToken: 'Recipes use your token.',
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
