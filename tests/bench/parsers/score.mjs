import { readFileSync } from 'node:fs';

/**
 * Each row of lines.txt has four cells separated by tabs: an ingredient line, the amount ('2-3' is a range), the unit
 * and the food. In a cell, slashes separate alternatives. Words in brackets are optional.
 *
 * @typedef {{ low: number | null, high: number | null, unit: string, food: string }} Parsed
 * @typedef {'amount' | 'unit' | 'food'} Field
 */

/** Spellings of units. The first spelling in each row is the key. */
const UNITS = new Map(
  [
    'teaspoon teaspoons tsp tsp. t t.',
    'tablespoon tablespoons tbsp tbsp. T T. tbs',
    'cup cups c c.',
    'ounce ounces oz oz.',
    'pound pounds lb lbs lb. lbs.',
    'gram grams g',
    'kilogram kg',
    'milliliter ml',
    'liter litre l',
    'can cans tin tins',
    'package packet pack pkg packets packages',
  ].flatMap((row) => row.split(' ').map((word, _, [first = '']) => [word, first])),
);
/** @type {Field[]} */
export const FIELDS = ['amount', 'unit', 'food'];

export const rows = readFileSync('tests/bench/parsers/lines.txt', 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split('\t'));

/**
 * Counts the lines with the right amount, unit and food, and lists the misread fields.
 * @param {(line: string) => Parsed} parse
 */
export function score(parse) {
  const right = { amount: 0, unit: 0, food: 0 };
  /** @type {string[]} */
  const misread = [];
  for (const [line = '', amount = '', unit = '', food = ''] of rows) {
    const parsed = parse(line);
    const found = { amount: amountOf(parsed), unit: unitOf(parsed.unit), food: parsed.food };
    const holds = {
      amount: amount.split('/').includes(found.amount),
      unit: unit.split('/').map(unitOf).includes(found.unit),
      food: food.split('/').some((one) => isNamed(found.food, one)),
    };
    for (const field of FIELDS) {
      if (holds[field]) right[field] += 1;
      else misread.push(`${field} of '${line}' is not '${found[field]}'`);
    }
  }
  return { right, misread };
}

/** @param {Parsed} parsed */
function amountOf({ low, high }) {
  if (!low) return '';
  const [from, to] = [low, high || low].map((value) => Number(value.toFixed(4)));
  return from === to ? `${from}` : `${from}-${to}`;
}

/** @param {string} unit */
function unitOf(unit) {
  const lower = unit.length > 1 ? unit.toLowerCase().replace(/\.$/, '') : unit;
  return (
    UNITS.get(lower) ??
    lower
      .replace(/(?:(?<=ch)es|(?<!s)s)$/, '')
      .replace(/^loave$/, 'loaf')
      .replace(/^leave$/, 'leaf')
  );
}

/** @param {string} name @param {string} expected */
function isNamed(name, expected) {
  const found = wordsOf(name);
  const needed = wordsOf(expected.replace(/\([^()]*\)/g, ' '));
  return (
    needed.every((word) => found.includes(word)) && found.every((word) => wordsOf(expected).includes(word))
  );
}

/** @param {string} text @returns {string[]} */
function wordsOf(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
