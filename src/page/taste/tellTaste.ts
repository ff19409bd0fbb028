import type { Taste } from '../../../machines/taste.ts';
import { orUndefined } from '../../shared/orUndefined.ts';

/** What is set, in one line: nothing where nothing is. */
export function tellTaste({ diet, avoid, minutes, eaters, units, language }: Taste): string {
  return [
    diet && diet.charAt(0).toUpperCase() + diet.slice(1),
    avoid.length > 0 && `no ${avoid.join(', ')}`,
    minutes && `${minutes} min`,
    eaters && `for ${eaters}`,
    units && `${units} units`,
    language && nameOf(language),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** As its speakers call it. */
export function nameOf(language: string): string {
  const name = () => new Intl.DisplayNames([language], { type: 'language' }).of(language);
  return orUndefined(name) ?? language;
}
