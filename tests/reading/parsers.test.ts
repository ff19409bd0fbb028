import { expect, it } from 'vitest';
import { parse } from '../bench/lines/ours.ts';
import { score, valuesIn } from '../bench/lines/score.mjs';

it('recipe reader: finds amount, unit and food in nearly all of 100 English lines', () => {
  const rows = valuesIn('tests/bench/lines/lines.jsonl');
  const { right, misread } = score(rows, parse);
  expect(rows).toHaveLength(100);
  expect(right.amount, misread.join('\n')).toBeGreaterThanOrEqual(98);
  expect(right.unit, misread.join('\n')).toBeGreaterThanOrEqual(96);
  expect(right.name, misread.join('\n')).toBeGreaterThanOrEqual(95);
});
