import { expect, it } from 'vitest';
import { withoutReasoning } from '../../../src/model/asking/recipeOfAnswer.ts';

it.each([
  ['only if there is any', '# Rice', '# Rice'],
  ['if it precedes the answer', '<think>\nRice, hm.\n</think>\n\n# Rice', '# Rice'],
  ['if a greeting precedes it', 'Sure!\n\n<think>Rice, hm.</think>\n# Rice', '# Rice'],
  ['if a greeting is on the same line', 'Sure! <think>Rice, hm.</think># Rice', '# Rice'],
  ['twice', '<think>a</think>\n<think>b</think># Rice', '# Rice'],
  ['if the opening tag is missing', 'Rice, hm.\n</think>\n\n# Rice', '# Rice'],
  ['if the closing tag is missing', '<think>Rice, hm.', ''],
  ['if there is no other text', ' <think>Rice, hm.</think> ', ''],
  [
    'only at the start, not in the middle of an answer',
    '# Rice\n\n<think>text</think>',
    '# Rice\n\n<think>text</think>',
  ],
])('reasoning of a model: is removed %s', (_, text, answer) => {
  expect(withoutReasoning(text)).toBe(answer);
});

it('reasoning of a model: is removed in linear time', () => {
  expect(withoutReasoning('<think>a</think>'.repeat(60_000))).toBe('');
  expect(withoutReasoning('<think>'.repeat(100_000))).toBe('');
});
