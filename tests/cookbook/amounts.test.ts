import { formatScaled, readList } from 'recipe-reading';
import { expect, it } from 'vitest';
import { staplesOf } from '../../machines/staples.ts';
import { formatFood } from '../../src/cookbook/amounts.ts';
import { suggest } from '../../src/cookbook/offer.ts';
import { reader } from '../../src/reader.ts';
import { tablesIn } from '../rowsIn.ts';
/** Each row has a list, the number of eaters, the servings and an ingredient; or a list and the liquid of its dish. */
import TABLES from './amounts.tables.tsv?raw';
import { inputFor } from './inputs.ts';
import TEXT from './listsWithAmounts.txt?raw';

const LISTS = TEXT.trim().split('\n');
const tables = tablesIn(TABLES);

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

it.each(LISTS)('list with amounts: if a recipe needs more, only the difference is to buy (%s)', (list) => {
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
});

it.each(tables('servings'))(
  'list with amounts: for the list %s and eaters (%s), the recipe serves %s and uses %s',
  (list, eaters, servings, line) => {
    const suggestion = suggest(inputFor(list, { eaters: Number(eaters) || null }));
    expect(suggestion).toHaveProperty('text', expect.stringContaining(`Serves ${servings} |`));
    expect(suggestion).toHaveProperty('text', expect.stringMatching(new RegExp(`^- ${line}(?:,.*)?$`, 'm')));
  },
);

it.each(tables('liquids'))('list with too little rice: the dish needs less liquid (%s)', (list, liquid) => {
  const suggestion = suggest(inputFor(list));
  expect(suggestion).toHaveProperty('text', expect.stringContaining('Serves 2 |'));
  expect(suggestion).toHaveProperty('text', expect.stringContaining(liquid));
});

it('amount of more than a litre: is rounded to a tenth of a litre', () => {
  expect(formatFood({ count: 1_540, unit: 'ml' }, { food: 'water' }).text).toBe('1.5 l water');
});
