import { fromPromise } from 'xstate';
import type { Account } from '../../machines/connectionMachine.ts';
import { hasBegun } from './begunSignIn.ts';
import type { CredentialStore } from './credentials.ts';

/** Fetched when somebody signs in. */
export const loadOauth = () => import('./oauth.ts');

/** Whether the address carries the answer of a sign-in. Others use `?error=`, too: it counts where this tab has begun one. */
export function isReturning(address: string, tab: () => Storage): boolean {
  const { searchParams } = new URL(address);
  if (!searchParams.has('state')) return false;
  return searchParams.has('code') || (searchParams.has('error') && hasBegun(tab));
}

type Leaving = { clientId: string; redirectUrl: string; tab: () => Storage };

export function defineGoToSignIn({ tab, ...leaving }: Leaving) {
  return fromPromise<void, { remember: boolean }>(async ({ input: { remember }, signal }) => {
    const { goToSignIn } = await loadOauth();
    await goToSignIn({ ...leaving, tab: tab(), remember, signal });
  });
}

type Returned = { redirectedUrl: string; tab: () => Storage; credentials: CredentialStore };

export function defineFinishSignIn({ tab, ...returned }: Returned) {
  return fromPromise<Account>(async ({ signal }) => {
    const { finishSignIn } = await loadOauth();
    return finishSignIn({ ...returned, tab: tab(), signal });
  });
}
