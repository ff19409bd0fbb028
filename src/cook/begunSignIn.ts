import { unlessRefused } from '../shared/unlessRefused.ts';

/** Where the tab keeps what it needs to finish a sign-in that it has begun. */
export const BEGUN_KEY = 'recipe-kitchen.sign-in';

export function hasBegun(tab: () => Storage): boolean {
  return unlessRefused(() => tab().getItem(BEGUN_KEY) !== null) ?? false;
}
