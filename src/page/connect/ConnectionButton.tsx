import { Fragment } from 'react';
import {
  activeConnection,
  type ConnectionSnapshot,
  isConnected,
} from '../../../machines/connectionMachine.ts';
import { CONNECTION_BUTTON_ID } from '../browser/focus.ts';
import {
  useConnection,
  useConnectionState,
  useIsBusy,
  useIsConnected,
  useIsModelOffline,
  useRecipeState,
} from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';

const COOKBOOK = 'Cookbook';
const READY = 'Ready to cook';

export function ConnectionButton() {
  const state = useConnectionState(nameState);
  const isBusy = useIsBusy();
  const hasFailed = useRecipeState((s) => s.matches('retrying') || s.context.failure !== null);
  const isConnected = useIsConnected();
  const isOffline = useIsModelOffline();
  const { openConnectionDialog } = useConnection();
  const now = hasFailed ? 'No answer' : isBusy ? 'Connected' : READY;
  const label = isOffline ? 'Offline' : state === READY ? now : state;

  return (
    <Button
      id={CONNECTION_BUTTON_ID}
      variant="quiet"
      className="connection at-end"
      aria-haspopup="dialog"
      data-widest={state === READY ? READY : undefined}
      onClick={openConnectionDialog}
    >
      {/* Creates a new element for each label because browsers would count a changed width of the same element as a layout shift. */}
      <Fragment key={label}>
        {isOffline || label === COOKBOOK ? (
          <Icon name={isOffline ? 'offline' : 'book'} />
        ) : (
          <span className={isConnected && !hasFailed ? 'dot' : 'dot dot-empty'} />
        )}
        <span>
          {isConnected && <span className="visually-hidden">Connection: </span>}
          {label === COOKBOOK && <span className="recipes-from">Recipes: </span>}
          {label}
        </span>
      </Fragment>
    </Button>
  );
}

function nameState(snapshot: ConnectionSnapshot): string {
  if (snapshot.hasTag('signingIn')) return 'Signing in…';
  const active = activeConnection(snapshot.context);
  if (active === 'ended account') return 'Sign in again';
  if (snapshot.hasTag('downloading')) return 'Downloading…';
  if (!isConnected(snapshot.context)) return COOKBOOK;
  return snapshot.context.onDevice ? 'On this device' : READY;
}
