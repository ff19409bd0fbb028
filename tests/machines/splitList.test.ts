import { expect, it } from 'vitest';
import { partsOf, splitLines, splitWords } from '../../machines/splitList.ts';

it.each([
  ['eggs, tomatoes and bread', 'eggs | tomatoes | bread'],
  ['eggs, tomatoes, and bread', 'eggs | tomatoes | bread'],
  ['eggs; tomatoes;bread', 'eggs | tomatoes | bread'],
  ['eggs\ntomatoes', 'eggs | tomatoes'],
  ['Eier, Tomaten und Brot', 'Eier | Tomaten | Brot'],
  ['œufs, tomates et pain', 'œufs | tomates | pain'],
  ['huevos, tomates y pan', 'huevos | tomates | pan'],
  ['1,5 l milk, 2 eggs', '1,5 l milk | 2 eggs'],
  ['cheese (feta, gouda), bread', 'cheese (feta, gouda) | bread'],
  ['eggs, , tomatoes,', 'eggs | tomatoes'],
  ['salt and pepper, eggs', 'salt and pepper | eggs'],
  ['eggs,2 tomatoes', 'eggs | 2 tomatoes'],
  ['卵、米、ねぎ', '卵 | 米 | ねぎ'],
  ['thon, tomates en boîte', 'thon | tomates en boîte'],
  ['eggs,', 'eggs'],
  ['rice, rice', 'rice'],
  ['feta, mac and cheese', 'feta | mac and cheese'],
  ['feta, macaroni and cheese', 'feta | macaroni and cheese'],
  ['feta, macaroni and tomatoes', 'feta | macaroni | tomatoes'],
  ['eggs, half and half', 'eggs | half and half'],
  ['eggs, half and half and butter', 'eggs | half and half | butter'],
  ['rice, sweet and sour sauce', 'rice | sweet and sour sauce'],
  ['rice, red and green peppers', 'rice | red and green peppers'],
  ['eggs, salt and pepper', 'eggs | salt | pepper'],
  ['tomatoes, diced, eggs', 'tomatoes, diced | eggs'],
  ['eggs, tomatoes, diced and bread', 'eggs | tomatoes, diced | bread'],
  ['carrots, peeled, and diced', 'carrots, peeled, diced'],
  ['onions, diced, carrots, diced', 'onions, diced | carrots, diced'],
  ['eggs, carrots, peeled and sliced', 'eggs | carrots, peeled, sliced'],
  ['onion, finely chopped, salt, to taste', 'onion, finely chopped | salt, to taste'],
  ['chicken, cut into strips, rice', 'chicken, cut into strips | rice'],
  ['basil, for serving, cream', 'basil, for serving | cream'],
  ['oats, linseed, seaweed, bread', 'oats | linseed | seaweed | bread'],
  ['eggs, smoked salmon, diced tomatoes', 'eggs | smoked salmon | diced tomatoes'],
])('typed list: splits %j', (text, parts) => {
  expect(partsOf(text)).toEqual(parts.split(' | '));
});

it('typed list: contains nothing if the text is empty', () => {
  expect(partsOf('')).toEqual([]);
});

it.each([
  'eggs',
  'salt and pepper',
  'macaroni & cheese',
  '1,5 l milk',
  '1, 5 l milk',
  '1,000 g flour',
  'cheese (feta, gouda)',
  'sand dabs and hand cheese',
  'tomatoes, diced',
  'butter, at room temperature',
  'half and half',
  'x, '.repeat(500),
])('typed list: does not split a single food (%#)', (text) => {
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
])('pasted list %j: has no titles unless it is a single line', (text, lines) => {
  expect(splitLines(text).join(' | ')).toBe(lines);
});

it('list of foods to avoid: is split at "and", even without a comma', () => {
  const words = splitWords('nuts, milk and eggs\n- salt and pepper\n- fish, smoked');
  expect(words.join(' | ')).toBe('nuts | milk | eggs | salt | pepper | fish | smoked');
});
