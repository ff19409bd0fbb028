import { unlessRefused } from '../shared/unlessRefused.ts';
import { CREDENTIALS_KEY } from './credentialsKey.ts';

/** The visitor has brought nothing along: neither credentials nor the answer of a sign-in. */
export function isUntouched(address: string, ...storages: (() => Storage)[]): boolean {
  const kept = storages.some((storage) => unlessRefused(() => storage().getItem(CREDENTIALS_KEY)));
  return !kept && !new URL(address).searchParams.has('state');
}
