import type { UnitKind } from '../languages/languageWords.ts';
import { isLarge, numberIn } from '../words/figures.ts';
import type { KnownUnit } from '../words/units.ts';

type Part = [value: number, sign: string];

type Units = ReadonlyMap<string, KnownUnit>;

const CLOSE_ENOUGH = 0.04;
export const EIGHTHS = fractionsOf('\u215b\u00bc\u2153\u215c\u00bd\u215d\u2154\u00be\u215e');
/** Fractions for values below one, including sixths. */
const WITH_SIXTHS = fractionsOf('\u215b\u2159\u00bc\u2153\u215c\u00bd\u215d\u2154\u00be\u215a\u215e');
/** Fractions for cups, and for foods counted in pieces, such as eggs or onions. */
const QUARTERS = fractionsOf('\u00bc\u2153\u00bd\u2154\u00be');
/** Smallest value that is rounded to quarters or thirds. */
const LEAST_QUARTER = 0.19;
/** Smallest value that is rounded to eighths. */
const LEAST_EIGHTH = 0.1;
/** Smallest part of a spoon that is not converted to a smaller unit. */
const LEAST_SPOON = 0.49;
/** Smallest part of a cup that is not converted to spoons. */
const LEAST_CUP = 0.24;
const MANY_SPOONS = 4;
const SIXTEENTH = 1 / 16;

function fractionsOf(signs: string): Part[] {
  return [[0, ''], ...[...signs].map((sign): Part => [numberIn(sign, '.'), sign]), [1, '']];
}

/** Rounds to the nearest fraction, and formats the result as a whole number and a fraction sign. */
export function roundToPart(value: number, parts: Part[]): { near: number; text: string } {
  const whole = Math.floor(value);
  const [part, sign] = parts.reduce((best, next) =>
    Math.abs(whole + next[0] - value) < Math.abs(whole + best[0] - value) ? next : best,
  );
  if (!sign) return { near: whole + part, text: String(whole + part) };
  return { near: whole + part, text: whole ? `${whole} ${sign}` : sign };
}

export function isClose(near: number, value: number, close = CLOSE_ENOUGH): boolean {
  return Math.abs(near - value) <= close * value;
}

function formatFraction(value: number): string {
  const { near, text } = roundToPart(value, partsFor(value));
  return isClose(near, value) ? text : String(Number(value < 1 ? value.toPrecision(2) : value.toFixed(1)));
}

/** Formats a number of spoons with a fraction. Does not round very small amounts, such as 1/16, to zero. */
function formatSpoons(value: number): string {
  if (value < LEAST_EIGHTH) return isClose(SIXTEENTH, value) ? '1/16' : formatFraction(value);
  return roundToPart(value, partsFor(value)).text;
}

function partsFor(value: number): Part[] {
  return value < 1 ? WITH_SIXTHS : EIGHTHS;
}

/**
 * Chooses a smaller unit if the amount needs one: a sixth of a cup becomes 2 2/3 tbsp. `times`: how many new units
 * one old unit contains.
 */
export function unitToMeasure(value: number, unit: string, units: Units): { unit: string; times: number } {
  const next = units.get(unit)?.smaller;
  if (!next?.unit || isMeasurable(value, next.count)) return { unit, times: 1 };
  const found = unitToMeasure(value * next.count, next.unit, units);
  return { unit: found.unit, times: next.count * found.times };
}

function isMeasurable(value: number, count: number): boolean {
  if (value >= LEAST_SPOON) return true;
  return count > MANY_SPOONS && value >= LEAST_CUP && isClose(roundToPart(value, QUARTERS).near, value);
}

/** Rounds to three significant digits, and amounts from 10 g or 10 ml upwards also to whole numbers. */
function formatDecimal(value: number, unit: string): string {
  const figures = Number(value.toPrecision(3));
  return String(figures >= 10 && !isLarge(unit) ? Math.round(figures) : figures);
}

/** Formats a value in fractions that a cook can measure in this kind of unit. */
export function formatForKitchen(
  value: number,
  kind: UnitKind | undefined,
  unit: string,
  isInParts: boolean,
): string {
  const { near, text } = roundToPart(value, QUARTERS);
  if (kind === 'metric') return isInParts && near === value ? text : formatDecimal(value, unit);
  if (kind === 'measure') return formatSpoons(value);
  if (kind === 'ounces' || value < LEAST_EIGHTH) return formatFraction(value);
  return roundToPart(value, value < LEAST_QUARTER ? EIGHTHS : QUARTERS).text;
}

const ABBREVIATION = /^(?:tb?sps?|tbs|lbs?|pkgs?|pts?|qts?|gr|floz|doz(?:en)?)$/i;

/** Returns the singular or plural form of a unit, if the language has plural endings. Does not change abbreviations. */
export function inflectUnit(unit: string, isPlural: boolean, plurals: readonly string[]): string {
  if (plurals.length === 0 || !/^[a-z]{3,}$/i.test(unit) || ABBREVIATION.test(unit)) return unit;
  const [usual = '', afterHiss = usual] = plurals;
  const one = unit.replace(/(?<=loa|hal)ves$/i, 'f').replace(/(?<=ch|sh|x|ss)es$|(?<!s)s$/i, '');
  if (!isPlural) return one;
  return one.replace(/(?<=loa|hal)f$/i, 've') + (/(?:ch|sh|x|ss)$/i.test(one) ? afterHiss : usual);
}
