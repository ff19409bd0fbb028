import { expect, it } from 'vitest';
import { withoutReasoning } from '../../../src/model/asking/recipeOfAnswer.ts';

it.each([
  ['none', '# Rice', '# Rice'],
  ['before the answer', '<think>\nRice, hm.\n</think>\n\n# Rice', '# Rice'],
  ['twice', '<think>a</think>\n<think>b</think># Rice', '# Rice'],
  ['without its start', 'Rice, hm.\n</think>\n\n# Rice', '# Rice'],
  ['that never ends', '<think>Rice, hm.', ''],
  ['and nothing else', ' <think>Rice, hm.</think> ', ''],
  ['in the middle, which is not reasoning', '# Rice\n\n<think>text</think>', '# Rice\n\n<think>text</think>'],
])('model’s reasoning: is removed from its answer: %s', (_, text, answer) => {
  expect(withoutReasoning(text)).toBe(answer);
});

it('model’s reasoning: is removed in linear time', () => {
  expect(withoutReasoning('<think>a</think>'.repeat(60_000))).toBe('');
  expect(withoutReasoning('<think>'.repeat(100_000))).toBe('');
});
