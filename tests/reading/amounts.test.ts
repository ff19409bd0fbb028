import { beforeAll, expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
/** Each row has a language, an ingredient line, a factor, and the scaled line. A line with uncertain amounts remains unchanged. */
import AMOUNTS from './amounts.txt?raw';
import { scaleLine } from './found.ts';

const ROWS = AMOUNTS.trim().split('\n');

beforeAll(() => Promise.all(ROWS.map((row) => reader.load(row.slice(0, 2)))));

it.each(['', 'fi', 'xx'])('scaleLine: leaves 1.500 and 1,250 unchanged in the unknown language %j', (tag) => {
  const language = reader.languageOf(tag);
  const lines = ['1.500 g perunoita', '1,250 kg perunoita', '1 200 g perunoita'];
  expect(lines.map((line) => scaleLine(line, language, 2))).toEqual(lines);
  expect(scaleLine('3 kg perunoita', language, 0.5)).toBe('1.5 kg perunoita');
});

it.each(ROWS)('scaleLine: scales the amount or leaves it unchanged in %s', (row) => {
  const [, tag = '', line = '', above = '', below = '', scaled] =
    /^(\w\w): (.*) × (\d+)\/(\d+) → (.*)$/.exec(row) ?? [];
  expect(scaleLine(line, reader.languageOf(tag), Number(above) / Number(below))).toBe(scaled);
});
