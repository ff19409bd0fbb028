import type { UnitKind } from '../languages/languageWords.ts';
import { isLarge, numberIn } from '../words/figures.ts';

type Part = [value: number, sign: string];

const CLOSE_ENOUGH = 0.04;
const EIGHTHS = partsOf('\u215b\u00bc\u2153\u215c\u00bd\u215d\u2154\u00be\u215e');
/** What a set of measuring cups has, and how an egg or an onion can be divided. */
const QUARTERS = partsOf('\u00bc\u2153\u00bd\u2154\u00be');
const HALVES = partsOf('\u00bd');
/** A quarter is the least that is taken of a thing; of less, an eighth, as long as it is about one. */
const LEAST_QUARTER = 0.19;
const LEAST_EIGHTH = 0.1;

function partsOf(signs: string): Part[] {
  return [[0, ''], ...[...signs].map((sign): Part => [numberIn(sign, '.'), sign]), [1, '']];
}

/** As a whole and a sign, in the part that is nearest. */
function inPart(value: number, parts: Part[]): { near: number; text: string } {
  const whole = Math.floor(value);
  const [part, sign] = parts.reduce((best, next) =>
    Math.abs(whole + next[0] - value) < Math.abs(whole + best[0] - value) ? next : best,
  );
  if (!sign) return { near: whole + part, text: String(whole + part) };
  return { near: whole + part, text: whole ? `${whole} ${sign}` : sign };
}

function isClose(near: number, value: number): boolean {
  return near > 0 && Math.abs(near - value) <= CLOSE_ENOUGH * value;
}

function inFractions(value: number): string {
  const { near, text } = inPart(value, EIGHTHS);
  return isClose(near, value) ? text : String(Number(value < 1 ? value.toPrecision(2) : value.toFixed(1)));
}

/** Three figures, and whole grams from ten on. */
function inDecimals(value: number, unit: string): string {
  const figures = Number(value.toPrecision(3));
  return String(figures >= 10 && !isLarge(unit) ? Math.round(figures) : figures);
}

/** In the fractions that a kitchen has for this kind of unit. */
export function inKitchen(
  value: number,
  kind: UnitKind | undefined,
  unit: string,
  isInParts: boolean,
): string {
  const { near, text } = inPart(value, QUARTERS);
  if (kind === 'metric') return isInParts && near === value ? text : inDecimals(value, unit);
  if (kind === 'weight' || kind === 'spoon' || value < LEAST_EIGHTH) return inFractions(value);
  return inPart(value, value < LEAST_QUARTER ? EIGHTHS : QUARTERS).text;
}

const SPOONS = {
  cup: /^cups?$/i,
  tablespoon: /^(?:tablespoons?|tbsps?|tbs)$/i,
  teaspoon: /^(?:teaspoons?|tsps?)$/i,
};
const ABBREVIATION = /^(?:tb?sps?|tbs|lbs?|pkgs?|pts?|qts?|gr)$/i;
const TABLESPOONS = 16;
const TEASPOONS = 3;
const LEAST_TEASPOON = 0.1;

/** '3 tablespoons': cups, tablespoons and teaspoons as a measuring set has them, in a smaller one where it has no such part. Undefined for any other unit. */
export function inMeasures(value: number, unit: string, plurals: readonly string[]): string | undefined {
  const size = Object.values(SPOONS).findIndex((words) => words.test(unit));
  if (size < 0) return undefined;
  const isLong = unit.length > 5;
  const names = ['cup', isLong ? 'tablespoon' : 'tbsp', isLong ? 'teaspoon' : 'tsp'];
  names[size] = unit;
  const name = (at: number, amount: number) => inNumber(names[at] ?? '', amount > 1, plurals);
  const write = (amount: number, at: number): string => {
    if (at === 2) {
      const { near, text } = inPart(amount, EIGHTHS);
      return near < LEAST_TEASPOON ? '1 pinch' : `${text} ${name(at, near)}`;
    }
    const parts = at === 0 ? QUARTERS : HALVES;
    const { near, text } = inPart(amount, parts);
    if (isClose(near, amount)) return `${text} ${name(at, near)}`;
    const inNext = at === 0 ? TABLESPOONS : TEASPOONS;
    if (amount < 1) return write(amount * inNext, at + 1);
    const whole = Math.floor(amount * (at === 0 ? 4 : 1)) / (at === 0 ? 4 : 1);
    const rest = inPart((amount - whole) * inNext, at === 0 ? HALVES : QUARTERS);
    return `${inPart(whole, parts).text} ${name(at, whole)} + ${rest.text} ${name(at + 1, rest.near)}`;
  };
  return write(value, size);
}

/** Only where the language says what more than one of a unit ends in: an abbreviation stays. */
export function inNumber(unit: string, isPlural: boolean, plurals: readonly string[]): string {
  if (plurals.length === 0 || !/^[a-z]{3,}$/i.test(unit) || ABBREVIATION.test(unit)) return unit;
  const [usual = '', behindHiss = usual] = plurals;
  const one = unit.replace(/(?<=ch|sh|x|ss)es$|(?<!s)s$/i, '');
  if (!isPlural) return one;
  return one + (/(?:ch|sh|x|ss)$/i.test(one) ? behindHiss : usual);
}
