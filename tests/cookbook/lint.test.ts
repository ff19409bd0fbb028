import { expect, it } from 'vitest';
import { unpack } from '../../src/cookbook/book.ts';
import { packed } from '../../src/cookbook/theBook.ts';
import { lint } from './lint.ts';

it('cookbook lint: finds no fault in dishes and foods', () => {
  expect(lint(unpack(packed))).toEqual([]);
});
