import { openKeptText } from './keptText.ts';
import { isModel } from './settings/settings.ts';

export function openChosenModel(allTabs: () => Storage) {
  const kept = openKeptText(allTabs, 'recipe-kitchen.model');
  return {
    /** Empty where the visitor has chosen no model. */
    current() {
      const model = kept.current() ?? '';
      return isModel(model) ? model : '';
    },
    lookAgain: kept.lookAgain,
    choose: (model: string) => kept.keep(model || null),
  };
}
