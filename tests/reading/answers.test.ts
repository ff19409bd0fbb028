import { expect, it } from 'vitest';
import { ANSWERS, readAnswers } from './answers.ts';

const FENCE = '`'.repeat(5);
const EGGS = `# eggs

${FENCE}markdown
# Eggs
---
\`\`\`\`
## Ingredients
\`\`\`\`

${FENCE}

Ingredients under "For "two": 1"
- 2 eggs
- - a pan

Steps
- Fry.

Not English
`;
const BREAD = `# bread\n\n${FENCE}markdown\n${FENCE}\n\nNothing\n`;

it('reads the cases of a file', () => {
  const eggs = {
    name: 'eggs',
    text: '# Eggs\n---\n````\n## Ingredients\n````\n',
    ingredients: ['2 eggs', '- a pan'],
    steps: ['Fry.'],
    headings: ['For "two": 1', null],
    asides: [],
    foreign: true,
  };
  const nothing = { ingredients: [], steps: [], headings: [null, null], asides: [], foreign: false };
  const file = `${EGGS}\n${BREAD}`;
  for (const content of [file, file.replaceAll('\n', '\r\n')]) {
    expect(readAnswers('a.md', content)).toEqual([eggs, { name: 'bread', text: '', ...nothing }]);
  }
});

it.each([
  ['a case without a name', EGGS.replace('# eggs', '')],
  ['an answer that does not end', EGGS.replace(`\n${FENCE}\n`, '\n')],
  ['an answer that ends twice', EGGS.replace('---', FENCE)],
  ['an answer of which nothing is said', EGGS.slice(0, EGGS.indexOf('Ingredients under'))],
  ['a word that is not known', EGGS.replace('Steps\n', 'Step\n')],
  ['another order', EGGS.replace('Not English', 'Ingredients\n- salt')],
  ['an item without its dash', EGGS.replace('- Fry', 'Fry')],
  ['a heading without items', EGGS.replace('- Fry.\n', '')],
  ['a blank that nobody sees', EGGS.replace('---', '--- ')],
])('throws at %s, and names the file', (_, content) => {
  expect(() => readAnswers('a.md', `${content}\n${BREAD}`)).toThrow(/^a\.md: /);
});

it('does not take an empty file, nor none', () => {
  expect(() => readAnswers('a.md', '')).toThrow(/^a\.md: /);
  expect(ANSWERS.length).toBeGreaterThan(90);
});
