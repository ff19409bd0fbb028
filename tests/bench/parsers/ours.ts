import { nameOf } from '../../../src/reading/foods/needed.ts';
import { findAmounts } from '../../../src/reading/numbers/amounts.ts';
import { figuresIn } from '../../../src/reading/numbers/readLine.ts';
import { foodsOf } from '../../../src/reading/words/loading.ts';

/** Reads the first amount of an English ingredient line, and the food's name as the shopping list shows it. */
export function parse(line: string) {
  const [scaled] = findAmounts(line, 'en');
  const figures = figuresIn(line, foodsOf('en'));
  const { low, high, unit } = figures.find(({ start }) => start === scaled?.start) ?? figures[0] ?? {};
  return {
    low: low ?? null,
    high: high ?? null,
    unit: unit ? line.slice(unit.start, unit.end) : '',
    food: nameOf(line, 'en'),
  };
}
