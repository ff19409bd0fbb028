import { oauthHandleRedirect, oauthLoginUrl } from '@huggingface/hub';
import type { Account } from '../../../machines/connectionMachine.ts';
import { isToken } from '../settings/settings.ts';
import type { CredentialStore } from './credentials.ts';
import { type PendingSignIn, saveSignIn } from './pendingSignIn.ts';

/** The scope `inference-api` lets the page call inference providers at the visitor's expense. */
const SCOPES = 'openid profile inference-api';
const DEADLINE_MS = 30_000;

type Leaving = Pick<PendingSignIn, 'remember'> & {
  clientId: string;
  redirectUrl: string;
  tab: () => Storage;
};

export async function goToSignIn(
  { clientId, redirectUrl, tab, remember }: Leaving,
  signal: AbortSignal,
): Promise<void> {
  const secrets: { codeVerifier?: string; nonce?: string } = {};
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const login = oauthLoginUrl({ clientId, redirectUrl, scopes: SCOPES, localStorage: secrets });
  const address = await Promise.race([login, rejectAt(deadline)]);
  const { codeVerifier, nonce } = secrets;
  if (signal.aborted || !codeVerifier || !nonce) return;
  saveSignIn(tab, { codeVerifier, nonce, remember });
  location.assign(address);
  // Waits until the browser has left the page. This may take long, or never happen.
  await rejectAt(deadline).catch(() => {});
}

type Returned = { redirectedUrl: string; begun: PendingSignIn | null; credentials: CredentialStore };

export async function finishSignIn(
  { redirectedUrl, begun, credentials }: Returned,
  signal: AbortSignal,
): Promise<Account> {
  if (!begun) throw new SignInError('failed');
  if (new URL(redirectedUrl).searchParams.get('error') === 'access_denied') throw new SignInError('denied');

  const { codeVerifier, nonce, remember } = begun;
  const exchange = oauthHandleRedirect({ redirectedUrl, codeVerifier, nonce });
  const deadline = rejectAt(AbortSignal.timeout(DEADLINE_MS));
  const { accessToken, accessTokenExpiresAt, userInfo } = await Promise.race([exchange, deadline]).catch(
    () => {
      throw new SignInError('failed');
    },
  );
  const account = { name: userInfo.preferred_username, expiresAt: accessTokenExpiresAt.getTime() };
  const isSound =
    isToken(accessToken) && typeof account.name === 'string' && Number.isFinite(account.expiresAt);
  if (signal.aborted || !isSound) throw new SignInError('failed');
  credentials.save({ token: accessToken, account }, remember);
  return account;
}

function rejectAt(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Error of a failed sign-in. Omits the original error, which may contain the secret sign-in code. */
class SignInError extends Error {
  constructor(override readonly name: 'denied' | 'failed') {
    super(`Sign-in ${name}`);
  }
}
