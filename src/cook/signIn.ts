import { fromPromise } from 'xstate';
import type { Account } from '../../machines/connectionMachine.ts';
import type { CredentialStore } from './credentials.ts';

/** Fetched when somebody signs in. */
export const loadOauth = () => import('./oauth.ts');

export function isReturning(address: string): boolean {
  const { searchParams } = new URL(address);
  return searchParams.has('error') || (searchParams.has('code') && searchParams.has('state'));
}

export function defineGoToSignIn(clientId: string, redirectUrl: string) {
  return fromPromise<void, { remember: boolean }>(async ({ input: { remember }, signal }) => {
    const { goToSignIn } = await loadOauth();
    await goToSignIn({ clientId, redirectUrl, remember, signal });
  });
}

export function defineFinishSignIn(redirectedUrl: string, store: CredentialStore) {
  return fromPromise<Account>(async ({ signal }) => {
    const { finishSignIn } = await loadOauth();
    return finishSignIn({ redirectedUrl, store, signal });
  });
}
