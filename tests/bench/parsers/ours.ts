import { reader } from '../../../src/reader.ts';
import { figuresIn, findAmounts, nameOf } from '../../../src/reading/reading.ts';

const english = reader.languageOf('en');

/** Reads the first amount of an English ingredient line, and the food's name as the shopping list shows it. */
export function parse(line: string) {
  const [scaled] = findAmounts(line, english);
  const figures = figuresIn(line, english);
  const { low, high, unit } = figures.find(({ start }) => start === scaled?.start) ?? figures[0] ?? {};
  return {
    low: low ?? null,
    high: high ?? null,
    unit: unit ? line.slice(unit.start, unit.end) : '',
    food: nameOf(line, english),
  };
}
