import { expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import { EXPECTED, linesOf, splitCases } from './splitCases.ts';
/** Each case has a title, an answer, the expected ingredients after '=> ', and the expected steps after '1> '. */
import CASES from './structure.txt?raw';

it.each(splitCases(CASES))('recipe reader: %s', (_, lines) => {
  const text = lines.filter((line) => !EXPECTED.test(line)).join('\n');
  expect(linesOf(reader.read({ text, ingredients: [] }))).toEqual(
    lines.filter((line) => EXPECTED.test(line)),
  );
});
