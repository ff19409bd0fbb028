import { fromPromise } from 'xstate';
import type { Account } from '../../machines/connectionMachine.ts';
import type { CredentialStore } from './credentials.ts';

const KEY = 'recipe-kitchen.sign-in';
/** Calls to inference providers are billed to whoever has granted the second. */
const SCOPES = 'openid profile inference-api';

/** What only the tab that began a sign-in knows, and needs to finish it. */
type Begun = { codeVerifier: string; nonce: string; remember: boolean };

export function isReturning(address: string): boolean {
  const { searchParams } = new URL(address);
  return searchParams.has('state') && (searchParams.has('code') || searchParams.has('error'));
}

/** Leaves the page for Hugging Face. Ends when the visitor comes back to it as it was. */
export function defineGoToSignIn(clientId: string, redirectUrl: string) {
  return fromPromise<void, { remember: boolean }>(async ({ input: { remember }, signal }) => {
    const { oauthLoginUrl } = await import('@huggingface/hub');
    const secrets: { codeVerifier?: string; nonce?: string } = {};
    const address = await oauthLoginUrl({ clientId, redirectUrl, scopes: SCOPES, localStorage: secrets });
    if (signal.aborted) return;
    sessionStorage.setItem(KEY, JSON.stringify({ ...secrets, remember }));
    location.assign(address);
    await new Promise((back) => addEventListener('pageshow', back, { once: true, signal }));
  });
}

/** Exchanges the code in the address that Hugging Face came back to. What was kept for that is good for one time only. */
export function defineFinishSignIn(redirectedUrl: string, store: CredentialStore) {
  return fromPromise<Account>(async ({ signal }) => {
    const begun = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const refusal = new URL(redirectedUrl).searchParams.get('error');
    if (refusal) throw new SignInError(refusal === 'access_denied' ? 'denied' : 'failed');
    if (!begun) throw new SignInError('failed');

    const { codeVerifier, nonce, remember }: Begun = JSON.parse(begun);
    const { oauthHandleRedirect } = await import('@huggingface/hub');
    const result = await oauthHandleRedirect({ redirectedUrl, codeVerifier, nonce });
    if (signal.aborted) throw new SignInError('failed');
    const account = {
      name: result.userInfo.preferred_username,
      expiresAt: result.accessTokenExpiresAt.getTime(),
    };
    store.keep({ token: result.accessToken, account }, remember);
    return account;
  });
}

/** Says whether the visitor said no; what Hugging Face says else may hold the code. */
class SignInError extends Error {
  constructor(override readonly name: 'denied' | 'failed') {
    super(`Sign-in ${name}`);
  }
}
