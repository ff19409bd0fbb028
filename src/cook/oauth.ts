import { oauthHandleRedirect, oauthLoginUrl } from '@huggingface/hub';
import type { Account } from '../../machines/connectionMachine.ts';
import type { CredentialStore } from './credentials.ts';
import { checkToken } from './settings.ts';

const KEY = 'recipe-kitchen.sign-in';
/** Calls to inference providers are billed to whoever has granted the second. */
const SCOPES = 'openid profile inference-api';

/** What only the tab that began a sign-in knows, and needs to finish it. */
type Begun = { codeVerifier: string; nonce: string; remember: boolean };

type Leaving = { clientId: string; redirectUrl: string; remember: boolean; signal: AbortSignal };

/** Leaves the page for Hugging Face. Ends when the visitor comes back to it as it was. */
export async function goToSignIn({ clientId, redirectUrl, remember, signal }: Leaving): Promise<void> {
  const secrets: { codeVerifier?: string; nonce?: string } = {};
  let address: string;
  try {
    address = await oauthLoginUrl({ clientId, redirectUrl, scopes: SCOPES, localStorage: secrets });
    if (signal.aborted) return;
    sessionStorage.setItem(KEY, JSON.stringify({ ...secrets, remember }));
  } catch {
    throw new SignInError('failed');
  }
  location.assign(address);
  await new Promise((back) => addEventListener('pageshow', back, { once: true, signal }));
}

type Returned = { redirectedUrl: string; store: CredentialStore; signal: AbortSignal };

/** Exchanges the code in the address that Hugging Face came back to. What was kept for that is good for one time only. */
export async function finishSignIn({ redirectedUrl, store, signal }: Returned): Promise<Account> {
  const { searchParams } = new URL(redirectedUrl);
  const begun = takeBegun(searchParams.get('state'));
  if (!begun) throw new SignInError('failed');
  if (searchParams.get('error') === 'access_denied') throw new SignInError('denied');

  const { accessToken, accessTokenExpiresAt, userInfo } = await exchange(redirectedUrl, begun);
  const account = { name: userInfo.preferred_username, expiresAt: accessTokenExpiresAt.getTime() };
  const isSound =
    checkToken(accessToken).problem === null &&
    typeof account.name === 'string' &&
    Number.isFinite(account.expiresAt);
  if (signal.aborted || !isSound) throw new SignInError('failed');
  store.keep({ token: accessToken, account }, begun.remember);
  return account;
}

/** What this tab has begun, if the answer is the answer to that. */
function takeBegun(state: string | null): Begun | null {
  try {
    const begun: Begun = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    if (JSON.parse(state ?? '').nonce !== begun.nonce) return null;
    sessionStorage.removeItem(KEY);
    return begun;
  } catch {
    return null;
  }
}

async function exchange(redirectedUrl: string, { codeVerifier, nonce }: Begun) {
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
