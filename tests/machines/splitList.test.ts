import { expect, it } from 'vitest';
import { mayBeRecipe, partsOf, splitLines, splitWords } from '../../machines/splitList.ts';
import { rowsIn } from '../rowsIn.ts';
/** Each row has a typed text and its parts. */
import TYPED from './splitList.tsv?raw';

it.each(rowsIn(TYPED))('typed list: splits %j', (text = '', parts = '') => {
  expect(partsOf(text)).toEqual(parts.split(' | '));
});

it('typed list: contains nothing if the text is empty', () => {
  expect(partsOf('')).toEqual([]);
});

it('typed list: does not split a very long food', () => {
  const text = 'x, '.repeat(500);
  expect(partsOf(text)).toEqual([text]);
});

it('pasted list: bullets, numbers and checkboxes are removed', () => {
  const list = '- rice\r\n* eggs\n• feta\n– leek\n1. salt\n2) oil\n- [ ] milk\n- [x] 1.5 l water\nplain\n';
  const lines = splitLines(list).filter((line) => line !== '');
  expect(lines.join(' | ')).toBe('rice | eggs | feta | leek | salt | oil | milk | 1.5 l water | plain');
});

it('pasted list: boxes and ticks of a checklist are removed', () => {
  const list = '☐ milk\n[ ] butter\n[x] flour\n☑ leeks\n✓ ham\n✅ oil\n✔️ rice\n- ☐ salt';
  expect(splitLines(list).join(' | ')).toBe('milk | butter | flour | leeks | ham | oil | rice | salt');
});

it.each([
  ['Ingredients:\n- 2 eggs\n**For the sauce:**\n- 1 leek', '2 eggs | 1 leek'],
  ['材料：\n卵 2個', '卵 2個'],
  ['milk: 1 l\neggs', 'milk: 1 l | eggs'],
  ['For the sauce:\n', 'For the sauce:'],
])('pasted list %j: titles are removed, except a title that is the only line', (text, lines) => {
  expect(splitLines(text).join(' | ')).toBe(lines);
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
