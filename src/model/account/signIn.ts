import { fromPromise } from 'xstate';
import type { Account } from '../../../machines/connectionMachine.ts';
import type { Leaving, Returned } from './oauth.ts';

export const loadOauth = () => import('./oauth.ts');

export function defineGoToSignIn(leaving: Leaving) {
  return fromPromise<void, { remember: boolean }>(async ({ input, signal }) =>
    (await loadOauth()).goToSignIn(leaving, input.remember, signal),
  );
}

export function defineFinishSignIn(returned: Returned) {
  return fromPromise<Account>(async ({ signal }) => (await loadOauth()).finishSignIn(returned, signal));
}
