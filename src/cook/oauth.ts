import { oauthHandleRedirect, oauthLoginUrl } from '@huggingface/hub';
import type { Account } from '../../machines/connectionMachine.ts';
import { type BegunSignIn, keepBegun, takeBegun } from './begunSignIn.ts';
import type { CredentialStore } from './credentials.ts';
import { checkToken } from './settings.ts';

/** Calls to inference providers are billed to whoever has granted the second. */
const SCOPES = 'openid profile inference-api';

type Leaving = {
  clientId: string;
  redirectUrl: string;
  tab: Storage;
  remember: boolean;
  signal: AbortSignal;
};

/** Sends the browser to Hugging Face. */
export async function goToSignIn({ clientId, redirectUrl, tab, remember, signal }: Leaving): Promise<void> {
  const secrets: { codeVerifier?: string; nonce?: string } = {};
  try {
    const address = await oauthLoginUrl({ clientId, redirectUrl, scopes: SCOPES, localStorage: secrets });
    if (signal.aborted) return;
    keepBegun(tab, { codeVerifier: '', nonce: '', ...secrets, remember });
    location.assign(address);
  } catch {
    throw new SignInError('failed');
  }
}

type Returned = { redirectedUrl: string; tab: Storage; credentials: CredentialStore; signal: AbortSignal };

/** Exchanges the code in the address that Hugging Face came back to. */
export async function finishSignIn({ redirectedUrl, tab, credentials, signal }: Returned): Promise<Account> {
  const { searchParams } = new URL(redirectedUrl);
  const begun = takeBegun(tab, searchParams.get('state'));
  if (!begun) throw new SignInError('failed');
  if (searchParams.get('error') === 'access_denied') throw new SignInError('denied');

  const { accessToken, accessTokenExpiresAt, userInfo } = await exchange(redirectedUrl, begun);
  const account = { name: userInfo.preferred_username, expiresAt: accessTokenExpiresAt.getTime() };
  const isSound =
    checkToken(accessToken).problem === null &&
    typeof account.name === 'string' &&
    Number.isFinite(account.expiresAt);
  if (signal.aborted || !isSound) throw new SignInError('failed');
  credentials.keep({ token: accessToken, account }, begun.remember);
  return account;
}

async function exchange(redirectedUrl: string, { codeVerifier, nonce }: BegunSignIn) {
  try {
    return await oauthHandleRedirect({ redirectedUrl, codeVerifier, nonce });
  } catch {
    // What went wrong may be told with the state or the code in it.
    throw new SignInError('failed');
  }
}

/** All that may be known outside: whether the visitor said no. */
class SignInError extends Error {
  constructor(override readonly name: 'denied' | 'failed') {
    super(`Sign-in ${name}`);
  }
}
