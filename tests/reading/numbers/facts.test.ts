import { describe, expect, it } from 'vitest';
import { type Facts, isOnlyFacts, readFacts } from '../../../src/reading/numbers/facts.ts';
import { readTable } from '../readTable.ts';

/** As the table has them: 'yield 12–14 muffins, prep 10, cook 20, total 30'. */
function tell({ yield: made, prep, cook, total }: Facts): string {
  const upTo = made && made.upTo !== null ? `–${made.upTo}` : '';
  const told = [
    made && `yield ${made.count}${upTo}${made.of && ` ${made.of}`}`,
    prep !== null && `prep ${prep}`,
    cook !== null && `cook ${cook}`,
    total !== null && `total ${total}`,
  ];
  return told.filter(Boolean).join(', ');
}

it.each(readTable('numbers/facts.txt'))('$place reads $given', ({ given, expected }) => {
  expect(tell(readFacts(given))).toBe(expected);
});

it.each([...readTable('numbers/onlyFacts.txt'), { place: 'nothing', about: '', given: '' }])(
  '$place tells whether $given is $about',
  ({ about, given }) => {
    expect(isOnlyFacts(given)).toBe(about === 'nothing but facts');
  },
);

it.each([
  'Serves 4 ',
  'Serves 4\n',
  'Prep: 10 min ',
  'total: ',
  'makes 1 a ',
  "a' ",
  'for 4 ',
  '4 people ',
  '| ',
  '- ',
  '1',
])('gets to the end of a long run of %j', (piece) => {
  const text = piece.repeat(12_000 / piece.length);
  expect(readFacts(text).total).toBeNull();
  expect(isOnlyFacts(text)).toBe(false);
});

describe('in a whole recipe', () => {
  const RECIPE = '# Soup\n\nQuick.\n\n## Ingredients\n\n- 2 leeks\n\n## Tips\n\n';

  it('takes the first of two yields, and times from a list', () => {
    const text = '# Rice\n\n*Serves 2*\n\n- Prep: 5 min\n- Cook: 10 min\n\nServes 6 as a side.';
    expect(tell(readFacts(text))).toBe('yield 2, prep 5, cook 10, total 15');
  });

  it('takes no number out of a tip', () => {
    const text = `${RECIPE}- Doubles easily for 8 people\n- Total time: 20 minutes if you hurry`;
    expect(tell(readFacts(text))).toBe('');
  });

  it('takes a line that says nothing else, and a heading', () => {
    expect(tell(readFacts(`${RECIPE}**Total time:** 20 minutes`))).toBe('total 20');
    expect(tell(readFacts(RECIPE.replace('Ingredients', 'Ingredients (serves 4)')))).toBe('yield 4');
  });
});
