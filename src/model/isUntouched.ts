import { orUndefined } from '../shared/orUndefined.ts';
import { DEVICE_KEY } from './chosenDevice.ts';
import { CREDENTIALS_KEY } from './credentialsKey.ts';

/** The visitor has brought nothing along to ask with: no credentials, no choice of this device, no answer of a sign-in. */
export function isUntouched(address: string, ...storages: (() => Storage)[]): boolean {
  const kept = storages.some((storage) =>
    orUndefined(() => storage().getItem(CREDENTIALS_KEY) ?? storage().getItem(DEVICE_KEY)),
  );
  return !kept && !new URL(address).searchParams.has('state');
}
