import { expect, it } from 'vitest';
import { linesOf, partsOf, wordsOf } from '../../../machines/splitList.ts';
import { readTable } from './readTable.ts';

/** 'eggs, tomatoes → eggs | tomatoes', and alone what stays whole. */
it.each([
  ...readTable('splitIngredients.txt'),
  { place: 'too many', given: 'x, '.repeat(500), expected: '' },
  { place: 'nothing', given: '', expected: '' },
])('$place takes $given apart', ({ given, expected }) => {
  const parts = partsOf(given);
  expect(parts.length > 1 ? parts.join(' | ') : '').toBe(expected);
});

it('drops what a list begins its lines with', () => {
  const list = '- rice\r\n* eggs\n• feta\n– leek\n1. salt\n2) oil\n- [ ] milk\n- [x] 1.5 l water\nplain\n';
  const lines = linesOf(list).filter((line) => line !== '');
  expect(lines.join(' | ')).toBe('rice | eggs | feta | leek | salt | oil | milk | 1.5 l water | plain');
});

it('takes words apart even where they are joined by and alone', () => {
  const words = wordsOf('nuts, milk and eggs\n- salt and pepper');
  expect(words.join(' | ')).toBe('nuts | milk | eggs | salt | pepper');
});
