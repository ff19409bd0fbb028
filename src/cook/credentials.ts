import type { Account } from '../../machines/connectionMachine.ts';
import { checkToken } from './settings.ts';

const KEY = 'recipe-kitchen.connection';
/** When a visitor has last forgotten, for tabs that were away then. */
const FORGOTTEN_KEY = 'recipe-kitchen.forgotten';
const VERSION = 1;

/** A token that the visitor gave, or that came with the account they signed in with. */
type Credentials = { token: string; account: Account | null };
type Held = Credentials & { since: number };

export type CredentialStore = {
  current: () => Credentials | null;
  /** For this tab, or for this device where the visitor says so. */
  keep: (credentials: Credentials, remember: boolean) => void;
  forget: () => void;
  /** Another tab has forgotten what this one still holds. */
  isStale: () => boolean;
};

/** Where a storage is blocked or full, the page works in memory. */
export function openCredentials(tab: () => Storage, device: () => Storage): CredentialStore {
  let held = read(tab) ?? read(device);
  if (isStale()) drop();

  function isStale(): boolean {
    const forgottenAt = attempt(() => Number(device().getItem(FORGOTTEN_KEY))) ?? 0;
    return held !== null && held.since <= forgottenAt;
  }

  function drop() {
    held = null;
    for (const storage of [tab, device]) attempt(() => storage().removeItem(KEY));
  }

  return {
    current: () => held && { token: held.token, account: held.account },
    isStale,
    keep({ token, account }, remember) {
      drop();
      held = { token, account, since: Date.now() };
      const document = JSON.stringify({ version: VERSION, ...held });
      attempt(() => (remember ? device : tab)().setItem(KEY, document));
    },
    forget() {
      drop();
      attempt(() => device().setItem(FORGOTTEN_KEY, String(Date.now())));
    },
  };
}

function read(storage: () => Storage): Held | null {
  return attempt(() => parse(JSON.parse(storage().getItem(KEY) ?? 'null'))) ?? null;
}

function parse(document: Held & { version: unknown }): Held | null {
  const { version, token, account, since } = document;
  const readable =
    version === VERSION &&
    typeof token === 'string' &&
    checkToken(token).problem === null &&
    Number.isFinite(since) &&
    (account === null || (typeof account.name === 'string' && Number.isFinite(account.expiresAt)));
  return readable ? { token, account, since } : null;
}

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
