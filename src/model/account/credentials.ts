import type { Account } from '../../../machines/connectionMachine.ts';
import { orUndefined } from '../../shared/orUndefined.ts';
import { isToken } from '../settings/settings.ts';

const KEY = 'recipe-kitchen.connection';
/** Storage key of the number of sign-outs, shared by all tabs. Stores a number rather than a time, since a clock can be set back. */
const FORGOTTEN_KEY = 'recipe-kitchen.forgotten';
const VERSION = 1;

/** A token that the visitor has pasted, or the token of the visitor's account. */
type Credentials = { token: string; account: Account | null };
/** Saved credentials. `since`: number of the sign-out that will remove these credentials. */
type Saved = Credentials & { since: number };

export type CredentialStore = ReturnType<typeof openCredentials>;

export function openCredentials(tab: () => Storage, allTabs: () => Storage) {
  // Counts sign-outs in memory as well, so that this tab signs out even if storage is blocked or full.
  let forgottenHere = 0;
  removeForgotten();
  let saved = read(tab) ?? read(allTabs);
  /** True if the credentials belong to this tab alone. Credentials from other tabs do not replace them. */
  let isOwn = read(tab) !== null;

  function lastForgotten(): number {
    const stored = Number(orUndefined(() => allTabs().getItem(FORGOTTEN_KEY)));
    // Ignores a stored text that is not a number, since any page of the same origin can write under this key.
    return Math.max(forgottenHere, Number.isSafeInteger(stored + 1) ? stored : 0);
  }

  /** Removes credentials saved before the last sign-out. Keeps newer credentials that another tab has saved. */
  function removeForgotten() {
    for (const storage of [tab, allTabs]) {
      const stored = read(storage);
      if (stored && stored.since <= lastForgotten()) orUndefined(() => storage().removeItem(KEY));
    }
  }

  return {
    current: (): Credentials | null => saved && { token: saved.token, account: saved.account },
    isForTab: () => isOwn,
    /** Loads credentials that another tab has saved, and returns whether these are new. */
    loadChanges(): boolean {
      removeForgotten();
      const before = JSON.stringify(saved);
      if (!isOwn) saved = read(allTabs) ?? saved;
      return JSON.stringify(saved) !== before;
    },
    /** Saves credentials for all tabs if `remember` is set, otherwise for this tab alone. */
    save({ token, account }: Credentials, remember: boolean): void {
      saved = { token, account, since: lastForgotten() + 1 };
      orUndefined(() => tab().removeItem(KEY));
      const document = JSON.stringify({ version: VERSION, ...saved });
      orUndefined(() => (remember ? allTabs : tab)().setItem(KEY, document));
      isOwn = read(allTabs)?.token !== token;
    },
    /** Signs out in all tabs. Afterwards, each tab must call `drop`. */
    forget(): void {
      // Raises the number of sign-outs to at least `since`, in which an earlier version of the page stored a time.
      forgottenHere = Math.max(lastForgotten() + 1, saved?.since ?? 0);
      orUndefined(() => allTabs().setItem(FORGOTTEN_KEY, String(lastForgotten())));
    },
    isForgotten: () => saved !== null && saved.since <= lastForgotten(),
    drop(): void {
      saved = null;
      isOwn = false;
      removeForgotten();
    },
  };
}

function read(storage: () => Storage): Saved | null {
  return orUndefined(() => parse(JSON.parse(storage().getItem(KEY) ?? 'null'))) ?? null;
}

function parse(document: Saved & { version: unknown }): Saved | null {
  const { version, token, account, since } = document;
  const readable =
    version === VERSION &&
    typeof token === 'string' &&
    isToken(token) &&
    Number.isFinite(since) &&
    (account === null || (typeof account.name === 'string' && Number.isFinite(account.expiresAt)));
  return readable ? { token, account, since } : null;
}
