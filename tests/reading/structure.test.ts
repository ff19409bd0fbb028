import { expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import type { Reading } from '../../src/reading/shape/read.ts';
import { EXPECTED, splitCases } from './splitCases.ts';
/** Each case has a title, an answer, the expected ingredients after '=> ', and the expected steps after '1> '. */
import CASES from './structure.txt?raw';

function linesOf({ ingredients, steps }: Reading): string[] {
  return [
    ...ingredients.map(({ text, group }) => `=> ${group ? `${group} > ` : ''}${text}`),
    ...steps.map(({ part, title, text }, index) => {
      const words = [part && `(${part}) `, title && `${title}: `, text.replaceAll('\n', ' / ')];
      return `${index + 1}> ${words.join('')}`;
    }),
  ];
}

it.each(splitCases(CASES))('recipe reader: %s', (_, lines) => {
  const text = lines.filter((line) => !EXPECTED.test(line)).join('\n');
  expect(linesOf(reader.read({ text, ingredients: [] }))).toEqual(
    lines.filter((line) => EXPECTED.test(line)),
  );
});
