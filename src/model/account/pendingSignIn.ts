import { orUndefined } from '../../shared/orUndefined.ts';

const KEY = 'recipe-kitchen.sign-in';

export type PendingSignIn = { codeVerifier: string; nonce: string; remember: boolean };

/** Saves a sign-in before the browser leaves the page. Throws if saving fails, so that the browser stays on the page. */
export function saveSignIn(tab: () => Storage, begun: PendingSignIn): void {
  tab().setItem(KEY, JSON.stringify(begun));
}

/** Returns and removes the sign-in that this tab has started. Checks the nonce in the URL, since the URL may be forged. */
export function takeSignIn(address: string, tab: () => Storage): PendingSignIn | null {
  const take = (): PendingSignIn | null => {
    const begun: PendingSignIn = JSON.parse(tab().getItem(KEY) ?? '');
    const { nonce } = JSON.parse(new URL(address).searchParams.get('state') ?? '');
    if (typeof nonce !== 'string' || nonce !== begun.nonce) return null;
    tab().removeItem(KEY);
    return begun;
  };
  return orUndefined(take) ?? null;
}
