import type { Reading } from '../../src/reading/shape/read.ts';

/** Matches the prefixes of expected ingredients ('=> ') and steps ('1> '). */
export const EXPECTED = /^(?:=>|\d+>) /;

/** Divides `structure.txt` into cases: a title, the lines of an answer, and the expected lines. */
export function splitCases(file: string): [string, string[]][] {
  return file
    .trim()
    .split(/(?<=\n(?:=>|\d+>) .*\n)\n/)
    .map((block) => block.split('\n'))
    .map(([title = '', ...lines]) => [title, lines]);
}

/** Formats the ingredients and steps of a reading like the expected lines. */
export function linesOf({ ingredients, steps }: Reading): string[] {
  return [
    ...ingredients.map(({ text, group }) => `=> ${group ? `${group} > ` : ''}${text}`),
    ...steps.map(({ part, title, text }, index) => {
      const words = [part && `(${part}) `, title && `${title}: `, text.replaceAll('\n', ' / ')];
      return `${index + 1}> ${words.join('')}`;
    }),
  ];
}
