import { expect, it } from 'vitest';
import { ingredientsOf } from '../../../src/reading/foods/forStep.ts';
import { readTable } from '../readTable.ts';

/** What the last step names. A group stands before '>', as 'Sauce > honey', 'xx: ' before a list that is not in English. */
function named(list: string, ...texts: string[]): string {
  const ingredients = list
    .replace('xx: ', '')
    .split(' | ')
    .map((line) => {
      const [text = '', group = ''] = line.split(' > ').reverse();
      return { text, group };
    });
  const steps = texts.map((text) => ({ title: '', text }));
  const english = !list.startsWith('xx: ');
  return ingredientsOf(texts.length - 1, { ingredients, steps, english })
    .map(({ text }) => text)
    .join(' | ');
}

/** Below each list 'a step → what it names', or alone a step that names nothing. */
it.each(readTable('foods/forStep.txt'))('$place $given', ({ about, given, expected }) => {
  expect(named(about, given)).toBe(expected);
});

it('takes what no step before has named for the remaining ingredients', () => {
  const oats = '1 cup rolled oats | 1 cup milk | 1 tbsp chia seeds | 1 cup berries';
  expect(named(oats, 'Pour the milk over the oats.', 'Add the remaining ingredients.')).toBe(
    '1 tbsp chia seeds | 1 cup berries',
  );
});

it.each(['the ', 'all ingredients ', 'oil, ', 'a', '蛋', 'öl und ', 'without '])(
  'comes to an end with a hostile step of %j',
  (part) => {
    const step = part.repeat(12_000 / part.length);
    expect(named('xx: 2 tbsp olive oil | 3 Zwiebeln | 卵 4個', step)).toBeTypeOf('string');
  },
);
