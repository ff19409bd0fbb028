import { expect, it } from 'vitest';
import { writeMessages } from '../../src/cook/messages.ts';

it('asks with the ingredients joined by comma and space', () => {
  const [system, user, ...more] = writeMessages(['rice', 'eggs', 'a tin of chickpeas']);
  expect(user).toEqual({
    role: 'user',
    content: "I have rice, eggs, a tin of chickpeas. Please give me a recipe you'd recommend I make!",
  });
  expect(more).toEqual([]);
  expect(system?.role).toBe('system');
});

it.each([
  'culinary assistant',
  'some or all',
  'as few further ingredients',
  'markdown',
  'servings and the total time',
  '## Ingredients',
  '## Instructions',
  'video',
  'YouTube watch URL',
  'alone on the last line',
])('instructs the model: %s', (instruction) => {
  expect(writeMessages([])[0]?.content).toContain(instruction);
});
