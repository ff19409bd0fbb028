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
  // SavedContext in memory as well: where the storage is blocked or full, forgetting has to hold for this tab.
  let forgottenHere = 0;
  clearAway();
  let held = read(tab) ?? read(allTabs);
  /** Given for this tab alone, or kept nowhere: what other tabs keep does not take its place. */
  let isOwn = read(tab) !== null;

  function lastForgotten(): number {
    const written = Number(orUndefined(() => allTabs().getItem(FORGOTTEN_KEY)));
    // Other pages of the same origin can write anything there.
    return Math.max(forgottenHere, Number.isSafeInteger(written + 1) ? written : 0);
  }

  /** Removes only what was forgotten: another tab may have kept something since. */
  function clearAway() {
    for (const storage of [tab, allTabs]) {
      const kept = read(storage);
      if (kept && kept.since <= lastForgotten()) orUndefined(() => storage().removeItem(KEY));
    }
  }

  return {
    current: (): Credentials | null => held && { token: held.token, account: held.account },
    isForTab: () => isOwn,
    /** Takes up what another tab has kept since, and returns whether it did. */
    lookAgain(): boolean {
      clearAway();
      const before = JSON.stringify(held);
      if (!isOwn) held = read(allTabs) ?? held;
      return JSON.stringify(held) !== before;
    },
    /** `remember`: for all tabs, in `localStorage`. What is for this tab alone leaves what others remember. */
    save({ token, account }: Credentials, remember: boolean): void {
      held = { token, account, since: lastForgotten() + 1 };
      orUndefined(() => tab().removeItem(KEY));
      const document = JSON.stringify({ version: VERSION, ...held });
      orUndefined(() => (remember ? allTabs : tab)().setItem(KEY, document));
      isOwn = read(allTabs)?.token !== token;
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
      isOwn = false;
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
