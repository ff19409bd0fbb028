import type { Language } from '../words/language.ts';
import type { System } from './amounts.ts';
import { EIGHTHS, roundToPart } from './kitchenFractions.ts';
import { celsiusOf, type Measure, OUNCES_OF_POUND, VESSEL } from './measures.ts';
import { gramsOfCup, isLiquid } from './unitMeanings.ts';

type Target = ReturnType<typeof target>;
type Sum = { unit: string; parts: number[]; small: string; ratio: number; sizes: number[] };

/** Millilitres of the cup of recipes in metric units, and of the cup that is converted. */
const [CUP, US_CUP] = [240, 236.6];
const OUNCE = 28.35;
const FLUID_OUNCE = 29.57;
/** Grams of a millilitre of oil. */
const OIL = 0.92;
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
const TARGETS: Record<'weight' | 'volume' | 'length', Record<System, Target[]>> = {
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
const VESSELS: Record<System, Target> = {
  metric: target('liter', 1000, 0.9, upTo(LOOSE, 1, 1 / 2)),
  US: target('quart', 946, 0.9, upTo(LOOSE, 1, 1 / 2)),
};
const CUPS = [
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
/** The lowest temperature of an oven, and the highest of food that heat does not make safer, in °C. */
const [OVEN, COLD] = [120, 20];
const END_OF_FOOD = /[,.;:()]|\d|\s(?:and|plus|for|to|into|in|until|with|at|over|on)\s/;
const MORE_SPOONS = /^\s*(?:plus|and|\+)\s[^\p{L}]+(?:tbsp|tablespoon|tsp|teaspoon)s?\b\.?/iu;
const NOUN_AFTER =
  /^(?:-|\s(?!(?:in|of|long|wide|thick|deep|high|tall|apart|from|above|below|up|and|or|to|on|at|all|with)\b))\p{L}/iu;

/**
 * Returns the measure in another system, multiplied by the factor, or null if the measure is better left as written.
 */
export function convert(
  measure: Measure,
  system: System | null,
  factor: number,
  text: string,
  language: Language,
): string | null {
  const { of, each, joints, link, unitEnd, isSize, stays } = measure;
  if (!system || stays || measure.system === system) return null;
  const write = (figures: (number | string)[]) =>
    figures.map((one, index) => jointOf(joints[index - 1], one) + one).join('');
  if (of === 'heat')
    return `${write(measure.values.map((one) => degreesOf(one, system)))} ${system === 'US' ? '°F' : '°C'}`;
  // Converts no unit after 'heaping' or another word that changes its size.
  if (!/^(?:[\s-]|packed|an?\b)*$/.test(link)) return null;
  const isEnglish = language.tag === 'en';
  const food = isEnglish ? foodOf(measure, text) : '';
  const isFluid = of === 'weight' && (each === OUNCE || system === 'US') && isLiquid(food);
  const fluid = each === OUNCE ? FLUID_OUNCE : /oil$/i.test(food) ? each / OIL : each;
  const isOfCups = of === 'volume' && measure.system === 'US' && each !== FLUID_OUNCE;
  const cup = isOfCups || (of === 'weight' && !isFluid && system === 'US') ? gramsOfCup(food, isOfCups) : 0;
  const kind = isFluid ? 'volume' : cup ? 'weight' : of;
  const gramsOfOne = isFluid ? fluid : each * (isOfCups && cup ? cup / US_CUP : 1);
  const values = measure.values.map((value) => value * gramsOfOne * factor);
  const isInCups = isEnglish && system === 'US' && !isSize && link !== '-' && (kind === 'volume' || cup > 0);
  const ratio = kind === 'volume' ? 1 : cup / CUP;
  const inCups = isInCups ? CUPS.map((one) => ({ ...one, each: one.each * ratio })) : [];
  const after = text.slice(unitEnd);
  const isVessel = of === 'volume' && isEnglish && VESSEL.test(after);
  const isNoun = system === 'US' && isEnglish && (isVessel || (of === 'length' && NOUN_AFTER.test(after)));
  const gap = link === '-' || isNoun ? '-' : language.isUnspaced ? '' : ' ';
  const format = (value: number) =>
    (system === 'US' ? formatParts(value) : String(value)).replace('.', language.decimal || '.');
  const targets = [...(isVessel ? [VESSELS[system]] : []), ...inCups, ...TARGETS[kind][system]];
  for (const { unit, each, least, most, sizes } of targets) {
    const numbers = values.map((value) => value / each);
    if (Math.min(...numbers) < least || Math.max(...numbers) > most) continue;
    const figures = numbers.flatMap((one) => nearest(one, sizes) ?? []);
    if (figures.length === numbers.length)
      return (
        write(figures.map(format)) +
        (unit === 'liter' ? gap.replace('-', ' ') : gap) +
        labelOf(unit, isNoun ? 1 : (figures.at(-1) ?? 0), language)
      );
    const [count = 0, ...others] = numbers;
    const spoons = SUMS.find((one) => one.unit === unit);
    const sum =
      others.length > 0 ? '' : spoons ? withSpoons(count, spoons) : unit === 'lb' && withOunces(count);
    if (sum) return sum;
  }
  return null;
}

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

/** Puts spaces around the hyphen before '1 ¼', because it would seem to belong to the 1 alone. */
function jointOf(joint = '', figure: number | string): string {
  return / /.test(String(figure)) ? joint.replace(/^[-\u2013]$/, ' \u2013 ') : joint;
}

/** Writes an amount with what is left over in smaller spoons: '1 cup plus 2 tablespoons'. */
function withSpoons(count: number, { unit, small, ratio, parts, sizes }: Sum): string | undefined {
  for (const size of sizes) {
    for (const part of parts) {
      const base = Math.floor(count) + part;
      const spoons = Math.round(((count - base) * ratio) / size) * size;
      if (base > 0 && spoons > 0 && isClose(base + spoons / ratio, count, CLOSE))
        return `${base === 4 && unit === 'tablespoon' ? '¼ cup' : `${formatParts(base)} ${pluralOf(unit, base)}`} plus ${formatParts(spoons)} ${pluralOf(small, spoons)}`;
    }
  }
  return undefined;
}

function isClose(near: number, value: number, close: number): boolean {
  return Math.abs(near - value) <= close * value;
}

function withOunces(pounds: number): string {
  const ounces = Math.round(pounds * OUNCES_OF_POUND);
  return `${Math.floor(ounces / OUNCES_OF_POUND)} lb ${ounces % OUNCES_OF_POUND} oz`;
}

/** Rounds to a multiple of the first size that has a multiple close to the value. */
function nearest(value: number, sizes: Target['sizes']): number | undefined {
  for (const { size, close } of sizes) {
    const near = Number((Math.round(value / size) * size).toPrecision(8));
    if (isClose(near, value, close)) return near;
  }
  return undefined;
}

/** Formats a value with a fraction sign or in sixteenths, or in decimals if no fraction equals it. */
function formatParts(value: number): string {
  const { near, text } = roundToPart(value, EIGHTHS);
  if (isClose(near, value, 0.001)) return text;
  return value < 1 && Number.isInteger(value * 16) ? `${value * 16}/16` : String(value);
}

/**
 * Rounds an oven's temperature to usual steps. Never rounds other temperatures down, because food may have to reach
 * these temperatures.
 */
function degreesOf(value: number, system: System): number {
  const celsius = celsiusOf(value, system === 'US' ? 'metric' : 'US');
  const exact = system === 'US' ? value * 1.8 + 32 : celsius;
  if (celsius < OVEN) return celsius < COLD ? Math.round(exact) : Math.ceil(exact);
  const [usual = 0, fine = 0] = (system === 'US' ? [25, 5] : [10]).map(
    (size) => Math.round(exact / size) * size,
  );
  return system === 'US' && Math.abs(usual - exact) > 10 ? fine : usual;
}

/** Returns the words for the food of a measure: the words after the measure, or else the words before the measure. */
function foodOf({ start, unitEnd }: Measure, text: string): string {
  const after = text
    .slice(unitEnd)
    .replace(/^\.?\s*\([^()]*\)/, '')
    .replace(MORE_SPOONS, '');
  const [words = ''] = after.split(END_OF_FOOD);
  const before = text.slice(0, start).split(END_OF_FOOD);
  return words.trim() || (before.findLast((one) => /\p{L}/u.test(one)) ?? '').trim();
}

function pluralOf(unit: string, count: number): string {
  return count > 1 ? `${unit}s` : unit;
}

/** Returns the word for a unit. Words for metric units and inches, such as German 'Zoll', come from the browser. */
function labelOf(unit: string, count: number, { tag }: Language): string {
  if (/oz|lb/.test(unit)) return unit;
  if (/cup|spoon|quart/.test(unit)) return pluralOf(unit, count);
  const unitDisplay = unit === 'inch' ? 'long' : 'short';
  const shown = Math.max(count, 1);
  const parts = new Intl.NumberFormat(tag || 'en', { style: 'unit', unit, unitDisplay }).formatToParts(shown);
  return (parts.find(({ type }) => type === 'unit')?.value ?? '').replace('L', 'l');
}
