import { expect, it } from 'vitest';
import { linesOf, partsOf, wordsOf } from '../../../src/reading/words/splitInto.ts';

it.each<[string, string[]]>([
  ['eggs, tomatoes and bread', ['eggs', 'tomatoes', 'bread']],
  ['eggs, tomatoes, and bread', ['eggs', 'tomatoes', 'bread']],
  ['eggs, tomatoes', ['eggs', 'tomatoes']],
  ['eggs; tomatoes;bread', ['eggs', 'tomatoes', 'bread']],
  ['eggs\ntomatoes', ['eggs', 'tomatoes']],
  ['Eier, Tomaten und Brot', ['Eier', 'Tomaten', 'Brot']],
  ['œufs, tomates et pain', ['œufs', 'tomates', 'pain']],
  ['huevos, tomates y pan', ['huevos', 'tomates', 'pan']],
  ['1,5 l milk, 2 eggs', ['1,5 l milk', '2 eggs']],
  ['cheese (feta, gouda), bread', ['cheese (feta, gouda)', 'bread']],
  ['eggs, , tomatoes,', ['eggs', 'tomatoes']],
  ['salt and pepper, eggs', ['salt and pepper', 'eggs']],
  ['eggs,2 tomatoes', ['eggs', '2 tomatoes']],
  ['卵、米、ねぎ', ['卵', '米', 'ねぎ']],
  ['thon, tomates en boîte', ['thon', 'tomates en boîte']],
])('takes %j apart', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

it.each([
  'eggs',
  'salt and pepper',
  'macaroni & cheese',
  '1,5 l milk',
  '1,000 g flour',
  '1, 5 l milk',
  'rice, rice',
  'x, '.repeat(500),
  'cheese (feta, gouda)',
  'sand dabs and hand cheese',
  'eggs,',
  '',
])('leaves %j whole', (text) => {
  expect(partsOf(text).length).toBeLessThan(2);
});

it('drops what a list begins its lines with', () => {
  const list = '- rice\r\n* eggs\n• feta\n– leek\n1. salt\n2) oil\n- [ ] milk\n- [x] 1.5 l water\nplain\n';
  expect(linesOf(list).filter((line) => line !== '')).toEqual([
    'rice',
    'eggs',
    'feta',
    'leek',
    'salt',
    'oil',
    'milk',
    '1.5 l water',
    'plain',
  ]);
});

it('takes words apart even where they are joined by and alone', () => {
  expect(wordsOf('nuts, milk and eggs\n- salt and pepper')).toEqual([
    'nuts',
    'milk',
    'eggs',
    'salt',
    'pepper',
  ]);
});
