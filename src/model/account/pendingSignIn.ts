import { orUndefined } from '../../shared/orUndefined.ts';

const KEY = 'recipe-kitchen.sign-in';

export type PendingSignIn = { codeVerifier: string; nonce: string; remember: boolean };

/** Throws where nothing can be stored: then the page must not be left. */
export function saveSignIn(tab: () => Storage, begun: PendingSignIn): void {
  tab().setItem(KEY, JSON.stringify(begun));
}

/** The sign-in that this tab began, if the address answers it: anybody can write any other. Removed, so that it is used once. */
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
