import { describe, expect, it } from 'vitest';
import { drawMarkdown } from '../../../src/page/recipe/drawMarkdown.tsx';
import { findAvoided } from '../../../src/reading/words/avoided.ts';

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
    ['Milch', '200 ml Kokosmilch'],
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

describe('in a recipe, a word to avoid', () => {
  const STEPS = '\n\n## Steps\n\n1. Fry it, without peanuts.';
  const found = (text: string) => findAvoided(['peanut'], drawMarkdown(text)?.outline.ingredientLines ?? []);

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
