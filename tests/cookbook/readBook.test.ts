import { expect, it } from 'vitest';
import { readBook } from '../../src/cookbook/readBook.ts';
import { stepwise } from '../../src/shared/steps/stepwise.ts';
import DISH from './soup.md?raw';

it.each([
  ['300 ml', { count: 300, unit: 'ml' }],
  ['1 l', { count: 1000, unit: 'ml' }],
  ['1 ½ l', { count: 1500, unit: 'ml' }],
  ['½ tablespoon', { count: 0.5, unit: 'tablespoon' }],
])('dish: reads the amount of a food (%s)', (written, amount) => {
  const text = DISH.replace('AMOUNT', written);
  const { dishes } = stepwise(() =>
    readBook('## Kinds\n\n- stock: stock\n\n## Others\n', [{ kind: 'soup', text }], {
      made: text,
      ready: text,
      sweet: text,
    }),
  ).result();
  expect(dishes[0]?.slots[0]?.lines[0]).toMatchObject({ amount, foods: ['stock'] });
});
