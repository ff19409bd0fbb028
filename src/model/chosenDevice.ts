import { orUndefined } from '../shared/orUndefined.ts';

const DEVICE_KEY = 'recipe-kitchen.device';

/** This tab's choice wins over the one stored for all tabs. */
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
