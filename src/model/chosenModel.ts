import { orUndefined } from '../shared/orUndefined.ts';
import { isModel } from './settings.ts';

const KEY = 'recipe-kitchen.model';

/** Empty where the visitor has chosen no model. */
export function openChosenModel(device: () => Storage) {
  const read = () => orUndefined(() => device().getItem(KEY)) ?? '';
  let stored = read();
  let model = isModel(stored) ? stored : '';
  return {
    current: () => model,
    /** Returns whether another tab has chosen another model. */
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
