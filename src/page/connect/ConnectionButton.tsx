import { useSelector } from '@xstate/react';
import type { ConnectionSnapshot } from '../../../machines/connectionMachine.ts';
import { CONNECTION_BUTTON_ID } from '../frame/focus.ts';
import { useConnectionPart, useIsConnected, useIsPaidFor } from '../frame/pageContext.ts';

/** What recipes come from, in a word, and the way to change it. */
export function Connection({ onOpen }: { onOpen: () => void }) {
  const actor = useConnectionPart()?.actor;
  const isPagePaidFor = useIsPaidFor();
  const known = useSelector(actor, (s) => s && nameState(s));
  const isConnected = useIsConnected();
  const state = known ?? (isPagePaidFor ? 'Ready to cook' : 'Connect');

  return (
    <button
      id={CONNECTION_BUTTON_ID}
      type="button"
      className="button button-quiet connection"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={isConnected ? 'dot' : 'dot dot-empty'} />
      <span>
        {isConnected && <span className="visually-hidden">Connection: </span>}
        {state}
      </span>
    </button>
  );
}

function nameState(snapshot: ConnectionSnapshot): string {
  if (snapshot.hasTag('signingIn')) return 'Signing in…';
  if (snapshot.matches({ settled: 'expired' })) return 'Sign in again';
  if (snapshot.hasTag('downloading')) return 'Downloading…';
  if (snapshot.matches({ settled: { onDevice: 'ready' } })) return 'On this device';
  return snapshot.hasTag('connected') ? 'Ready to cook' : 'Connect';
}
