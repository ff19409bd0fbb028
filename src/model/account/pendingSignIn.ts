import { orUndefined } from '../../shared/orUndefined.ts';
import { object, parseObject, readFlag, readText } from '../../shared/schema.ts';

const KEY = 'recipe-kitchen.sign-in';

export type PendingSignIn = { codeVerifier: string; nonce: string; remember: boolean };

const readBegun = object<PendingSignIn>({ codeVerifier: readText, nonce: readText, remember: readFlag });

/** Saves a sign-in before the browser leaves the page. Throws if saving fails, so that the browser stays on the page. */
export function saveSignIn(tab: () => Storage, begun: PendingSignIn): void {
  tab().setItem(KEY, JSON.stringify(begun));
}

/** Returns and removes the sign-in that this tab has started. Checks the nonce in the URL because the URL may be forged. */
export function takeSignIn(address: string, tab: () => Storage): PendingSignIn | null {
  const begun = orUndefined(() => readBegun(JSON.parse(tab().getItem(KEY) ?? '')));
  const answer = parseObject(new URL(address).searchParams.get('state') ?? '');
  if (!begun || begun.nonce !== answer?.nonce) return null;
  orUndefined(() => tab().removeItem(KEY));
  return begun;
}
