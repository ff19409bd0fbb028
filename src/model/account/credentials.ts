import type { Account } from '../../../machines/connectionMachine.ts';
import { openDocuments } from '../../shared/documents.ts';
import { object, readNumber, readText, textThat } from '../../shared/schema.ts';
import { openStoredText } from '../../shared/storedText.ts';
import { isToken } from '../settings/settings.ts';

const KEY = 'recipe-kitchen.connection';
/** Storage key of the number of sign-outs, shared by all tabs. Stores a number rather than a time, because a clock can be set back. */
const FORGOTTEN_KEY = 'recipe-kitchen.forgotten';

/** A token that the visitor has pasted, or the token of the visitor's account. */
type Credentials = { token: string; account: Account | null };
/** Saved credentials. `since`: number of the next sign-out, which will remove these credentials. */
type Saved = Credentials & { since: number };

const readAccount = object<Account>({ name: readText, expiresAt: readNumber });
const readSaved = object<Saved>({
  token: textThat(isToken),
  account: (value) => (value === null ? null : readAccount(value)),
  since: readNumber,
});

export type CredentialStore = ReturnType<typeof openCredentials>;

export function openCredentials(tab: () => Storage, allTabs: () => Storage) {
  const own = openDocuments(tab, KEY, readSaved);
  const shared = openDocuments(allTabs, KEY, readSaved);
  const forgotten = openStoredText(allTabs, FORGOTTEN_KEY);
  removeForgotten();
  let saved = own.read('') ?? shared.read('');
  /** True if the credentials belong to this tab alone. Credentials from other tabs do not replace them. */
  let isOwn = own.read('') !== null;

  function lastForgotten(): number {
    forgotten.loadChanges();
    const count = Number(forgotten.current());
    // Ignores a number that is too large to increment. Any page of the same origin may have written the number.
    return Number.isSafeInteger(count + 1) ? count : 0;
  }

  /** Removes credentials saved before the last sign-out. Keeps newer credentials that another tab has saved. */
  function removeForgotten() {
    for (const documents of [own, shared]) {
      const stored = documents.read('');
      if (stored && stored.since <= lastForgotten()) documents.remove('');
    }
  }

  return {
    current: (): Credentials | null => saved && { token: saved.token, account: saved.account },
    isForTab: () => isOwn,
    /** Loads credentials that another tab has saved, and returns whether these are new. */
    loadChanges(): boolean {
      removeForgotten();
      const before = JSON.stringify(saved);
      if (!isOwn) saved = shared.read('') ?? saved;
      return JSON.stringify(saved) !== before;
    },
    /** Saves credentials for all tabs if `remember` is set, otherwise for this tab alone. */
    save({ token, account }: Credentials, remember: boolean): void {
      saved = { token, account, since: lastForgotten() + 1 };
      own.remove('');
      // Also removes the same token from all tabs, if the visitor no longer wants it remembered.
      if (shared.read('')?.token === token) shared.remove('');
      // Keeps the credentials for this tab if the storage of all tabs is full.
      isOwn = !(remember && shared.write('', saved));
      if (isOwn) own.write('', saved);
    },
    /** Signs out in all tabs. Afterwards, each tab must call `drop`. */
    forget(): void {
      forgotten.save(String(lastForgotten() + 1));
    },
    isForgotten: () => saved !== null && saved.since <= lastForgotten(),
    drop(): void {
      saved = null;
      isOwn = false;
      removeForgotten();
    },
  };
}
