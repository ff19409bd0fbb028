import { fromPromise } from 'xstate';
import type { Account } from '../../machines/connectionMachine.ts';
import type { CredentialStore } from './credentials.ts';

export const loadOauth = () => import('./oauth.ts');

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
