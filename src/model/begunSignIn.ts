import { orUndefined } from '../shared/orUndefined.ts';

/** Where the tab keeps what it needs to finish a sign-in that it has begun. */
export const BEGUN_KEY = 'recipe-kitchen.sign-in';

function hasBegun(tab: () => Storage): boolean {
  return orUndefined(() => tab().getItem(BEGUN_KEY) !== null) ?? false;
}

/** Whether the address carries the answer of a sign-in. Others use `?error=`, too: it counts where this tab has begun one. */
export function isReturning(address: string, tab: () => Storage): boolean {
  const { searchParams } = new URL(address);
  if (!searchParams.has('state')) return false;
  return searchParams.has('code') || (searchParams.has('error') && hasBegun(tab));
}
