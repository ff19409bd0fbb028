import { oauthHandleRedirect, oauthLoginUrl } from '@huggingface/hub';
import type { Account } from '../../../machines/connectionMachine.ts';
import { isToken } from '../settings/settings.ts';
import type { CredentialStore } from './credentials.ts';
import { BEGUN_KEY } from './isReturning.ts';

/** Whoever grants `inference-api` pays for the calls to inference providers. */
const SCOPES = 'openid profile inference-api';

type Begun = { codeVerifier: string; nonce: string; remember: boolean };

type Leaving = { clientId: string; redirectUrl: string; tab: () => Storage };

export async function goToSignIn(
  { clientId, redirectUrl, tab }: Leaving,
  remember: boolean,
  signal: AbortSignal,
): Promise<void> {
  const secrets: { codeVerifier?: string; nonce?: string } = {};
  const address = await oauthLoginUrl({ clientId, redirectUrl, scopes: SCOPES, localStorage: secrets });
  if (signal.aborted) return;
  tab().setItem(BEGUN_KEY, JSON.stringify({ ...secrets, remember }));
  location.assign(address);
}

type Returned = { redirectedUrl: string; tab: () => Storage; credentials: CredentialStore };

export async function finishSignIn(
  { redirectedUrl, tab, credentials }: Returned,
  signal: AbortSignal,
): Promise<Account> {
  const { searchParams } = new URL(redirectedUrl);
  const begun = takeBegun(tab, searchParams.get('state'));
  if (!begun) throw new SignInError('failed');
  if (searchParams.get('error') === 'access_denied') throw new SignInError('denied');

  const { codeVerifier, nonce, remember } = begun;
  const exchange = oauthHandleRedirect({ redirectedUrl, codeVerifier, nonce });
  const { accessToken, accessTokenExpiresAt, userInfo } = await exchange.catch(() => {
    throw new SignInError('failed');
  });
  const account = { name: userInfo.preferred_username, expiresAt: accessTokenExpiresAt.getTime() };
  const isSound =
    isToken(accessToken) && typeof account.name === 'string' && Number.isFinite(account.expiresAt);
  if (signal.aborted || !isSound) throw new SignInError('failed');
  credentials.keep({ token: accessToken, account }, remember);
  return account;
}

/** The sign-in this tab began, if the address answers it. Removed, so that it is used once. */
function takeBegun(tab: () => Storage, state: string | null): Begun | null {
  try {
    const begun: Begun = JSON.parse(tab().getItem(BEGUN_KEY) ?? '');
    if (JSON.parse(state ?? '').nonce !== begun.nonce) return null;
    tab().removeItem(BEGUN_KEY);
    return begun;
  } catch {
    return null;
  }
}

/** It says no more than whether the visitor refused: the original error may hold the code. */
class SignInError extends Error {
  constructor(override readonly name: 'denied' | 'failed') {
    super(`Sign-in ${name}`);
  }
}
