import type { Account } from '../../machines/connectionMachine.ts';
import { checkToken } from './settings.ts';

const KEY = 'recipe-kitchen.connection';
const VERSION = 1;

/** A token that the visitor gave, or that came with the account they signed in with. */
type Credentials = { token: string; account: Account | null };

export type CredentialStore = {
  current: () => Credentials | null;
  /** For this tab, or for this device where the visitor says so. */
  keep: (credentials: Credentials, remember: boolean) => void;
  forget: () => void;
};

/** Where a storage is blocked or full, the page works in memory. */
export function openCredentials(tab: () => Storage, device: () => Storage): CredentialStore {
  let current = read(tab) ?? read(device);

  function forget() {
    current = null;
    for (const storage of [tab, device]) attempt(() => storage().removeItem(KEY));
  }

  return {
    current: () => current,
    keep(credentials, remember) {
      forget();
      current = credentials;
      const document = JSON.stringify({ version: VERSION, ...credentials });
      attempt(() => (remember ? device : tab)().setItem(KEY, document));
    },
    forget,
  };
}

function read(storage: () => Storage): Credentials | null {
  return attempt(() => parse(JSON.parse(storage().getItem(KEY) ?? 'null'))) ?? null;
}

function parse(document: { version: unknown; token: unknown; account: Account | null }): Credentials | null {
  const { version, token, account } = document;
  const readable =
    version === VERSION &&
    typeof token === 'string' &&
    checkToken(token).problem === null &&
    (account === null || (typeof account.name === 'string' && Number.isFinite(account.expiresAt)));
  return readable ? { token, account } : null;
}

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
