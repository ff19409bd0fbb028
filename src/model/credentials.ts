import type { Account } from '../../machines/connectionMachine.ts';
import { orUndefined } from '../shared/orUndefined.ts';
import { isToken } from './settings.ts';

const KEY = 'recipe-kitchen.connection';
/** How often visitors have forgotten, for the other tabs. A time of day would not do: clocks are set. */
const FORGOTTEN_KEY = 'recipe-kitchen.forgotten';
const VERSION = 1;

/** A token that the visitor gave, or that came with the account they signed in with. */
type Credentials = { token: string; account: Account | null };
/** `since`: more than had been forgotten when it was kept. */
type Held = Credentials & { since: number };

export type CredentialStore = {
  current: () => Credentials | null;
  /** What is held is for this tab alone. */
  isForTab: () => boolean;
  /** Another tab may have kept something since: taken up where nothing is held, or an account that may have run out. */
  lookAgain: () => void;
  /** For this tab, or for this device where the visitor says so. */
  keep: (credentials: Credentials, remember: boolean) => void;
  /** All that is held by now is to go, in every tab. */
  forget: () => void;
  /** What is held here was forgotten, in this tab or another. */
  isForgotten: () => boolean;
  /** Lets go of what is held, and clears away what was forgotten. */
  drop: () => void;
};

type Options = { tab: () => Storage; device: () => Storage };

/** Where a storage is blocked or full, the page works in memory. */
export function openCredentials({ tab, device }: Options): CredentialStore {
  const storages = [tab, device];
  // Writing it down may not be possible.
  let forgottenHere = 0;
  clearAway();
  let held = read(tab) ?? read(device);

  function lastForgotten(): number {
    const written = Number(orUndefined(() => device().getItem(FORGOTTEN_KEY)));
    // Other pages of the same origin may write there, too.
    return Math.max(forgottenHere, Number.isSafeInteger(written) ? written : 0);
  }

  /** Takes out of the storages what was forgotten; another tab may have kept something since. */
  function clearAway() {
    for (const storage of storages) {
      const kept = read(storage);
      if (kept && kept.since <= lastForgotten()) orUndefined(() => storage().removeItem(KEY));
    }
  }

  return {
    current: () => held && { token: held.token, account: held.account },
    isForTab: () => held !== null && read(device)?.token !== held.token,
    lookAgain() {
      if (held && !held.account) return;
      clearAway();
      held = read(tab) ?? read(device) ?? held;
    },
    keep({ token, account }, remember) {
      held = { token, account, since: lastForgotten() + 1 };
      const document = JSON.stringify({ version: VERSION, ...held });
      for (const storage of storages) orUndefined(() => storage().removeItem(KEY));
      orUndefined(() => (remember ? device : tab)().setItem(KEY, document));
    },
    forget() {
      // What was kept by an earlier version of the page is dated.
      forgottenHere = Math.max(lastForgotten() + 1, held?.since ?? 0);
      orUndefined(() => device().setItem(FORGOTTEN_KEY, String(lastForgotten())));
    },
    isForgotten: () => held !== null && held.since <= lastForgotten(),
    drop() {
      held = null;
      clearAway();
    },
  };
}

function read(storage: () => Storage): Held | null {
  return orUndefined(() => parse(JSON.parse(storage().getItem(KEY) ?? 'null'))) ?? null;
}

function parse(document: Held & { version: unknown }): Held | null {
  const { version, token, account, since } = document;
  const readable =
    version === VERSION &&
    typeof token === 'string' &&
    isToken(token) &&
    Number.isFinite(since) &&
    (account === null || (typeof account.name === 'string' && Number.isFinite(account.expiresAt)));
  return readable ? { token, account, since } : null;
}
