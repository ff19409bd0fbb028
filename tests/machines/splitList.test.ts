import { expect, it } from 'vitest';
import { mayBeRecipe, partsOf, splitLines, splitWords } from '../../machines/splitList.ts';
import { rowsIn } from '../rowsIn.ts';
/** Each row has a pasted list and its foods. A title that is the only line is a food. */
import PASTED from './pastedLists.tsv?raw';
/** Each row has a typed text and its parts. */
import TYPED from './splitList.tsv?raw';

it.each(rowsIn(TYPED))('typed list: splits %j', (text, parts) => {
  expect(partsOf(text)).toEqual(parts.split(' | '));
});

it('typed list: contains nothing if the text is empty', () => {
  expect(partsOf('')).toEqual([]);
});

it('typed list: does not split a very long food', () => {
  const text = 'x, '.repeat(500);
  expect(partsOf(text)).toEqual([text]);
});

it.each(rowsIn(PASTED))('pasted list %j: has no bullets, boxes, ticks and titles', (text, lines) => {
  expect(splitLines(text).filter(Boolean).join(' | ')).toBe(lines);
});

it('list of foods to avoid: is split at "and", even without a comma', () => {
  const words = splitWords('nuts, milk and eggs\n- salt and pepper\n- fish, smoked');
  expect(words.join(' | ')).toBe('nuts | milk | eggs | salt | pepper | fish | smoked');
});

it.each([
  ['a\n'.repeat(50), false],
  ['a\n'.repeat(51), true],
  ['a'.repeat(1_000), false],
  ['a'.repeat(1_001), true],
])('pasted text (%#): may be a recipe only if it has many lines, or one very long line', (text, isLong) => {
  expect(mayBeRecipe(text)).toBe(isLong);
});
