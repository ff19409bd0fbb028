import { hasNumber } from '../lines/looks.ts';
import { isSign, type Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { groupSignOf, plainSigns, toScript, VULGAR, zeroOf } from '../words/figures.ts';
import type { Language } from '../words/language.ts';
import type { System } from '../words/units.ts';
import { formatForKitchen, inflectUnit, unitToMeasure } from './kitchenFractions.ts';
import { type Figure, readLine } from './readLine.ts';
import { scaledFigures } from './scaledFigures.ts';

/** A number in a text that grows with the servings, or has a unit that can be converted. */
export type ShownFigure = {
  /** Index at which the amount starts. `unitEnd`: index after the amount's unit. */
  start: number;
  unitEnd: number;
  isScaled: boolean;
  /** False for a length and a temperature. */
  isAmount: boolean;
  /** Returns the amount with its unit, multiplied by the factor if it is scaled. `system`: null for the units as written. */
  at: (factor: number, system?: System | null) => string;
};

/** Signs and words for degrees, as a part of a pattern. */
export const DEGREE =
  '[\u00b0\u00ba\u02da\u2103\u2109]|degrees?|deg\\.?|Grad|grados|gradi|graus|graden|grader|degr\u00e9s|stopni(?:ach)?|\u0433\u0440\u0430\u0434\u0443\u0441\u043e\u0432|derece|\u5ea6|\ub3c4';
/** Matches a number of degrees or inches, which are signs rather than units of a language. */
const SIGN_OF_UNIT = new RegExp(`\\d\\s?(?:${DEGREE}|["\u201d\u2033])`, 'i');
const SIZE_NEXT = new RegExp(`^\\s(?:\\d|${VULGAR})`);

/** Returns the scalable amounts of an ingredient line in order, without overlaps. Returns none if the line cannot be scaled. */
export function findAmounts(text: string, language: Language): ShownFigure[] {
  return findFigures(text, language).filter(({ isScaled }) => isScaled);
}

type FindFigures = (text: string, language: Language, scaled: readonly Figure[]) => ShownFigure[];

/** True if a text seems to have a weight, volume, length or temperature that can be converted. */
export function mayConvert(text: string, language: Language): boolean {
  const isUnit = (token: Token, index: number, tokens: Token[]) => {
    const size = token.kind && language.units.map.get(language.keyOf(token.text))?.size;
    // Ignores 'in' in '3 days in the fridge'.
    const near = token.kind === 'noAmount' && !isSign(tokens[index - 1], '-') ? 1 : 2;
    return size && tokens.slice(Math.max(0, index - near), index).some(({ value }) => value !== undefined);
  };
  return SIGN_OF_UNIT.test(text) || tokensOf(text, language).some(isUnit);
}

/** Returns the figures of a text that can be scaled or converted. `scaled`: the figures that are scaled. */
export function findFigures(
  text: string,
  language: Language,
  scaled: readonly Figure[] = scaledFigures(readLine(text, language), language),
): ShownFigure[] {
  const convertedFigures = language.conversion() as FindFigures | undefined;
  return (
    convertedFigures?.(text, language, scaled) ?? scaled.map((figure) => amountOf(text, language, figure))
  );
}

/** True if a text is an amount with its unit, and names no food: '500 g'. */
export function isOnlyAmount(text: string, language: Language): boolean {
  const [amount] = findAmounts(text, language);
  return amount?.start === 0 && amount.unitEnd === text.length;
}

/** Scales and converts an ingredient line. Appends '(as written)' if its amount cannot be scaled. */
export function formatScaled(
  text: string,
  language: Language,
  factor: number,
  system: System | null = null,
): string {
  const figures = findFigures(text, language);
  const isLeft = factor !== 1 && hasNumber(text) && !figures.some(({ isScaled }) => isScaled);
  return write(text, figures, factor, system) + (isLeft ? ' (as written)' : '');
}

/** Writes a text, or the part between two indexes, with its figures scaled and converted. */
export function write(
  text: string,
  figures: readonly ShownFigure[],
  factor: number,
  system: System | null,
  from = 0,
  to = text.length,
): string {
  let written = '';
  let end = from;
  for (const { start, unitEnd, at } of figures.filter((one) => one.start >= from && one.unitEnd <= to)) {
    written += text.slice(end, start) + at(factor, system);
    end = unitEnd;
  }
  return written + text.slice(end, to);
}

export function amountOf(text: string, language: Language, figure: Figure): ShownFigure {
  const { decimal, plurals: all, units, keyOf } = language;
  const { start, end, unitEnd, low, joint, high, unit } = figure;
  const decimalSign = /\d([.,])\d{1,2}(?!\d)/.exec(text)?.[1] ?? (decimal || '.');
  const ends = joint ? text.slice(start, end).split(joint) : [text.slice(start, end)];
  const groupSign = ends.map((one) => groupSignOf(one, decimal)).find(Boolean) ?? '';
  const zero = zeroOf(text.slice(start, end));
  const name = unit ? text.slice(unit.start, unit.end) : '';
  const key = keyOf(name);
  const plurals = units.map.has(key) ? all : [];
  const localize = (figures: string) =>
    toScript(
      figures.replace(/(?<=\d)\.(?=\d)/g, decimalSign).replace(/(?<=\d)(?=\d{3}(?!\d))/, groupSign),
      zero,
    );
  const isInParts = new RegExp(`/|${VULGAR}`).test(plainSigns(text.slice(start, end)));
  const one = units.map.get(key)?.smaller ? key : inflectUnit(key, false, plurals);
  const at = (factor: number, system: System | null = null) => {
    // Converts the size of a container, which is not scaled: '2 (15-ounce) cans'.
    const between = unit
      ? write(text, system ? findFigures(text, language, []) : [], 1, system, end, unit.start)
      : '';
    if (factor === 1) return text.slice(start, end) + between + text.slice(unit ? unit.start : end, unitEnd);
    const { unit: measured, times } = unitToMeasure(low * factor, one, units.map);
    const written = measured === one ? name : measured;
    // Separates the amount from a size: 'four ½-inch slices' become 'eight ½-inch slices' or '1 ½ × ½-inch slices'.
    const isSizeNext = !hasNumber(text.slice(start, end)) && SIZE_NEXT.test(text.slice(end));
    const format = (value: number) => {
      const figures = localize(formatForKitchen(value * factor * times, unit?.kind, written, isInParts));
      const isSpelt = isSizeNext && Number(figures) >= 1;
      return [...language.numbers].find(([, one]) => isSpelt && one === figures)?.[0] ?? figures;
    };
    const top = format(high);
    const apart = start === end ? ' \u00d7 ' : isSizeNext && hasNumber(top) ? ' \u00d7' : '';
    const figures = (joint ? format(low) + joint + top : top) + apart;
    const isPlural = high * factor * times > 1 && top !== '1';
    return figures + between + (unit ? inflectUnit(written, isPlural, plurals) : written);
  };
  return { start, unitEnd, isScaled: true, isAmount: true, at };
}
