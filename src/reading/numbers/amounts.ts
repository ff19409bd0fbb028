import { hasNumber } from '../lines/looks.ts';
import { groupSignOf, plainSigns, toScript, VULGAR, zeroOf } from '../words/figures.ts';
import type { Language } from '../words/language.ts';
import { formatForKitchen, inflectUnit, unitToMeasure } from './kitchenFractions.ts';
import { type Figure, figuresIn, readLine } from './readLine.ts';
import { isAmount, scaledFigures } from './scaledFigures.ts';

const PIECE = /.{1,300}/g;

/** A scalable amount in a text. */
type Amount = {
  /** Index at which the amount starts. `unitEnd`: index after the amount's unit. */
  start: number;
  unitEnd: number;
  /** Returns the amount, multiplied by the factor, with its unit. If the factor is 1, returns the amount as written. */
  at: (factor: number) => string;
};

const FRACTION_NEXT = new RegExp(`^\\s${VULGAR}`);

/** Returns the amounts of an ingredient line in order, without overlaps. Returns none if the line cannot be scaled. */
export function findAmounts(text: string, language: Language): Amount[] {
  return scaledFigures(readLine(text, language), language).map((figure) => amountOf(text, language, figure));
}

export function scaleLine(text: string, language: Language, factor: number): string {
  return findAmounts(text, language).reduceRight(
    (line, { start, unitEnd, at }) => line.slice(0, start) + at(factor) + line.slice(unitEnd),
    text,
  );
}

/** Scales an ingredient line, or appends '(as written)' if its amount cannot be scaled. */
export function formatScaled(text: string, language: Language, factor: number): string {
  const isLeft = factor !== 1 && hasNumber(text) && findAmounts(text, language).length === 0;
  return isLeft ? `${text} (as written)` : scaleLine(text, language, factor);
}

/** True if a step states an amount. Ignores times, lengths and temperatures. */
export function hasAmount(text: string, language: Language): boolean {
  // Divides the text because `figuresIn` finds no numbers in longer texts.
  return text.match(PIECE)?.some((piece) => figuresIn(piece, language).some(isAmount)) ?? false;
}

function amountOf(
  text: string,
  { decimal, plurals: all, units, keyOf, smaller }: Language,
  figure: Figure,
): Amount {
  const { start, end, unitEnd, low, joint, high, unit } = figure;
  const decimalSign = /\d([.,])\d{1,2}(?!\d)/.exec(text)?.[1] ?? (decimal || '.');
  const ends = joint ? text.slice(start, end).split(joint) : [text.slice(start, end)];
  const groupSign = ends.map((one) => groupSignOf(one, decimal)).find(Boolean) ?? '';
  const zero = zeroOf(text.slice(start, end));
  const name = unit ? text.slice(unit.start, unit.end) : '';
  const space = unit ? text.slice(end, unit.start) : '';
  const key = keyOf(name);
  const plurals = units.map.has(key) ? all : [];
  const localize = (figures: string) =>
    toScript(
      figures.replace(/(?<=\d)\.(?=\d)/g, decimalSign).replace(/(?<=\d)(?=\d{3}(?!\d))/, groupSign),
      zero,
    );
  const isInParts = new RegExp(`/|${VULGAR}`).test(plainSigns(text.slice(start, end)));
  const one = smaller.has(key) ? key : inflectUnit(key, false, plurals);
  const at = (factor: number) => {
    if (factor === 1) return text.slice(start, unitEnd);
    const { unit: measured, times } = unitToMeasure(low * factor, one, smaller);
    const written = measured === one ? name : measured;
    const write = (value: number) =>
      localize(formatForKitchen(value * factor * times, unit?.kind, written, isInParts));
    const top = write(high);
    // Separates the amount from a size: 'Four ½-inch slices' become '8 × ½-inch slices'.
    const isSizeNext = !unit && FRACTION_NEXT.test(text.slice(end));
    const apart = start === end ? ' \u00d7 ' : isSizeNext ? ' \u00d7' : '';
    const figures = (joint ? write(low) + joint + top : top) + apart;
    const isPlural = high * factor * times > 1 && top !== '1';
    return figures + space + (unit ? inflectUnit(written, isPlural, plurals) : written);
  };
  return { start, unitEnd, at };
}
