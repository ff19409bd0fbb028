import { orUndefined } from '../../shared/orUndefined.ts';

export const BEGUN_KEY = 'recipe-kitchen.sign-in';

/** Other pages use `?error=` too, so an error counts only where this tab began a sign-in. */
export function isReturning(address: string, tab: () => Storage): boolean {
  const { searchParams } = new URL(address);
  if (!searchParams.has('state')) return false;
  const hasBegun = () => orUndefined(() => tab().getItem(BEGUN_KEY) !== null) ?? false;
  return searchParams.has('code') || (searchParams.has('error') && hasBegun());
}
