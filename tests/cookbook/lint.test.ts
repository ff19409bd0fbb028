import { expect, it } from 'vitest';
import { BOOK } from '../../src/cookbook/theBook.ts';
import { lint } from './lint.ts';

it('cookbook lint: finds no fault in dishes and foods', () => {
  expect(lint(BOOK)).toEqual([]);
});
