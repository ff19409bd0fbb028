import type { System } from '../words/units.ts';
import { EIGHTHS, isClose, roundToPart } from './kitchenFractions.ts';
import { OUNCES_OF_POUND } from './measures.ts';

type Target = ReturnType<typeof target>;
type Sum = { unit: string; parts: number[]; small: string; ratio: number; sizes: number[] };

export const OUNCE = 28.35;
export const FLUID_OUNCE = 29.57;
/** Millilitres of a cup in recipes with metric units. */
export const CUP = 240;
const SPOONS = 16;
/** Largest errors of rounded amounts. Cooks take 30 g for an ounce, and 3 mm for ⅛ inch. */
const [FINE, CLOSE, LOOSE] = [0.025, 0.048, 0.06];
const upTo = (close: number, ...sizes: number[]) => sizes.map((size) => ({ size, close }));
const PARTS = upTo(CLOSE, 1, 1 / 2, 1 / 4, 1 / 3);
const TENTHS = upTo(CLOSE, 0.1, 0.01);
const inMetric = (large: string, small: string, ...steps: number[]) => [
  target(large, 1000, 0.98, upTo(CLOSE, 0.1, 0.05)),
  target(small, 1, 200, upTo(FINE, ...steps, 5)),
  target(small, 1, 0, [...upTo(FINE, 20), ...upTo(CLOSE, 5, 1), ...TENTHS]),
];
const inOunces = (unit: string, each: number, least: number) => [
  target(unit, each, 13, upTo(CLOSE, 1)),
  target(unit, each, least, [...upTo(CLOSE, 1 / 2), ...upTo(LOOSE, 1 / 4, 0.1), ...TENTHS]),
];
/** The units to convert to, of which the first that fits is used. */
export const TARGETS: Record<'weight' | 'volume' | 'length', Record<System, Target[]>> = {
  weight: {
    metric: inMetric('kilogram', 'gram', 25),
    US: [target('lb', 453.6, 0.95, upTo(FINE, 1, 1 / 2, 1 / 4, 1 / 3)), ...inOunces('oz', OUNCE, 0.352)],
  },
  volume: { metric: inMetric('liter', 'milliliter', 50, 25, 20), US: inOunces('fl oz', FLUID_OUNCE, 1) },
  length: {
    metric: [
      target('centimeter', 1, 0.94, [...upTo(FINE, 5), ...upTo(LOOSE, 1, 1 / 2), ...TENTHS]),
      target('millimeter', 0.1, 0, [...upTo(LOOSE, 1, 1 / 2), ...TENTHS]),
    ],
    US: [
      target('inch', 2.54, 0, [...upTo(CLOSE, 1, 1 / 2), ...upTo(LOOSE, 1 / 4, 1 / 8, 1 / 16), ...TENTHS]),
    ],
  },
};
/** The units for the size of a pot or another vessel, which is named by a round figure. */
export const VESSELS: Record<System, Target> = {
  metric: target('liter', 1000, 0.9, upTo(LOOSE, 1, 1 / 2)),
  US: target('quart', 946, 0.9, upTo(LOOSE, 1, 1 / 2)),
};
export const CUPS = [
  target('cup', CUP, 0.24, PARTS),
  target('tablespoon', CUP / SPOONS, 4, upTo(CLOSE, 1), 8),
  target('tablespoon', CUP / SPOONS, 0.95, upTo(CLOSE, 1, 1 / 2), 4),
  target('teaspoon', CUP / SPOONS / 3, 0, PARTS, 4),
];
/** How the rest of an amount is written: in multiples of `sizes` of a smaller spoon, of which `ratio` make one unit. */
const SUMS: Sum[] = [
  { unit: 'cup', parts: [3 / 4, 2 / 3, 1 / 2, 1 / 3, 0], small: 'tablespoon', ratio: SPOONS, sizes: [1] },
  { unit: 'tablespoon', parts: [0], small: 'teaspoon', ratio: 3, sizes: [1, 1 / 2, 1 / 4] },
];
/** `each`: grams, millilitres or centimetres of one unit. The unit is used for amounts from `least` to `most`. */
function target(
  unit: string,
  each: number,
  least: number,
  sizes: { size: number; close: number }[],
  most = Number.POSITIVE_INFINITY,
) {
  return { unit, each, least, most, sizes };
}

/** Writes an amount of cups, tablespoons or pounds with what is left over, or returns undefined: '1 lb 2 oz'. */
export function sumOf(count: number, unit: string): string | undefined {
  const spoons = SUMS.find((one) => one.unit === unit);
  if (spoons) return withSpoons(count, spoons);
  return unit === 'lb' ? withOunces(count) : undefined;
}

/** Writes an amount with what is left over in smaller spoons: '1 cup plus 2 tablespoons'. */
function withSpoons(count: number, { unit, small, ratio, parts, sizes }: Sum): string | undefined {
  for (const size of sizes) {
    for (const part of parts) {
      const base = Math.floor(count) + part;
      const spoons = Math.round(((count - base) * ratio) / size) * size;
      if (base > 0 && spoons > 0 && isClose(base + spoons / ratio, count, CLOSE))
        return `${format(base, unit)} plus ${format(spoons, small)}`;
    }
  }
  return undefined;
}

/** Writes four tablespoons as a quarter of a cup. */
function format(count: number, unit: string): string {
  if (count === 4 && unit === 'tablespoon') return '¼ cup';
  return `${formatParts(count)} ${pluralOf(unit, count)}`;
}

function withOunces(pounds: number): string {
  const ounces = Math.round(pounds * OUNCES_OF_POUND);
  return `${Math.floor(ounces / OUNCES_OF_POUND)} lb ${ounces % OUNCES_OF_POUND} oz`;
}

/** Rounds to a multiple of the first size that has a multiple close to the value. */
export function nearest(value: number, sizes: Target['sizes']): number | undefined {
  for (const { size, close } of sizes) {
    const near = Number((Math.round(value / size) * size).toPrecision(8));
    if (isClose(near, value, close)) return near;
  }
  return undefined;
}

/** Formats a value with a fraction sign or in sixteenths, or in decimals if no fraction equals it. */
export function formatParts(value: number): string {
  const { near, text } = roundToPart(value, EIGHTHS);
  if (isClose(near, value, 0.001)) return text;
  return value < 1 && Number.isInteger(value * 16) ? `${value * 16}/16` : String(value);
}

export function pluralOf(unit: string, count: number): string {
  return count > 1 ? `${unit}s` : unit;
}
