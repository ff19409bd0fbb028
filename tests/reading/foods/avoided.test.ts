import { describe, expect, it } from 'vitest';
import type { Diet } from '../../../machines/taste.ts';
import { drawMarkdown } from '../../../src/page/drawing/drawMarkdown.tsx';
import { findAvoided, findBreaking } from '../../../src/reading/foods/avoided.ts';
import { readTable } from '../readTable.ts';

/** 'a word to avoid: a line | another line', each line innocent of it or guilty. */
const PAIRS = readTable('foods/avoided.txt').flatMap(({ place, about, given }) => {
  const [word = '', lines = ''] = given.split(': ');
  return lines.split(' | ').map((line) => ({ place, word, line, isGuilty: about.startsWith('guilty') }));
});

it.each(PAIRS)('$place $word in $line: $isGuilty', ({ word, line, isGuilty }) => {
  expect(findAvoided([word], [line])).toEqual(isGuilty ? [word] : []);
});

describe('a word to avoid', () => {
  it('is told as it was written, and each that is found', () => {
    expect(findAvoided(['Milk', 'nuts', 'Eggs'], ['1 egg', 'milk'])).toEqual(['Milk', 'Eggs']);
  });

  // Quadratic, this takes minutes.
  it('is looked for in a word without end', () => {
    expect(findAvoided(['milk', 'лук'], [`- ${'牛'.repeat(40_000)}`])).toEqual([]);
  });

  it('that is nothing but a picture is found where that stands', () => {
    expect(findAvoided(['🥜', '🥛'], ['200 g 🥜'])).toEqual(['🥜']);
  });
});

describe('in a recipe, a word to avoid', () => {
  const STEPS = '\n\n## Steps\n\n1. Fry it, without peanuts.';
  const found = (text: string) =>
    findAvoided(['peanut'], drawMarkdown(text, '')?.outline.ingredientLines ?? []);

  it.each([
    ['a list', '## Ingredients\n\n- rice\n- peanuts'],
    ['a table', '## Ingredients\n\n| What | How much |\n| --- | --- |\n| peanuts | 50 g |'],
    ['a list of its own', '## Ingredients\n\n- rice\n\n## Optional toppings\n\n- chopped peanuts'],
    ['a line beside the list', '## Ingredients\n\n- rice\n\nOptional: peanuts, chopped'],
    ['an item within an item', '## Ingredients\n\n- rice\n  - topped with peanuts'],
    ['a text without a list', 'Fry the rice with peanuts.'],
  ])('is found in %s', (_, text) => {
    expect(found(`# Dish\n\n${text}${STEPS}`)).toEqual(['peanut']);
  });

  it.each([
    ['the words before them', '# Peanut-free rice\n\nWithout peanuts.\n\n## Ingredients\n\n- rice'],
    ['what is struck out', '# Rice\n\n## Ingredients\n\n- ~~peanuts~~ rice'],
  ])('is not found in %s', (_, text) => {
    expect(found(text + STEPS)).toEqual([]);
  });
});

/** Below each diet 'a line → what in it breaks the diet', or alone a line that keeps it. */
it.each(readTable('foods/diets.txt'))('$place $about with $given', ({ about, given, expected }) => {
  expect(findBreaking(about as Diet, ['1 carrot', given])).toEqual(expected ? [expected] : []);
});

it.each(['no ', 'a', 'free ', 'a-', 'nuss', '(or '])(
  'comes to an end with 12,000 characters of %j',
  (part) => {
    const text = part.repeat(12_000 / part.length);
    expect(findAvoided(['rabbit', 'milk'], [text])).toEqual([]);
    expect(findBreaking('kosher', [text])).toEqual([]);
  },
);
