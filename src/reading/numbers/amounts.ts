import { inScript, VULGAR, zeroOf } from '../words/figures.ts';
import { foodsOf } from '../words/loading.ts';
import type { FoodLanguage } from '../words/readyFoods.ts';
import { codeOf } from './codeOf.ts';
import { followers } from './followers.ts';
import { inKitchen, inMeasures, inNumber } from './kitchenFractions.ts';
import { type Figure, readFigures, unitAt } from './readFigures.ts';

/** A figure of a line of ingredients that is scaled with the servings. */
export type Amount = {
  /** Places in the text. `unitEnd` equals `end` where the figure has no unit. */
  start: number;
  end: number;
  unitEnd: number;
  /** Replaces text.slice(start, unitEnd). At a factor of 1 it is exactly that text. */
  at: (factor: number) => string;
};

/** No line of ingredients is longer. */
const MAX_CHARS = 300;
const END_OF_SIZE = /^(?:[-\s]L_*)?\.?(?:[^()]{0,20}\))?(?=\s)/;

/** Ordered, and not overlapping. Empty where nothing in this line can be scaled. */
export function findAmounts(text: string, tag: string): Amount[] {
  if (text.length > MAX_CHARS) return [];
  const language = foodsOf(tag);
  const figures = readFigures(text, language);
  const found = followers(figures);
  const amounts = found.map((figure) => amountOf(text, language, figure));
  const container =
    language.plurals.length > 0 && found[0] && containerAfter(text, language, found[0], figures);
  if (container) amounts.splice(1, 0, container);
  return amounts;
}

export function scaleLine(text: string, language: string, factor: number): string {
  return findAmounts(text, language).reduceRight(
    (line, { start, unitEnd, at }) => line.slice(0, start) + at(factor) + line.slice(unitEnd),
    text,
  );
}

/** Where the line stays as it was written, it says so. */
export function tellScaled(text: string, language: string, factor: number): string {
  const isScaled = factor === 1 || findAmounts(text, language).length > 0;
  return isScaled ? scaleLine(text, language, factor) : `${text} (as written)`;
}

/** In '1 (14 oz) can' the unit of the count stands behind the size. */
function containerAfter(
  text: string,
  language: FoodLanguage,
  first: Figure,
  figures: Figure[],
): Amount | undefined {
  const next = figures[figures.indexOf(first) + 1];
  const coded = codeOf(text, language);
  if (first.unit || !next || !/^\s(?:X\s)?\(?$/.test(coded.slice(first.end, next.start))) return undefined;
  const size = END_OF_SIZE.exec(coded.slice(next.unitEnd));
  const unit = size && unitAt(coded, next.unitEnd + size[0].length);
  if (!unit || (unit.kind !== 'container' && unit.kind !== 'piece')) return undefined;
  const { start, end } = unit;
  const at = (factor: number) =>
    factor === 1
      ? text.slice(start, end)
      : inNumber(text.slice(start, end), first.high * factor > 1, language.plurals);
  return { start, end: start, unitEnd: end, at };
}

function amountOf(
  text: string,
  { decimal, plurals: all, codes, fold }: FoodLanguage,
  figure: Figure,
): Amount {
  const { start, end, unitEnd, low, joint, high, groupSign, unit } = figure;
  const decimalSign = /\d([.,])\d{1,2}(?!\d)/.exec(text)?.[1] ?? decimal;
  const zero = zeroOf(text.slice(start, end));
  const name = unit ? text.slice(unit.start, unit.end) : '';
  const space = unit ? text.slice(end, unit.start) : '';
  const plurals = codes.map.has(fold(name)) ? all : [];
  const inSigns = (figures: string) =>
    inScript(
      figures.replace(/(?<=\d)\.(?=\d)/g, decimalSign).replace(/(?<=\d)(?=\d{3}(?!\d))/, groupSign),
      zero,
    );
  const isInParts = new RegExp(`[/\\u2044\\u2215]|${VULGAR}`).test(text.slice(start, end));
  const write = (value: number) => inSigns(inKitchen(value, unit?.kind, name, isInParts));
  const at = (factor: number) => {
    if (factor === 1) return text.slice(start, unitEnd);
    const isUsual = plurals.length > 0 && !joint && /^\s?$/.test(space);
    const measures = isUsual ? inMeasures(high * factor, name, plurals) : undefined;
    if (measures) return space ? measures : measures.replace(' ', '');
    const top = write(high * factor);
    const figures = joint ? write(low * factor) + joint + top : top;
    const isPlural = high * factor > 1 && top !== '1';
    return figures + space + (unit ? inNumber(name, isPlural, plurals) : name);
  };
  return { start, end, unitEnd, at };
}
