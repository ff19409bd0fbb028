import { describe, expect, it } from 'vitest';
import { drawMarkdown } from '../../../src/page/recipe/drawMarkdown.tsx';
import { findAvoided, findBreaking } from '../../../src/reading/words/avoided.ts';
import cases from './avoided.txt?raw';

describe('a word to avoid', () => {
  it.each([
    ['peanut', 'peanuts, chopped'],
    ['peanuts', '1 tbsp peanut butter'],
    ['Peanut', 'PEANUTS'],
    ['pea', '200 g peas'],
    ['peas', '1 pea'],
    ['egg', '2 eggs, beaten'],
    ['eggs', '1 large egg'],
    ['tomatoes', '1 tomato'],
    ['berries', '1 berry'],
    ['crème fraîche', '2 tbsp creme fraiche'],
    ['creme fraiche', '200 g Crème Fraîche'],
    ['nuss', '100 g Haselnüsse'],
    ['Nüsse', '1 Haselnuss'],
    ['milk', 'a cup of buttermilk'],
    ['corn', '2 tbsp cornstarch'],
    ['nuts', '50 g walnuts'],
    ['nuts', '50 g walnut halves'],
    ['nuts', '2 tbsp hazelnut spread'],
    ['nuez', '100 g nueces'],
    ['soy sauce', '2 tbsp dark soy sauce'],
    ['blue cheese', '50 g blue cheeses, crumbled'],
    ['fish', '1 tsp fish sauce'],
    ['花生', '花生油 2 汤匙'],
    ['えび', 'むきえび 100g'],
    ['🥜', 'a handful of 🥜'],
    ['E621', 'seasoning (E621)'],
    ['ґречка', '100 г ґречка'],
  ])('%j is found in %j', (word, line) => {
    expect(findAvoided([word], ['200 g rice', line])).toEqual([word]);
  });

  it.each([
    ['pea', 'peanut'],
    ['pea', '50 g peanuts'],
    ['peas', '50 g peanuts'],
    ['oats', 'otter cheese'],
    ['peanut', '100 g peas'],
    ['peanut', '1 pea'],
    ['egg', '1 eggplant'],
    ['ham', '1 hamburger bun'],
    ['nut', '1 pinch of nutmeg'],
    ['soy sauce', 'fish sauce'],
    ['blue cheese', 'cheese, blue'],
    ['soy milk', '1 tbsp soy, 2 dl milk and'],
    ['rabbit', '200 g rice'],
    ['E621', '621 g flour'],
    ['.', '1 tsp. salt'],
  ])('%j is not found in %j', (word, line) => {
    expect(findAvoided([word], [line])).toEqual([]);
  });

  it('is told as it was written, and each that is found', () => {
    expect(findAvoided(['Milk', 'nuts', 'Eggs'], ['1 egg', 'milk'])).toEqual(['Milk', 'Eggs']);
  });

  it('that is nothing but a picture is found where that stands', () => {
    expect(findAvoided(['🥜', '🥛'], ['200 g 🥜'])).toEqual(['🥜']);
  });
});

/** Each line of the file: a word, then the lines that are held against it. */
const [INNOCENT = [], GUILTY = []] = cases
  .split('\nguilty\n')
  .map((half) => half.split('\n').filter((line) => line.includes(': ') && !line.startsWith('#')));
const PAIRS = [INNOCENT, GUILTY].flatMap((half) =>
  half.flatMap((row) => {
    const [word = '', lines = ''] = row.split(': ');
    return lines.split(' | ').map((line) => ({ word, line, isGuilty: half === GUILTY }));
  }),
);

it.each(PAIRS)('of $word, $line: $isGuilty', ({ word, line, isGuilty }) => {
  expect(findAvoided([word], [line])).toEqual(isGuilty ? [word] : []);
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

describe('a diet', () => {
  it.each([
    ['vegetarian', '1 l chicken stock', 'chicken stock'],
    ['vegetarian', '1 tbsp fish sauce', 'fish sauce'],
    ['vegetarian', '200 g Speckwürfel', 'Speckwürfel'],
    ['vegan', '2 EL Honig', 'Honig'],
    ['vegan', '200 мл молока', 'молока'],
    ['vegan', '50 g butter (melted)', 'butter'],
    ['pescatarian', '2 lb beef (like chuck or round)', 'beef'],
    ['pescatarian', '4 slices bacon, cut into strips or cubes', 'bacon'],
    ['halal', '100 ml white wine', 'white wine'],
    ['halal', '1/2 lb bacon', 'bacon'],
    ['kosher', '300 g gambas', 'gambas'],
    ['gluten-free', '2 tbsp soy sauce', 'soy sauce'],
    ['gluten-free', '面粉 200克', '面粉'],
    ['low-carb', '200 g basmati rice', 'basmati rice'],
  ] as const)('%s is broken by %j: %j', (diet, line, food) => {
    expect(findBreaking(diet, ['1 carrot', line])).toEqual([food]);
  });

  it.each([
    ['vegetarian', '1 l vegetable stock'],
    ['vegetarian', '1 l chicken or vegetable stock'],
    ['vegetarian', '200 g vegetarian sausages'],
    ['vegetarian', '1 beefsteak tomato'],
    ['vegan', '400 ml coconut milk'],
    ['vegan', '50 g vegan butter'],
    ['vegan', '50 g butter (or vegan butter)'],
    ['vegan', '2 EL Honig oder Ahornsirup'],
    ['vegan', 'plant-based milk'],
    ['pescatarian', '2 salmon fillets'],
    ['halal', '2 tbsp red wine vinegar'],
    ['kosher', '4 slices turkey bacon'],
    ['gluten-free', '200 g gluten-free flour'],
    ['gluten-free', '1 tsp Kümmel'],
    ['gluten-free', '12 g di lievito di birra'],
    ['low-carb', '1 bag cauliflower rice'],
    ['low-carb', '1 tbsp rice vinegar'],
    [null, '4 slices bacon'],
  ] as const)('%s is kept with %j', (diet, line) => {
    expect(findBreaking(diet, [line])).toEqual([]);
  });
});

it.each(['no ', 'a', 'free ', 'a-', 'nuss', '(or '])(
  'comes to an end with 12,000 characters of %j',
  (part) => {
    const text = part.repeat(12_000 / part.length);
    expect(findAvoided(['rabbit', 'milk'], [text])).toEqual([]);
    expect(findBreaking('kosher', [text])).toEqual([]);
  },
);
