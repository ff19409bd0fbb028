import { expect, it } from 'vitest';
import { isRemark } from '../../machines/splitList.ts';
import { theBook } from '../../src/cookbook/theBook.ts';
import { lint } from './lint.ts';

it('cookbook lint: finds no fault in dishes and foods', () => {
  expect(lint(theBook())).toEqual([]);
});

it('words of remarks in a typed list: are no names of foods, except for a few', () => {
  const { names, unsaid } = theBook().foods;
  const foods = new Set([...Object.entries(names).flat(2), ...unsaid].filter((food) => isRemark(food)));
  expect([...foods]).toEqual([
    'rashers',
    'sliced white',
    'self raising',
    'rasher',
    'cold cut',
    'maris piper',
  ]);
});
