import { orUndefined } from '../shared/orUndefined.ts';

const DEVICE_KEY = 'recipe-kitchen.device';

/** What was chosen in this tab last counts before what was chosen in any other. */
export function openChosenDevice(tab: () => Storage, device: () => Storage) {
  const read = (storage: () => Storage) => orUndefined(() => storage().getItem(DEVICE_KEY)) ?? null;
  return {
    isChosen: () => (read(tab) ?? read(device)) === '1',
    choose(chosen: boolean, everywhere: boolean) {
      for (const storage of everywhere ? [tab, device] : [tab]) {
        orUndefined(() => storage().setItem(DEVICE_KEY, chosen ? '1' : '0'));
      }
    },
  };
}
