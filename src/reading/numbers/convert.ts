import type { Language } from '../words/language.ts';
import type { System } from '../words/units.ts';
import { gramsOfCup, isLiquid } from './cupWeights.ts';
import { celsiusOf, type Measure, VESSEL } from './measures.ts';
import {
  CUP,
  CUPS,
  FLUID_OUNCE,
  formatParts,
  nearest,
  OUNCE,
  pluralOf,
  sumOf,
  TARGETS,
  VESSELS,
} from './targetUnits.ts';

type Amount = Measure & { of: keyof typeof TARGETS };

/** Millilitres of a cup in American recipes. */
const US_CUP = 236.6;
/** Grams of a millilitre of oil. */
const OIL = 0.92;
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
  const { of, joints, link, unitEnd, isSize, stays } = measure;
  if (!system || stays || measure.system === system) return null;
  const write = (figures: (number | string)[]) =>
    figures.map((one, index) => jointOf(joints[index - 1], one) + one).join('');
  if (of === 'heat')
    return `${write(measure.values.map((one) => degreesOf(one, system)))} ${system === 'US' ? '°F' : '°C'}`;
  // Converts no unit after 'heaping' or another word that changes its size.
  if (!/^(?:[\s-]|packed|an?\b)*$/.test(link)) return null;
  const isEnglish = language.tag === 'en';
  const { kind, each, cup } = ofFood({ ...measure, of }, system, isEnglish ? foodOf(measure, text) : '');
  const values = measure.values.map((value) => value * each * factor);
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
  for (const { unit, each: size, least, most, sizes } of targets) {
    const numbers = values.map((value) => value / size);
    if (Math.min(...numbers) < least || Math.max(...numbers) > most) continue;
    const figures = numbers.flatMap((one) => nearest(one, sizes) ?? []);
    if (figures.length === numbers.length)
      return (
        write(figures.map(format)) +
        (unit === 'liter' ? gap.replace('-', ' ') : gap) +
        labelOf(unit, isNoun ? 1 : (figures.at(-1) ?? 0), language)
      );
    const [count = 0, ...others] = numbers;
    const sum = others.length > 0 ? undefined : sumOf(count, unit);
    if (sum) return sum;
  }
  return null;
}

/**
 * Measures a food as cooks do: liquids by their volume, flour by its weight. `each`: grams or millilitres of one unit.
 * `cup`: grams of a cup of the food, or 0.
 */
function ofFood({ of, each, system: from }: Amount, system: System, food: string) {
  const isFluid = of === 'weight' && (each === OUNCE || system === 'US') && isLiquid(food);
  if (isFluid && each === OUNCE) return { kind: 'volume', each: FLUID_OUNCE, cup: 0 } as const;
  if (isFluid) return { kind: 'volume', each: /oil$/i.test(food) ? each / OIL : each, cup: 0 } as const;
  const isOfCups = of === 'volume' && from === 'US' && each !== FLUID_OUNCE;
  const cup = isOfCups || (of === 'weight' && system === 'US') ? gramsOfCup(food, isOfCups) : 0;
  const kind = cup ? 'weight' : of;
  return { kind, each: isOfCups && cup ? (each * cup) / US_CUP : each, cup };
}

/** Puts spaces around the hyphen before '1 ¼', because it would seem to belong to the 1 alone. */
function jointOf(joint = '', figure: number | string): string {
  return / /.test(String(figure)) ? joint.replace(/^[-\u2013]$/, ' \u2013 ') : joint;
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

/** Returns the word for a unit. Words for metric units and inches, such as German 'Zoll', come from the browser. */
function labelOf(unit: string, count: number, { tag }: Language): string {
  if (/oz|lb/.test(unit)) return unit;
  if (/cup|spoon|quart/.test(unit)) return pluralOf(unit, count);
  const unitDisplay = unit === 'inch' ? 'long' : 'short';
  const shown = Math.max(count, 1);
  const parts = new Intl.NumberFormat(tag || 'en', { style: 'unit', unit, unitDisplay }).formatToParts(shown);
  return (parts.find(({ type }) => type === 'unit')?.value ?? '').replace('L', 'l');
}
