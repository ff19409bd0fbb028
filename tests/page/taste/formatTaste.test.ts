import { expect, it } from 'vitest';
import { NO_TASTE } from '../../../machines/taste.ts';
import { formatTaste } from '../../../src/page/taste/formatTaste.ts';
import { rowsIn } from '../../rowsIn.ts';
/** Each row has a taste and its summary. */
import SUMMARIES from './formatTaste.tsv?raw';

it.each(rowsIn(SUMMARIES))('taste summary: formats %s on one line', (taste = '', summary) => {
  expect(formatTaste({ ...NO_TASTE, ...JSON.parse(taste) })).toBe(summary);
});
