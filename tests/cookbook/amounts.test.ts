import { formatScaled, readList } from 'recipe-reading';
import { expect, it } from 'vitest';
import { staplesOf } from '../../machines/staples.ts';
import { formatFood } from '../../src/cookbook/amounts.ts';
import { suggest } from '../../src/cookbook/offer.ts';
import { reader } from '../../src/reader.ts';
import { inputFor } from './inputs.ts';
import TEXT from './listsWithAmounts.txt?raw';

const LISTS = TEXT.trim().split('\n');

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

it.each(LISTS)(
  'list with amounts: if the recipe needs more, only the difference has to be bought (%s)',
  (list) => {
    const input = inputFor(list);
    const { ingredients } = input;
    const suggestion = suggest(input);
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
  },
);

it.each([
  ['2 eggs', null, '1', '2 eggs'],
  ['1 egg, 1 potato', null, '1', '1 egg'],
  ['1 potato', null, '1', '1 potato'],
  ['100 g pasta', null, '1', '100 g pasta'],
  ['half an onion, 4 eggs', null, '2', '½ onion'],
  ['150 g spaghetti, 1 onion, 1 can tomatoes', null, '2', '150 g spaghetti'],
  ['100 g pasta', 2, '2', '200 g pasta'],
  // The meat decides, and there are fewer carrots in the dish.
  ['400 g minced beef, 1 carrot, 1 onion, 1 can tomatoes, potatoes', null, '3', '1 carrot'],
  ['1 kg chuck steak, 2 carrots, potatoes', null, '4', '800 g chuck steak'],
  // Twice the meat needs less than twice the oil.
  ['1 kg chuck steak, 2 carrots, potatoes', 4, '4', '3 tablespoons oil'],
  ['chickpeas, spinach, turmeric, rice, tomatoes', 2, '2', '1 teaspoon turmeric'],
])(
  'list with amounts: for the list %s and %s eaters, the recipe serves %s and uses %s',
  (list, eaters, servings, line) => {
    const suggestion = suggest(inputFor(list, { eaters }));
    expect(suggestion).toHaveProperty('text', expect.stringContaining(`Serves ${servings} |`));
    expect(suggestion).toHaveProperty('text', expect.stringMatching(new RegExp(`^- ${line}(?:,.*)?$`, 'm')));
  },
);

it.each([
  ['120 g risotto rice, mushrooms', '600 ml vegetable stock'],
  ['100 g polenta, mushrooms', '500 ml water'],
  ['100 g rice, 2 eggs, peas', '150 ml water'],
])('list with less rice than a dish needs: the dish needs less liquid, too (%s)', (list, liquid) => {
  const suggestion = suggest(inputFor(list));
  expect(suggestion).toHaveProperty('text', expect.stringContaining('Serves 2 |'));
  expect(suggestion).toHaveProperty('text', expect.stringContaining(liquid));
});

it('amount of more than a litre: is rounded to a tenth of a litre', () => {
  expect(formatFood({ count: 1_540, unit: 'ml' }, { food: 'water' }).text).toBe('1.5 l water');
});
