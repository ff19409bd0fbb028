import type { Account } from '../../../machines/connectionMachine.ts';
import { orUndefined } from '../../shared/orUndefined.ts';
import { isToken } from '../settings/settings.ts';

const KEY = 'recipe-kitchen.connection';
/** Counts how often something was forgotten, for other tabs. A time would not do: a clock that is set back would undo a sign-out. */
const FORGOTTEN_KEY = 'recipe-kitchen.forgotten';
const VERSION = 1;

/** A token that the visitor gave, or that came with the account they signed in with. */
type Credentials = { token: string; account: Account | null };
/** `since`: one more than the count when it was kept. Where the count has reached it, it was forgotten. */
type Held = Credentials & { since: number };

export type CredentialStore = ReturnType<typeof openCredentials>;

export function openCredentials(tab: () => Storage, allTabs: () => Storage) {
  const storages = [tab, allTabs];
  // Kept in memory as well: where the storage is blocked or full, forgetting has to hold for this tab.
  let forgottenHere = 0;
  clearAway();
  let held = read(tab) ?? read(allTabs);

  function lastForgotten(): number {
    const written = Number(orUndefined(() => allTabs().getItem(FORGOTTEN_KEY)));
    // Other pages of the same origin can write anything there.
    return Math.max(forgottenHere, Number.isSafeInteger(written) ? written : 0);
  }

  /** Removes only what was forgotten: another tab may have kept something since. */
  function clearAway() {
    for (const storage of storages) {
      const kept = read(storage);
      if (kept && kept.since <= lastForgotten()) orUndefined(() => storage().removeItem(KEY));
    }
  }

  return {
    current: (): Credentials | null => held && { token: held.token, account: held.account },
    isForTab: () => held !== null && read(allTabs)?.token !== held.token,
    /** Takes up what another tab has kept since. */
    lookAgain(): void {
      clearAway();
      held = read(tab) ?? read(allTabs) ?? held;
    },
    /** `remember`: for all tabs, in `localStorage`. */
    keep({ token, account }: Credentials, remember: boolean): void {
      held = { token, account, since: lastForgotten() + 1 };
      const document = JSON.stringify({ version: VERSION, ...held });
      for (const storage of storages) orUndefined(() => storage().removeItem(KEY));
      orUndefined(() => (remember ? allTabs : tab)().setItem(KEY, document));
    },
    /** Marks all that is kept so far as forgotten. Each tab then has to `drop` what it holds. */
    forget(): void {
      // An earlier version of the page kept a time as `since`, which is far above any count.
      forgottenHere = Math.max(lastForgotten() + 1, held?.since ?? 0);
      orUndefined(() => allTabs().setItem(FORGOTTEN_KEY, String(lastForgotten())));
    },
    isForgotten: () => held !== null && held.since <= lastForgotten(),
    drop(): void {
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
