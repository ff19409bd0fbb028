import { type ReactNode, useState } from 'react';
import {
  activeConnection,
  type ConnectionContext,
  type ConnectionSnapshot,
  hasDeviceModel,
  isConnected,
} from '../../../machines/connectionMachine.ts';
import type { FailureKind } from '../../../machines/failureKind.ts';
import { CONNECTION_TITLE_ID } from '../browser/focus.ts';
import {
  useConnection,
  useConnectionState,
  useRecipeState,
  useRequestedModel,
} from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { ConnectionOption, CookbookOption } from './ConnectionOption.tsx';
import { SignInProblem } from './ConnectionOutcome.tsx';
import { DeviceOption } from './DeviceOption.tsx';
import { ModelChoice } from './ModelChoice.tsx';
import { useFailureMessage } from './requestFailures.ts';
import { TokenOption } from './TokenOption.tsx';

type Option = 'device' | 'account' | 'token' | 'model';

export function ConnectionChoice() {
  const { forget } = useConnection();
  const { provider } = useRequestedModel();
  const failure = useFailureMessage();
  const connection = useConnectionState((s) => s);
  const { hasToken, offersSignIn, onDevice } = connection.context;
  const source = formatSource(connection, provider);
  const canGiveToken = connection.can({ type: 'token.given' });
  const kind = useRecipeState((s) => s.context.failure);
  const [fixedOption, setFixedOption] = useState<Option | null>();
  // Stops opening options automatically once the visitor has focused an option.
  const option = fixedOption === undefined ? firstOption(connection.context, kind) : fixedOption;
  const [remember, setRemember] = useState(false);

  const rememberField = (
    <label className="beside remember">
      <input
        type="checkbox"
        checked={remember}
        onChange={({ currentTarget }) => setRemember(currentTarget.checked)}
      />
      Remember in this browser
    </label>
  );

  return (
    <>
      <div role="status">{source && <p className="soft">{source}</p>}</div>
      {connection.can({ type: 'connection.forgotten' }) && (
        <Button variant="quiet" className="at-start" data-next-focus={CONNECTION_TITLE_ID} onClick={forget}>
          {hasToken ? 'Forget this token' : 'Sign out'}
        </Button>
      )}
      <SignInProblem />
      {failure && (
        <p className="problem">
          <strong>{failure.cause}.</strong> {failure.advice}
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handler only notes which option has focus */}
      <div className="ways" onFocus={() => setFixedOption(option)}>
        <CookbookOption isOn={!isConnected(connection.context)} />
        {(onDevice || hasDeviceModel(connection.context)) && <DeviceOption isOpen={option === 'device'} />}
        {offersSignIn && (
          <AccountOption remember={remember} isOpen={option === 'account'}>
            {rememberField}
          </AccountOption>
        )}
        {canGiveToken && (
          <TokenOption remember={remember} isOpen={option === 'token'}>
            {rememberField}
          </TokenOption>
        )}
      </div>
      {(offersSignIn || canGiveToken) && (
        <p className="soft about">
          The AI company Hugging Face and whoever runs the model see only your ingredients, what you always
          have, your taste, the dishes you had before and any recipe you change.
        </p>
      )}
      {provider !== null && !onDevice && <ModelChoice isOpen={option === 'model'} />}
      <p className="soft about">Version {__PAGE_VERSION__}</p>
    </>
  );
}

function formatSource(snapshot: ConnectionSnapshot, provider: string | null): string | undefined {
  const { account, model } = snapshot.context;
  if (snapshot.hasTag('signingIn')) return 'Signing in with Hugging Face…';
  switch (activeConnection(snapshot.context)) {
    case 'ended account':
      return `Your sign-in as ${account?.name} has ended. Sign in again to go on.`;
    case 'account':
      return `Recipes use ${account?.name}’s credits.`;
    case 'token':
      return 'Recipes use your token.';
    case 'device':
      return model === 'available'
        ? 'Recipes are written on this device.'
        : 'Recipes will be written on this device once its model is downloaded.';
    case 'page':
      return provider === null
        ? 'Recipes come from this page’s own server.'
        : 'This site pays for the recipes.';
    default:
      return undefined;
  }
}

/** Returns the option to open at first, or null. */
function firstOption(context: ConnectionContext, failure: FailureKind | null): Option | null {
  const { hasToken, account, onDevice, offersSignIn, hasPageConnection } = context;
  if (failure && ['model not served', 'prompt too long', 'only thinking'].includes(failure)) return 'model';
  if (onDevice || (hasDeviceModel(context) && !hasToken && !account)) return 'device';
  if (offersSignIn && !hasToken) return 'account';
  return (hasToken || hasPageConnection) && !failure ? null : 'token';
}

type AccountOptionProps = { remember: boolean; isOpen: boolean; children: ReactNode };

function AccountOption({ remember, isOpen, children }: AccountOptionProps) {
  const { actor, isFramed } = useConnection();
  const signingIn = useConnectionState((s) => s.hasTag('signingIn'));
  const signedIn = useConnectionState((s) => activeConnection(s.context) === 'account');

  return (
    <ConnectionOption
      icon="person"
      name="Sign in with Hugging Face"
      line="1 min · your account’s credits"
      isOn={signedIn}
      isOpen={isOpen}
    >
      <p className="soft">No account yet? You can create one when you sign in.</p>
      {isFramed ? (
        <a href={location.href} target="_blank" rel="noopener">
          Open in a new tab to sign in
        </a>
      ) : (
        <Button
          variant="main"
          aria-disabled={signingIn}
          onClick={() => actor.send({ type: 'account.requested', remember })}
        >
          {signingIn ? 'Signing in…' : signedIn ? 'Sign in again' : 'Sign in'}
          {!signingIn && !signedIn && <span className="visually-hidden"> with Hugging Face</span>}
        </Button>
      )}
      {!isFramed && children}
    </ConnectionOption>
  );
}
