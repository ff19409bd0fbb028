import { useSelector } from '@xstate/react';
import type { ConnectionActor } from '../../../machines/connectionMachine.ts';

type WaitingProps = { actor: ConnectionActor };

export function Waiting({ actor }: WaitingProps) {
  const isSigningIn = useSelector(actor, (s) => s.hasTag('signingIn'));
  const downloads = useSelector(actor, (s) => s.hasTag('downloading'));
  return (
    <p className="generating">
      {downloads ? 'Downloading first...' : isSigningIn ? 'Signing in...' : 'Waiting for your choice...'}
    </p>
  );
}

/** It stands outside of the live region: within it, a screen reader would read every step of the download. */
export function Loaded({ actor }: WaitingProps) {
  const loaded = useSelector(actor, (s) => (s.hasTag('downloading') ? s.context.loaded : null));
  return loaded !== null && <span>{Math.floor(loaded * 100)} %</span>;
}
