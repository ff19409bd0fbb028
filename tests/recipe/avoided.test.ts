import { describe, expect, it } from 'vitest';
import { findAvoided } from '../../src/recipe/avoided.ts';

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
  ])('%j is not found in %j', (word, line) => {
    expect(findAvoided([word], [line])).toEqual([]);
  });

  it('is told as it was written, and each that is found', () => {
    expect(findAvoided(['Milk', 'nuts', 'Eggs'], ['1 egg', 'milk'])).toEqual(['Milk', 'Eggs']);
  });

  it('that is nothing but a sign is found where the sign is', () => {
    expect(findAvoided(['—'], ['200 g rice'])).toEqual([]);
  });
});
