import { expect, it } from 'vitest';
import { openUsualTime } from '../../src/model/usualTime.ts';

const open = () => openUsualTime(() => localStorage, 'took');

it.each([
  [[9, 11], null],
  [[30, 1, 12, 0], 12],
  [[1, 2, 4, 8], 4],
  [[99, 99, 99, 99, 99, 99, 1, 1, 1, 1, 1, 7, 7, 7, 7], 1],
])('tells from the last nine answers that took %j how long one usually takes', (took, usual) => {
  const [tab, other] = [open(), open()];
  for (const [at, ms] of took.entries()) (at % 2 ? tab : other).noteTime(ms);
  expect(open().usualMs()).toBe(usual);
});

it.each(['', 'soon', '{"version":1}', '1 2 soon'])('makes nothing of what it cannot read: %s', (text) => {
  localStorage.setItem('took', text);
  expect(open().usualMs()).toBeNull();
});
