import { everywhere } from '../languages/everywhere.ts';
import type { LanguageWords } from '../languages/languageWords.ts';
import { listOf } from './fields.ts';

/** The sign before the decimals of a number, or '' if the language is not known. */
export type Decimal = LanguageWords['decimal'] | '';

/** Matches a single character that is a fraction, such as a quarter or seven eighths. */
export const VULGAR = '[\\u00bc-\\u00be\\u2150-\\u215e]';
const SLASH = '\\d{1,2}\\s?/\\s?\\d{1,2}';
/** Matches a number written in ASCII characters. Keep the order of the alternatives: '1 1/2' must not match as '1'. */
export const NUMBER = new RegExp(
  `(?:\\d{1,4}[\\s-]${SLASH}|${SLASH}|\\d{1,4}[\\s-]?${VULGAR}|${VULGAR}|\\d{1,3}(?:['\\u00a0\\u202f\\u2009]\\d{3}| 000)|\\d{1,4}(?:[.,]\\d{1,3})?|[.,]\\d{1,3})(?![\\d\\u00bc-\\u00be\\u2150-\\u215e])`,
  'y',
);
/** Matches Arabic, Persian, Devanagari and full-width digits. */
export const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g;
const ZEROS = ['\u0660', '\u06f0', '\u0966', '\uff10'];
/** ASCII signs, each followed by its variants. */
const PLAIN: [plain: string, written: string][] = [
  ['/', '\u2044\u2215\uff0f'],
  ['-', '\u2010\u2011\u2012\u2013\u2014\u2015\u2212'],
  ['~', '\u301c\uff5e\u2248\u00b1'],
  [',', '\u3001\u060c\uff0c\u066c'],
  ['.', '\u066b'],
  [':', '\uff1a'],
  [';', '\uff1b\u061b'],
  ['(', '\uff08\uff3b['],
  [')', '\uff09\uff3d]'],
  ["'", '\u2018\u2019'],
  ['%', '\u00b0\u00ba\u2103\u2033\u201d"\uff05\u066a'],
  ['$', '\u20ac\u00a3#'],
  ['x', '\u00d7\u2715'],
  ['+', '\uff0b'],
  ['=', '\u2026'],
  [' ', '\u3000'],
];
const SIGNS = new Map(
  PLAIN.flatMap(([plain, written]) => Array.from(written, (sign) => [sign, plain] as const)),
);
const SIGN = new RegExp(`[${PLAIN.map(([, written]) => written.replace(/[[\]]/g, '\\$&')).join('')}]`, 'g');
const LARGE = new Set(listOf(everywhere.large));
/** Largest denominator that is read as a fraction. '80/20' is not a fraction. */
const SMALLEST_PART = 16;

/** Returns the digit zero in the same script as a number. */
export function zeroOf(written: string): string {
  const [digit = '0'] = written.match(DIGITS) ?? [];
  return ZEROS.findLast((zero) => zero <= digit) ?? '0';
}

export function toScript(figures: string, zero: string): string {
  if (zero === '0') return figures;
  return figures.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
}

/** Replaces digits and signs of other scripts with ASCII. The length stays the same, so that indexes remain valid. */
export function plainSigns(text: string): string {
  return text.replace(SIGN, (sign) => SIGNS.get(sign) ?? sign).replace(DIGITS, digitOf);
}

export function digitOf(sign: string): string {
  return String(sign.charCodeAt(0) - zeroOf(sign).charCodeAt(0));
}

/** Returns the value of a number, or NaN if the text only looks like a number: '80/20'. */
export function numberIn(written: string, decimal: Decimal): number {
  const bare = written.replace(/\s+/g, ' ').trim();
  const plain = bare.replace(new RegExp(VULGAR), (sign) => ` ${plainSigns(sign.normalize('NFKD'))}`);
  const fraction = /^\s?(?:(\d+)[\s-]+)?(\d+)\s?\/\s?(\d+)$/.exec(plain);
  if (fraction) {
    const [whole = 0, above = 0, below = 0] = fraction.slice(1).map((digits = '0') => Number(digits));
    return above < below && below <= SMALLEST_PART ? whole + above / below : Number.NaN;
  }
  const groupSign = groupSignOf(bare, decimal);
  // Returns no value for '1.500' in an unknown language, which may mean one and a half.
  if (groupSign) return decimal || !/[.,]/.test(groupSign) ? Number(bare.replace(/\D/g, '')) : Number.NaN;
  // Returns no value for '1,000 g', which may mean a thousand even in a language with decimal commas.
  return /[1-9][.,]000$/.test(bare) ? Number.NaN : Number(bare.replace(',', '.'));
}

/** Returns the thousands separator of a number, such as ',' in '1,000', or ''. */
export function groupSignOf(written: string, decimal: Decimal): string {
  const sign = /^[1-9]\d{0,2}([.,'\s\u00a0\u202f\u2009])\d{3}$/.exec(written)?.[1] ?? '';
  return sign === decimal ? '' : sign;
}

/** True for kilograms and litres, but not for grams and millilitres. */
export function isLarge(unit: string): boolean {
  return LARGE.has(unit.charAt(0).toLowerCase());
}
