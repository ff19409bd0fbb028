import type { ReactNode } from 'react';
import { activeConnection } from '../../../machines/connectionMachine.ts';
import { useConnection, useConnectionState } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { ConnectionOption } from './ConnectionOption.tsx';

type AccountOptionProps = { remember: boolean; isOpen: boolean; children: ReactNode };

export function AccountOption({ remember, isOpen, children }: AccountOptionProps) {
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
          variant="basil"
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
