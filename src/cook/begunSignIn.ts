import { unlessRefused } from '../shared/unlessRefused.ts';

const KEY = 'recipe-kitchen.sign-in';

/** What only the tab that began a sign-in knows, and needs to finish it. */
export type BegunSignIn = { codeVerifier: string; nonce: string; remember: boolean };

export function keepBegun(tab: Storage, begun: BegunSignIn): void {
  tab.setItem(KEY, JSON.stringify(begun));
}

export function hasBegun(tab: () => Storage): boolean {
  return unlessRefused(() => tab().getItem(KEY) !== null) ?? false;
}

/** What this tab has begun, if the answer is the answer to that. It is good for one time only. */
export function takeBegun(tab: Storage, state: string | null): BegunSignIn | null {
  try {
    const begun: BegunSignIn = JSON.parse(tab.getItem(KEY) ?? '');
    if (JSON.parse(state ?? '').nonce !== begun.nonce) return null;
    tab.removeItem(KEY);
    return begun;
  } catch {
    return null;
  }
}
