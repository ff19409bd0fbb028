import type { Taste } from '../../../machines/taste.ts';
import { capital } from '../../shared/formatCounts.ts';
import { orUndefined } from '../../shared/orUndefined.ts';

export function formatTaste({ diets, avoid, minutes, eaters, units, language, ownWords }: Taste): string {
  const parts = {
    diets: capital(diets.join(', ')),
    avoid: avoid.length > 0 && `no ${avoid.join(', ')}`,
    minutes: minutes && `${minutes}\u00a0min`,
    eaters: eaters && `for ${eaters}`,
    units: units && `${units} units`,
    language: language && languageName(language),
    ownWords,
  } satisfies Record<keyof Taste, unknown>;
  return Object.values(parts).filter(Boolean).join('\u00a0· ');
}

/** Returns a language's name in that language. */
export function languageName(language: string): string {
  const name = () => new Intl.DisplayNames([language], { type: 'language' }).of(language);
  return orUndefined(name) ?? language;
}
