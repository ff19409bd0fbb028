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
  /** All that was held by then is to go, in every tab. */
  markForgotten: (at: number) => void;
  /** What is held here was marked. */
  isForgotten: () => boolean;
  /** Lets go of what is held, and clears away what was marked. */
  drop: () => void;
};

/** Where a storage is blocked or full, the page works in memory. */
export function openCredentials(tab: () => Storage, device: () => Storage): CredentialStore {
  const storages = [tab, device];
  // Beside the mark that is kept: it may not have been possible to keep one.
  let heardOf = 0;
  clearAway();
  let held = read(tab) ?? read(device);

  function lastForgotten(): number {
    return Math.max(heardOf, attempt(() => Number(device().getItem(FORGOTTEN_KEY))) || 0);
  }

  /** Not what another tab has kept since. */
  function clearAway() {
    for (const storage of storages) {
      const kept = read(storage);
      if (kept && kept.since <= lastForgotten()) attempt(() => storage().removeItem(KEY));
    }
  }

  return {
    current: () => held && { token: held.token, account: held.account },
    keep({ token, account }, remember) {
      held = { token, account, since: Date.now() };
      const document = JSON.stringify({ version: VERSION, ...held });
      for (const storage of storages) attempt(() => storage().removeItem(KEY));
      attempt(() => (remember ? device : tab)().setItem(KEY, document));
    },
    markForgotten(at) {
      heardOf = Math.max(heardOf, at);
      attempt(() => device().setItem(FORGOTTEN_KEY, String(lastForgotten())));
    },
    isForgotten: () => held !== null && held.since <= lastForgotten(),
    drop() {
      held = null;
      clearAway();
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
