import type { Taste } from '../../../machines/taste.ts';
import { orUndefined } from '../../shared/orUndefined.ts';

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

/** The language, by the name that its speakers use. */
export function nameOf(language: string): string {
  const name = () => new Intl.DisplayNames([language], { type: 'language' }).of(language);
  return orUndefined(name) ?? language;
}
