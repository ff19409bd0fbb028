import book from 'virtual:cookbook';
import { expect, it } from 'vitest';
import { lint } from './lint.ts';

it('cookbook: has no fault in its dishes and foods', () => {
  expect(lint(book)).toEqual([]);
});
