import { unlessRefused } from '../shared/unlessRefused.ts';

const KEY = 'recipe-kitchen.device';

/** The visitor has chosen the browser's own model, here or in another tab. */
export function keepsDevice(device: () => Storage): boolean {
  return unlessRefused(() => device().getItem(KEY)) === '1';
}

export function keepDevice(device: () => Storage, chosen: boolean): void {
  unlessRefused(() => (chosen ? device().setItem(KEY, '1') : device().removeItem(KEY)));
}
