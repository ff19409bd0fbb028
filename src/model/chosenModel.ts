import { orUndefined } from '../shared/orUndefined.ts';
import { isModel } from './settings.ts';

const KEY = 'recipe-kitchen.model';

/** The model that the visitor has chosen in place of the page's; empty for none. */
export function openChosenModel(device: () => Storage) {
  const read = () => orUndefined(() => device().getItem(KEY)) ?? '';
  let stored = read();
  let model = isModel(stored) ? stored : '';
  return {
    current: () => model,
    /** Another tab may have chosen one. Returns whether it has. */
    lookAgain(): boolean {
      const before = stored;
      stored = read();
      if (stored === before) return false;
      model = isModel(stored) ? stored : '';
      return true;
    },
    choose(chosen: string) {
      model = chosen;
      orUndefined(() => (model ? device().setItem(KEY, model) : device().removeItem(KEY)));
      stored = read();
    },
  };
}
