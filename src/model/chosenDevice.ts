import { orUndefined } from '../shared/orUndefined.ts';

const DEVICE_KEY = 'recipe-kitchen.device';

/** This tab's choice wins over the one stored for all tabs. */
export function openChosenDevice(tab: () => Storage, allTabs: () => Storage) {
  const read = (storage: () => Storage) => orUndefined(() => storage().getItem(DEVICE_KEY)) ?? null;
  return {
    isChosen: () => (read(tab) ?? read(allTabs)) === '1',
    choose(chosen: boolean, everywhere: boolean) {
      for (const storage of everywhere ? [tab, allTabs] : [tab]) {
        orUndefined(() => storage().setItem(DEVICE_KEY, chosen ? '1' : '0'));
      }
    },
  };
}
