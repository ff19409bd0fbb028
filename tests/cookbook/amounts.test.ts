import { expect, it } from 'vitest';
import { staplesOf } from '../../machines/staples.ts';
import { NO_TASTE } from '../../machines/taste.ts';
import { suggest } from '../../src/cookbook/cookbook.ts';
import { reader } from '../../src/reader.ts';
import { formatScaled, readList } from '../../src/reading/reading.ts';

const LISTS = `
1 egg, 1 potato
2 eggs
3 eggs, 2 potatoes
4 eggs, 1 onion
12 eggs, 1 zucchini
half an onion
½ onion, 2 eggs
half an onion, 4 potatoes
1 egg, 1 onion, 100 g cheddar
2 eggs, 1 tomato
6 eggs, 100 g feta
4 eggs, 200 g spinach
50 g spinach, 2 eggs
2 eggs, 1 potato, 1 onion
1 potato
4 potatoes, 1 leek
1 carrot, 1 potato, 1 onion
3 carrots, 1 onion, 1 potato
100 g pasta
80 g pasta, 1 zucchini
150 g spaghetti, 1 onion, 1 can tomatoes
200 g spaghetti, 2 eggs, 100 g bacon
500 g pasta, 1 can tuna
100 g rice, 1 egg
150 g rice, 300 g tofu
300 g rice, 1 can chickpeas, 1 onion
200 g ground beef, 1 onion, 1 can tomatoes
500 g ground beef, 1 can kidney beans
1 can chickpeas, 1 onion
½ can chickpeas, 1 lemon
2 cans chickpeas, 1 cucumber
100 ml milk, 1 egg, 100 g flour
500 ml milk, 3 eggs, 250 g flour
2 slices bread, 1 egg
4 slices bread, 100 g cheddar
1 avocado, 1 slice bread
2 flour tortillas, 50 g cheddar
4 flour tortillas, 500 g ground beef
1 clove garlic, 100 g spaghetti
3 cloves garlic, 400 g spaghetti
150 g salmon, 2 potatoes
100 g red lentils, 1 carrot
1 apple, 50 g flour, 25 g butter
2 bananas, 1 egg
1 egg, 30 g cheddar, 1 slice ham
2 bell peppers, 100 g rice
`
  .trim()
  .split('\n');

/** Reads '½ onion, sliced', '1 can (400 g) tomatoes' or '100 g pasta', independently of the reader. */
function amountOf(text: string) {
  const [, whole = '', part = '', unit = '', food = ''] =
    /^(\d*) ?([½¼¾]?) ?(g|ml|cans?|cloves?|slices?)?(?: \(.*?\))? ?([^,]+)/.exec(
      text.replace('half an ', '½ '),
    ) ?? [];
  const value = Number(whole) + ({ '½': 0.5, '¼': 0.25, '¾': 0.75 }[part] ?? 0);
  return { value, unit: unit.replace(/s$/, ''), food: food.replace(/(?<=o)es$|(?<!s)s$/, '') };
}

const english = reader.languageOf('en');

it.each(LISTS)('list with amounts: the recipe uses no more, or asks to buy the difference: %s', (list) => {
  const ingredients = list.split(', ');
  const suggestion = suggest({ ingredients, staples: staplesOf(null), taste: NO_TASTE, previousDishes: [] });
  if (!('text' in suggestion)) throw new Error('no recipe');
  const { text, leftOut } = suggestion;
  expect(leftOut.length).toBeLessThan(ingredients.length);
  const shareToBuy = readList([...ingredients, ...staplesOf(null)], english);
  const lines = reader.read({ text, ingredients }).ingredients.map((line) => {
    const share = shareToBuy(line.text);
    return {
      ...amountOf(line.text),
      toBuy: share && amountOf(formatScaled(line.text, english, share)).value,
    };
  });
  for (const { value, unit, food } of ingredients.map(amountOf)) {
    for (const line of lines.filter((one) => one.food === food && one.unit === unit)) {
      expect(line.toBuy, food).toBe(Math.max(0, line.value - value));
    }
  }
});

it.each([
  ['2 eggs', null, '1', '2 eggs'],
  ['1 egg, 1 potato', null, '1', '1 egg'],
  ['100 g pasta', null, '1', '100 g pasta'],
  ['half an onion, 4 eggs', null, '2', '½ onion, finely chopped'],
  ['150 g spaghetti, 1 onion, 1 can tomatoes', null, '2', '150 g spaghetti'],
  ['100 g pasta', 2, '2', '200 g pasta'],
])('list with amounts: %s, for %s eaters: serves %s, and uses %s', (list, eaters, servings, line) => {
  const taste = { ...NO_TASTE, eaters };
  const ingredients = list.split(', ');
  const suggestion = suggest({ ingredients, staples: staplesOf(null), taste, previousDishes: [] });
  expect(suggestion).toHaveProperty('text', expect.stringContaining(`Serves ${servings} |`));
  expect(suggestion).toHaveProperty('text', expect.stringContaining(`\n- ${line}\n`));
});
