import { orUndefined } from '../../shared/orUndefined.ts';

const KEY = 'recipe-kitchen.sign-in';

export type PendingSignIn = { codeVerifier: string; nonce: string; remember: boolean };

/** Throws if nothing can be stored, since the page must then not be left. */
export function saveSignIn(tab: () => Storage, begun: PendingSignIn): void {
  tab().setItem(KEY, JSON.stringify(begun));
}

/** Returns the sign-in that this tab began, if the nonce in the address matches it, since anybody can write an address. Removes it, so that it is used once. */
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
