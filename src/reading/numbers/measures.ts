import { rememberedIn } from '../../shared/remembered.ts';
import { does, isSign } from '../tokens/token.ts';
import type { Language } from '../words/language.ts';
import type { UnitSize } from '../words/units.ts';
import { DEGREE } from './amounts.ts';
import { type Figure, type Item, MAX_CHARS, readLine, WIDEST_RANGE } from './readLine.ts';

/**
 * Numbers with a unit that can be converted: '2 lb', '9x13-inch', '350-375 °F'. `joints`: the texts between the
 * numbers. `link`: the text between the last number and the unit. `isSize`: whether the measure is the size of a
 * container. `stays`: whether the measure stands beside the same amount in other units.
 */
export type Measure = Omit<UnitSize, 'of'> & {
  of: UnitSize['of'] | 'heat';
  start: number;
  unitEnd: number;
  values: number[];
  joints: string[];
  link: string;
  isSize: boolean;
  stays: boolean;
};

type Side = Pick<Figure, 'start' | 'end' | 'unitEnd' | 'low' | 'joint' | 'high' | 'unit' | 'isInBrackets'>;

export const OUNCES_OF_POUND = 16;
/** Largest ratio of two figures for the same amount, in units of the same kind. */
const SAME = 1.28;
/** From this number on, degrees are °F, because few ovens reach as many °C. */
const ONLY_FAHRENHEIT = 270;
/** The millilitres of a bottle of wine, in all countries. */
const WINE = 750;
const FAHRENHEIT = { of: 'heat', each: 1, system: 'US' } as const;
const CELSIUS = { of: 'heat', each: 1, system: 'metric' } as const;
const INCH = { of: 'length', each: 2.54, system: 'US' } as const;
/** Matches the words after the size of a pot or another vessel. */
export const VESSEL =
  /^(?:-\p{L}|(?:[\s-][\p{L}-]+)?[\s-](?:tins?|pans?(?!\sdrippings|\sjuices)|dish|mou?lds?|ramekins?|bowls?|pots?|oven|skillet|cooker|processor|pitcher|jars?|capacity)\b)/iu;
const THICK = /^(?:\.|\s(?:thick|long|wide|deep|high|apart|round|square|pieces|cubes|pan|tin)\b)/;
const BUTTER = /\b(?:butter|margarine)\b/i;
const DEGREES = new RegExp(
  `^\\s?(${DEGREE})?(?:\\s?(\\([CF]\\)|[CF](?:elsius|ahrenheit)?))?(?![\\p{sc=Latn}\\p{N}])`,
  'iu',
);
/** Matches the rest of a range whose letter stands only at the end: '250°–275°F'. */
const LETTER_AFTER = /^\s?(?:[-\u2013]|to|or|and)\s?\d{2,3}\s?(?:\u00b0|\u00ba|degrees?)\s?([CF])/;
/** Words that make a temperature a difference: 'by 20 °C', '25 °F lower'. */
const BY = /(?:\bby|\bum)\s$/i;
const LESS =
  /^\s(?:lower|less|higher|hotter|cooler|more|weniger|niedriger|h\u00f6her|k\u00e4lter|hei\u00dfer)\b/i;

export const measuresIn = rememberedIn(findMeasures, MAX_CHARS);

function findMeasures(text: string, language: Language): Measure[] {
  const items = /\p{N}|\bhalf an?\b/iu.test(text) ? readLine(text, language) : [];
  const found = items.flatMap((_, index) => {
    const figure = sideAt(items, index);
    if (!figure) return [];
    const size = text.slice(figure.end, figure.unitEnd).padStart(figure.unitEnd);
    const inside = measuresIn(size, language).map((one) => ({ ...one, isSize: true }));
    return [...inside, ...measureAt(items, index, figure, text, language)];
  });
  return withChains(joined(found, text), text);
}

function measureAt(items: Item[], index: number, figure: Side, text: string, language: Language): Measure[] {
  const first = rangeInWords(items, index);
  const { end, low, joint, high } = first
    ? { ...figure, low: first.low, joint: text.slice(first.end, figure.start) }
    : figure;
  const heat = heatAt(figure, text, language);
  const unit = heat ?? unitOf(figure, items.slice(index + 1), text, language);
  if (!unit || !(heat || low > 0) || high > low * WIDEST_RANGE) return [];
  const all = unit.of === 'length' && !first ? sidesAt(items, index) : [first ?? figure];
  const isAlone =
    /^\P{L}*$/u.test(text.slice(0, all[0]?.start)) || /^\s?round/.test(text.slice(unit.unitEnd));
  // Leaves out the number of pieces: '8' in '8 x 20 cm tortillas' and in '8 x 20 cm round tins'.
  const sides = isAlone && /^\s/.test(text.slice(all[0]?.end)) ? [figure] : all;
  const gaps = sides.slice(1).map((side, nth) => text.slice(sides[nth]?.end, side.start));
  const { start } = sides[0] ?? figure;
  if (joint && gaps.length > 0) return [];
  const { unitStart, ...meaning } = unit;
  const isBelowZero = heat && /(?:^|[\s(])[-\u2212]$/.test(text.slice(0, start));
  const values = joint ? [low, high] : sides.map((side) => side.low);
  const place = isBelowZero ? { start: start - 1, values: [-low] } : { start, values };
  const link = text.slice(end, unitStart);
  const isKept =
    isBesideSpoons(items, index, figure) || (low === WINE && isBottle(start, unit.unitEnd, text));
  const stays = meaning.system === 'metric' && !heat && isKept;
  return [{ ...meaning, ...place, joints: joint ? [joint] : gaps, link, isSize: false, stays }];
}

/** Returns the first number of 'between 2 and 3 cups', if the unit is written only once. */
function rangeInWords(items: Item[], index: number): Figure | undefined {
  const first = items[index - 2]?.figure;
  return does(items[index - 1], 'and') && first && !first.unit ? first : undefined;
}

/** True for the grams of spoons: '2 tbsp (30 g)', '30 g (2 tbsp)'. */
function isBesideSpoons(items: Item[], index: number, { isInBrackets }: Side): boolean {
  const isAfter = isInBrackets || isSign(items[index - 1], '/');
  const next = items.findIndex((item, nth) => nth > index && item.figure);
  return (
    (isAfter && isSpoons(items.slice(0, index).findLast((item) => item.figure))) ||
    (isSign(items[next - 1], '(/') && isSpoons(items[next]))
  );
}

function isBottle(start: number, end: number, text: string): boolean {
  return /^\P{L}*bottle\b/iu.test(text.slice(end)) || /bottle \(?$/i.test(text.slice(0, start));
}

function isSpoons(item: Item | undefined): boolean {
  return item?.figure?.unit?.kind === 'measure';
}

/** Returns the numbers of a size with several sides: '9x13'. */
function sidesAt(items: Item[], index: number): Side[] {
  const before = isTimes(items[index - 1]) ? sidesAt(items, index - 2) : [];
  const side = sideAt(items, index);
  return side ? [...before, side] : [];
}

/** Returns a figure, or a number that follows an 'x', which the reader of amounts leaves out. */
function sideAt(items: Item[], index: number): Side | undefined {
  const { figure, value, start, end } = items[index] ?? {};
  if (figure || !value || !start || !end || !isTimes(items[index - 1])) return figure;
  const number = { low: value, joint: '', high: value, unit: undefined, isInBrackets: false };
  return { start, end, unitEnd: end, ...number };
}

function isTimes(item: Item | undefined): boolean {
  return does(item, 'times') || item?.text === 'by';
}

function unitOf(figure: Side, after: Item[], text: string, language: Language) {
  const isOfOne = does(after[0], 'articles');
  const next = after[isOfOne || isSign(after[0], '-') ? 1 : 0];
  if (next && isSign(next, '%') && /["\u201d\u2033]/.test(text.charAt(next.start))) {
    const isQuoted = /["\u201c]$/.test(text.slice(0, figure.start));
    return isQuoted ? undefined : { ...INCH, unitStart: next.start, unitEnd: next.end };
  }
  const unit = figure.unit ?? (isOfOne || next?.kind === 'noAmount' ? next : undefined);
  if (!unit) return undefined;
  const name = text.slice(unit.start, unit.end);
  const size = language.units.map.get(language.keyOf(name))?.size;
  const rest = text.slice(unit.end);
  if (!size || !isMeant(name.toLowerCase(), text.slice(0, unit.start), rest)) return undefined;
  // Includes the full stop of an abbreviation, but not that of a sentence.
  const isFirst = !/\p{L}/u.test(text.slice(0, unit.start));
  const stop = (isFirst ? /^\.[\s)]/ : /^\.(?=\s?[\p{Ll}(),])/u).test(rest) ? 1 : 0;
  return { ...size, unitStart: unit.start, unitEnd: Math.max(unit.end + stop, figure.unitEnd) };
}

/** False for words that only look like the unit: 'a 12-cup tin', 'cinnamon stick', '2 in each pan'. */
function isMeant(name: string, before: string, after: string): boolean {
  if (name.startsWith('stick')) return BUTTER.test(`${before.slice(-40)} ${after.slice(0, 30)}`);
  if (name === 'in') return /[-\p{N}]$/u.test(before) || THICK.test(after);
  return !(name.startsWith('cup') && (before.endsWith('-') || VESSEL.test(after)));
}

function heatAt({ start, end, low }: Side, text: string, { tag }: Language) {
  const [all, degree = '', own = ''] = DEGREES.exec(text.slice(end)) ?? [''];
  const letter = own || (degree && LETTER_AFTER.exec(text.slice(end + all.length))?.[1]) || '';
  const isBare = !letter && !/[\u2103\u2109]/.test(degree);
  const isEnglish = tag === 'en';
  // Ignores '2 C' and '100 c', which may be cups. Without a degree sign, the letter must be a capital after three digits.
  const isClear = degree
    ? !isBare || !isEnglish || low >= ONLY_FAHRENHEIT
    : low >= 100 && /[CF]/.test(letter);
  const unitEnd = end + all.length;
  // Ignores Japanese '一度' (once).
  const isDigit = /\p{N}/u.test(text.charAt(start));
  if (!isClear || !isDigit || BY.test(text.slice(0, start)) || LESS.test(text.slice(unitEnd)))
    return undefined;
  const isFahrenheit = /f|\u2109/i.test(letter || degree) || (isBare && isEnglish);
  return { ...(isFahrenheit ? FAHRENHEIT : CELSIUS), unitStart: end, unitEnd };
}

/** Joins pounds with their ounces, and numbers that all have a unit: '1 lb 2 oz', '110g-175g', '5cm x 7cm'. */
function joined(found: Measure[], text: string): Measure[] {
  const all: Measure[] = [];
  for (const one of found) {
    const before = all.at(-1);
    const gap = text.slice(before?.unitEnd, one.start);
    const areAlike = before?.of === one.of && before.system === one.system;
    const isOne = areAlike && before.each === one.each;
    const isRange = isOne && /^\s?(?:-|\u2013|to)\s?$/.test(gap);
    const isSides = isOne && one.of === 'length' && /^\s?(?:[x\u00d7]|by)\s?$/i.test(gap);
    const areOunces = areAlike && Math.round(before.each / one.each) === OUNCES_OF_POUND;
    const isPound = areOunces && /^[.,]?\s*(?:and\s)?$/.test(gap);
    const [low = 0, high = 0] = [before, one].map((measure) => measure?.values.at(-1));
    const start = before?.start ?? 0;
    const merged =
      (isRange && { values: [low, high], joints: [gap] }) ||
      (isSides && { values: [...before.values, ...one.values], joints: [...before.joints, gap] }) ||
      (isPound && { values: [low * OUNCES_OF_POUND + high], joints: [] });
    if (merged) all.splice(-1, 1, { ...one, start, ...merged });
    else all.push(one);
  }
  return all;
}

/**
 * Finds measures of the same amount, which follow each other. All these measures stay as written if one is metric and
 * another is not. Otherwise only one measure is converted, by preference the weight: '2 cups (10 oz) flour' becomes '2
 * cups (285 g) flour'.
 */
function withChains(found: Measure[], text: string): Measure[] {
  const chains: Measure[][] = [];
  for (const one of found) {
    const last = chains.at(-1);
    const before = last?.at(-1);
    if (last && before && areOne(before, one, text.slice(before.unitEnd, one.start))) last.push(one);
    else chains.push([one]);
  }
  return chains.flatMap((chain) => {
    const isBeside = new Set(chain.map(({ system }) => system)).size > 1;
    const chosen = chain.findLast(({ of }) => of === 'weight') ?? chain.at(-1);
    const isAmount = /weight|volume/.test(chosen?.of ?? '');
    return chain.map((one) => ({ ...one, stays: one.stays || isBeside || (isAmount && one !== chosen) }));
  });
}

function areOne(one: Measure, next: Measure, gap: string): boolean {
  const isNear =
    /^[^.!?;\p{N}]{0,40}[([/|=][^.!?;\p{N}]{0,12}$/u.test(gap) ||
    /^\.?\s?(?:[,/]|or|oder|ou|o|-|\u2013|\u2014)?\s?$/.test(gap);
  const kinds = `${one.of} ${next.of}`;
  if (/^(?:weight volume|volume weight)$/.test(kinds)) return isNear;
  const ratio = sizeOf(one) / sizeOf(next);
  return isNear && one.of === next.of && ratio <= SAME && ratio >= 1 / SAME;
}

function sizeOf({ values, each, of, system }: Measure): number {
  const value = values.at(-1) ?? 0;
  return of === 'heat' ? celsiusOf(value, system) : value * each;
}

export function celsiusOf(value: number, system: Measure['system']): number {
  return system === 'US' ? (value - 32) / 1.8 : value;
}
