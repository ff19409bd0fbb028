import { expect, it } from 'vitest';
import { findDurations } from '../../../src/reading/numbers/durations.ts';
import { readTable } from '../readTable.ts';

/** What gets a timer stands between brackets, as '[10 to 12 minutes] → 10', in minutes; what has none gets none. */
it.each(readTable('numbers/durations.txt'))('$place times $given', ({ given, expected }) => {
  const text = given.replace(/[[\]]/g, '');
  const found = findDurations(text);
  const marked = found.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  );
  const minutes = found.map(({ seconds }) => seconds / 60).join(', ');
  expect({ marked, minutes }).toEqual({ marked: given, minutes: expected });
});

it.each([
  '1 ',
  '1',
  'a ',
  '10 minutes, ',
  '1 h 30 ',
  'between 1 and ',
  'keep 1 hour ',
  '½',
  ' ',
  '-',
  '_',
  "un'",
])('gets to the end of a long run of %j', (piece) => {
  expect(findDurations(piece.repeat(12_000 / piece.length)).length).toBeLessThan(2_000);
});
