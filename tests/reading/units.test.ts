import {
  figuresOfStep,
  findFigures,
  formatScaled,
  type Language,
  quantityIn,
  type System,
  write,
} from 'recipe-reading';
import { beforeAll, describe, expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import { type Measure, measuresIn } from '../../src/reading/numbers/measures.ts';
import { digestOf } from '../../src/shared/digestOf.ts';
import { rowsIn, tablesIn } from '../rowsIn.ts';
import { isNight } from '../sample.ts';
import { ANSWERS, listOf } from './corpus.ts';
/** Lines with a factor, a system and the scaled line; and steps, which scale with the list or stay as they are. */
import SCALED from './scaled.tables.tsv?raw';
/** Each row has a language, a line, the line in metric units and the line in US units. An empty cell repeats the line. */
import LINES from './unitsOfLines.tsv?raw';
/** The same for steps. */
import STEPS from './unitsOfSteps.tsv?raw';

const TABLES = import.meta.glob<string>('./{ordinary,dangerous}/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const tables = tablesIn(SCALED);
const SYSTEMS: System[] = ['metric', 'US'];
const TAGS = Object.keys(TABLES).map((file) => file.replace(/^.*\/|\.txt$/g, ''));
const convertLine = (tag: string, line: string, system: System) =>
  formatScaled(line, reader.languageOf(tag), 1, system);

function convertStep(tag: string, text: string, system: System): string {
  const recipe = { ingredients: [], language: reader.languageOf(tag) };
  return write(text, figuresOfStep(text, recipe).figures, 1, system);
}

/** Different lines of all languages, with their language: in each run the ninth that a digest of the line chooses, at night all lines. */
const SOME = [
  ...Object.values(TABLES).flatMap((table, index) =>
    rowsIn(table).map(([line = '']): [string, string] => [TAGS[index] ?? '', line]),
  ),
  ...ANSWERS.flatMap((answer) =>
    [...new Set(answer.text.split('\n'))].map((line): [string, string] => [listOf(answer), line]),
  ),
]
  // The reader reads the cells of a table one by one.
  .filter(([tag, line]) => TAGS.includes(tag) && line.length < 300 && !line.startsWith('|'))
  .filter(([, line]) => isNight || Number.parseInt(digestOf(line), 36) % 9 === 0);

/** Returns the amount in grams, millilitres or centimetres, or the degrees, or null if it is unclear. */
function sizeOf(text: string, of: Measure['of'], language: Language): number | null {
  const [one] = measuresIn(text, language);
  const size = one ? (one.values[0] ?? 0) * one.each : null;
  if (of === 'length' || of === 'heat') return size;
  // Ignores a conversion between cups and grams, which depends on the food.
  if (one ? one.of !== of : of === 'weight') return null;
  const parts = text.split(' plus ').map((part) => quantityIn(part, language));
  if (parts.some((part) => part?.unit !== 'g')) return null;
  return Math.max(
    size ?? 0,
    parts.reduce((sum, part) => sum + (part?.value ?? 0), 0),
  );
}

beforeAll(() => Promise.all([reader.loadUnits(), ...TAGS.map((tag) => reader.load(tag))]));

describe.each([
  ['ingredient line', LINES, convertLine],
  ['step', STEPS, convertStep],
] as const)('%s', (part, table, convert) => {
  it.each(rowsIn(table))(`${part}: is converted or left as written (%s: %s)`, (tag, line, metric, us) => {
    const converted = SYSTEMS.map((system) => convert(tag, line, system));
    expect(converted).toEqual([metric || line, us || line]);
  });
});

it.each(tables('converted'))('%s × %s: is scaled and converted (%s)', (line, factor, system, converted) => {
  const english = reader.languageOf('en');
  expect(formatScaled(line, english, Number(factor), system as System)).toBe(converted);
});

it.each(tables('steps'))(
  'amount in a step: is scaled only if the list has the same amount of the food (%s)',
  (text, scaled) => {
    const ingredients = ['200 ml water', '2 eggs', '3 tbsp sugar'].map((text) => ({ text, group: '' }));
    const { figures } = figuresOfStep(text, { ingredients, language: reader.languageOf('en') });
    expect(write(text, figures, 2, null)).toBe(scaled || text);
  },
);

it.each(SYSTEMS)('converted line: stays the same if it is converted to %s units again', (system) => {
  const wrong = [convertLine, convertStep].flatMap((convert) =>
    SOME.filter(([tag, line]) => {
      const once = convert(tag, line, system);
      return once !== line && convert(tag, once, system) !== once;
    }),
  );
  expect(wrong).toEqual([]);
});

it.each(SYSTEMS)('ingredient line without a number: gets no number in %s units', (system) => {
  const bare = SOME.filter(([, line]) => !/\p{N}|\bhalf an?\b/iu.test(line));
  expect(bare.filter(([tag, line]) => convertLine(tag, line, system) !== line)).toEqual([]);
});

it.each(SYSTEMS)('converted amount: differs in %s units by at most 6 percent, 5 °C or 10 °F', (system) => {
  let compared = 0;
  const wrong = SOME.flatMap(([tag, line]) => {
    const language = reader.languageOf(tag);
    return findFigures(line, language).flatMap(({ start, unitEnd, at }) => {
      const converted = at(1, system);
      if (converted === line.slice(start, unitEnd)) return [];
      const measure = measuresIn(line, language).find((one) => one.start === start);
      if (!measure) return [];
      const [before, after] = [line.slice(start, unitEnd), converted].map((one) =>
        sizeOf(one, measure.of, language),
      );
      if (typeof before !== 'number' || typeof after !== 'number') return [];
      compared += 1;
      const degrees = system === 'metric' ? [(before - 32) / 1.8, 5] : [before * 1.8 + 32, 10];
      const [exact = 0, most = 0] = measure.of === 'heat' ? degrees : [before, 0.06 * before];
      return Math.abs(after - exact) <= most ? [] : [[line, converted]];
    });
  });
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan((system === 'US' ? 500 : 60) / (isNight ? 1 : 3));
});
