import type { UnitKind } from '../languages/languageWords.ts';
import { isLarge, numberIn } from '../words/figures.ts';

type Part = [value: number, sign: string];

const CLOSE_ENOUGH = 0.04;
const EIGHTHS = partsOf('\u215b\u00bc\u2153\u215c\u00bd\u215d\u2154\u00be\u215e');
/** What a set of measuring cups has, and how an egg or an onion can be divided. */
const QUARTERS = partsOf('\u00bc\u2153\u00bd\u2154\u00be');
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

const ABBREVIATION = /^(?:tb?sps?|tbs|lbs?|pkgs?|pts?|qts?|gr)$/i;

/** Only where the language says what more than one of a unit ends in: an abbreviation stays. */
export function inNumber(unit: string, isPlural: boolean, plurals: readonly string[]): string {
  if (plurals.length === 0 || !/^[a-z]{3,}$/i.test(unit) || ABBREVIATION.test(unit)) return unit;
  const [usual = '', behindHiss = usual] = plurals;
  const one = unit.replace(/(?<=ch|sh|x|ss)es$|(?<!s)s$/i, '');
  if (!isPlural) return one;
  return one + (/(?:ch|sh|x|ss)$/i.test(one) ? behindHiss : usual);
}
