import { expect, it } from 'vitest';
import { theBook } from '../../src/cookbook/theBook.ts';
import { lint } from './lint.ts';

it('cookbook lint: finds no fault in dishes and foods', () => {
  expect(lint(theBook())).toEqual([]);
});
