import { expect, it } from 'vitest';
import { openKeptList } from '../../src/storage/keptList.ts';

const PREFIX = 'list.';
const open = (now = () => 1_000) => openKeptList(() => localStorage, PREFIX, now);

it('brings back what was kept, in its order, a key each', () => {
  open().keep(['rice', 'Crème  fraîche', 'eggs']);
  expect(open().texts()).toEqual(['rice', 'Crème  fraîche', 'eggs']);
  expect(Object.keys(localStorage).sort()).toEqual(
    ['crème fraîche', 'eggs', 'rice'].map((identity) => PREFIX + identity),
  );
});

it('brings back to its place what was removed', () => {
  const list = open();
  const all = ['rice', 'eggs', 'leek', 'salt', 'oil'];
  list.keep(all);
  for (let time = 0; time < 100; time++) {
    list.keep(['salt']);
    list.keep(all);
    expect(open().texts()).toEqual(all);
  }
});

it('brings back hundreds to their place', () => {
  const list = open();
  const all = ['first', ...Array.from({ length: 300 }, (_, at) => `number ${at}`), 'last'];
  list.keep(all);
  list.keep(['first', 'last']);
  list.keep(all);
  expect(open().texts()).toEqual(all);
});

it('puts what is new last, also after a clock that was ahead', () => {
  let time = 5_000;
  const list = open(() => time);
  list.keep(['rice']);
  time = 3;
  list.keep(['rice', 'eggs']);
  list.keep(['rice', 'eggs', 'leek']);
  expect(open().texts()).toEqual(['rice', 'eggs', 'leek']);
});

it.each([
  ['a newer version', { version: 2, text: 'rice', place: 1 }],
  ['no place', { version: 1, text: 'rice' }],
  ['a place that is none', { version: 1, text: 'rice', place: '1' }],
  ['another text than its key', { version: 1, text: 'eggs', place: 1 }],
  ['no text', { version: 1, place: 1 }],
  ['something else', 7],
])('passes over %s, and leaves it as it is', (_, value) => {
  localStorage.setItem(`${PREFIX}rice`, JSON.stringify(value));
  const list = open();
  expect(list.texts()).toEqual([]);
  expect(list.keep(['rice', 'leek'])).toBe(false);
  expect(list.catchUp(['rice', 'leek'])).toEqual(['leek', 'rice']);
  list.keep([]);
  expect({ ...localStorage }).toEqual({ [`${PREFIX}rice`]: JSON.stringify(value) });
});
