import { expect, it } from 'vitest';
import { withoutReasoning } from '../../../src/model/asking/recipeOfAnswer.ts';
import { rowsIn } from '../../rowsIn.ts';
/** Each row has a rule, an answer, and the answer without reasoning. */
import ANSWERS from './reasoning.tsv?raw';

it.each(rowsIn(ANSWERS))('reasoning of a model: is removed %s', (_, text, answer) => {
  expect(withoutReasoning(text)).toBe(answer);
});

it('reasoning of a model: is removed in linear time', () => {
  expect(withoutReasoning('<think>a</think>'.repeat(60_000))).toBe('');
  expect(withoutReasoning('<think>'.repeat(100_000))).toBe('');
});
