import type { Language } from '../words/language.ts';
import type { System } from '../words/units.ts';
import { amountOf, type ShownFigure, write } from './amounts.ts';
import { convert } from './convert.ts';
import { measuresIn } from './measures.ts';
import type { Figure } from './readLine.ts';

/** Matches a number that follows 'an'. */
const AN = /^(?:8|1[18](?!\d))/;

/** Returns the figures of a text that can be scaled or converted. `scaled`: the figures that are scaled. */
export function convertedFigures(text: string, language: Language, scaled: readonly Figure[]): ShownFigure[] {
  const own = new Set<Figure>();
  const converted = measuresIn(text, language).flatMap((measure): ShownFigure[] => {
    const { start, unitEnd } = measure;
    const over = scaled.filter((figure) => figure.start < unitEnd && start < figure.unitEnd);
    // Leaves out a size within an amount, which is written with the amount: '2 (15-ounce) cans', '2-inch piece'.
    if (over.some((figure) => figure.start < start || figure.unitEnd > unitEnd)) return [];
    for (const figure of over) own.add(figure);
    const parts = over.map((figure) => amountOf(text, language, figure));
    const isScaled = parts.length > 0;
    const [article = ''] = (language.tag === 'en' && /(?<!\p{L})an? $/iu.exec(text.slice(0, start))) || [];
    const from = start - article.length;
    const at = (factor: number, system: System | null = null) => {
      const converted = convert(measure, system, isScaled ? factor : 1, text, language);
      if (converted === null) return write(text, parts, factor, null, from, unitEnd);
      // Drops the article of 'a ¼ cup of milk', because 'a 60 ml of milk' is no English.
      if (!article || text.startsWith(' of ', unitEnd)) return converted;
      return `${article.slice(0, 1)}${AN.test(converted) ? 'n' : ''} ${converted}`;
    };
    return [{ start: from, unitEnd, isScaled, isAmount: /weight|volume/.test(measure.of), at }];
  });
  const rest = scaled.filter((figure) => !own.has(figure)).map((figure) => amountOf(text, language, figure));
  return [...converted, ...rest].sort((one, other) => one.start - other.start);
}
