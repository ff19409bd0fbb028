import { expect, it } from 'vitest';
import { parse } from '../bench/parsers/ours.ts';
import { rows, score } from '../bench/parsers/score.mjs';

it('reader: finds amount, unit and food in nearly all of 100 English lines', () => {
  const { right, misread } = score(parse);
  expect(rows).toHaveLength(100);
  expect(right.amount, misread.join('\n')).toBeGreaterThanOrEqual(98);
  expect(right.unit, misread.join('\n')).toBeGreaterThanOrEqual(96);
  expect(right.food, misread.join('\n')).toBeGreaterThanOrEqual(95);
});
