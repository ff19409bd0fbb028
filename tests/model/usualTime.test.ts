import { expect, it } from 'vitest';
import { openUsualTime } from '../../src/model/usualTime.ts';

const open = () => openUsualTime(() => localStorage, 'took');

it.each([
  [[9, 11], null],
  [[30, 1, 12, 0], 12],
  [[1, 2, 4, 8], 4],
  [[9_000, 10_000, 12_000], 10_000],
  [[99, 99, 99, 99, 99, 99, 1, 1, 1, 1, 1, 7, 7, 7, 7], 1],
])('usual answer time: is the median of the last nine of %j', (took, usual) => {
  const [tab, other] = [open(), open()];
  for (const [index, ms] of took.entries()) (index % 2 ? tab : other).noteTime(ms);
  expect(open().usualMs()).toBe(usual);
});

it.each(['', 'soon', '{"version":1}', '1 2 soon'])('usual answer time: is null if saved as %j', (text) => {
  localStorage.setItem('took', text);
  expect(open().usualMs()).toBeNull();
});
