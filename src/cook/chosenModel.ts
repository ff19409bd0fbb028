import { unlessRefused } from '../shared/unlessRefused.ts';
import { isModel } from './settings.ts';

const KEY = 'recipe-kitchen.model';

/** The model that the visitor has chosen in place of the page's; empty for none. */
export function openChosenModel(device: () => Storage) {
  const kept = unlessRefused(() => device().getItem(KEY)) ?? '';
  let model = isModel(kept) ? kept : '';
  return {
    current: () => model,
    choose(chosen: string) {
      model = chosen;
      unlessRefused(() => (model ? device().setItem(KEY, model) : device().removeItem(KEY)));
    },
  };
}
