import { expect, it } from 'vitest';
import { readAnswer } from '../../src/reading/readAnswer.ts';

const FENCE = '```';

it.each([
  ['plain', '# Rice\n\nCook it.', '# Rice\n\nCook it.'],
  ['in a fence', `${FENCE}markdown\n# Rice\n\nCook it.\n${FENCE}`, '# Rice\n\nCook it.'],
  ['in a short fence', `${FENCE}md\r\n# Rice\r\n${FENCE}\r\n`, '# Rice'],
  ['in a fence of tildes', '~~~markdown\n# Rice\n~~~', '# Rice'],
  ['in a fence that was cut short', `${FENCE}markdown\n# Rice\n\nCook`, '# Rice\n\nCook'],
  [
    'with a fence around a part',
    `${FENCE}markdown\n# Rice\n${FENCE}\nand more`,
    `${FENCE}markdown\n# Rice\n${FENCE}\nand more`,
  ],
  ['with code in it', `# Rice\n\n${FENCE}\ncode\n${FENCE}`, `# Rice\n\n${FENCE}\ncode\n${FENCE}`],
  ['with a BOM', '\ufeff# Rice', '# Rice'],
])('reads an answer %s', (_, answer, text) => {
  expect(readAnswer({ text: answer, ingredients: [] }).text).toBe(text);
});

it.each([
  ['# Egg-fried rice\n\ntext', 'Egg-fried rice'],
  ['Here you go:\n\n## **Rice** with `eggs` ##\n', 'Rice with eggs'],
  ['# [Rice](https://example.org) & peas', 'Rice & peas'],
  ['Just rice.\nCook it.', 'Rice and eggs'],
  ['**Rice**\n\nQuick.\n\n## Ingredients', 'Rice'],
  ['**Note:**\n\n# Rice', 'Rice'],
  ['####### seven', 'seven'],
  ['***', 'Rice and eggs'],
  ['# Mac_and_cheese with _peas_', 'Mac_and_cheese with peas'],
  ['Sure! Here is one:\n\nRice with eggs\n===\n\ntext', 'Rice with eggs'],
  [`${FENCE}sh\n# a comment\n${FENCE}\n\n# Rice`, 'Rice'],
  ['| a |\n|---|\n', 'Rice and eggs'],
  [`# ${'x'.repeat(500)}`, 'x'.repeat(120)],
])('names the dish of %j', (answer, dish) => {
  expect(readAnswer({ text: answer, ingredients: ['rice', 'eggs'] }).dish).toBe(dish);
});
