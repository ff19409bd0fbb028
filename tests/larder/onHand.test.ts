import { describe, expect, it } from 'vitest';
import { openOnHand } from '../../src/larder/onHand.ts';
import { openShelf } from '../../src/larder/shelf.ts';
import { openTabs, type Tab } from './tabs.ts';

const PREFIX = 'recipe-kitchen.onHand.';
const open = (now = () => 1_000) =>
  openOnHand(
    openShelf(() => localStorage),
    now,
  );

it('brings back what was kept, in its order, a key each', () => {
  open().keep(['rice', 'Crème  fraîche', 'eggs']);
  expect(open().list()).toEqual(['rice', 'Crème  fraîche', 'eggs']);
  expect(Object.keys(localStorage).sort()).toEqual(
    ['crème fraîche', 'eggs', 'rice'].map((identity) => PREFIX + identity),
  );
});

it('brings back to its place what was removed', () => {
  const onHand = open();
  const all = ['rice', 'eggs', 'leek', 'salt', 'oil'];
  onHand.keep(all);
  for (let time = 0; time < 100; time++) {
    onHand.keep(['salt']);
    onHand.keep(all);
    expect(open().list()).toEqual(all);
  }
});

it('puts what is new last, also after a clock that was ahead', () => {
  let time = 5_000;
  const onHand = open(() => time);
  onHand.keep(['rice']);
  time = 3;
  onHand.keep(['rice', 'eggs']);
  onHand.keep(['rice', 'eggs', 'leek']);
  expect(open().list()).toEqual(['rice', 'eggs', 'leek']);
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
  const onHand = open();
  expect(onHand.list()).toEqual([]);
  expect(onHand.keep(['rice', 'leek'])).toBe(false);
  expect(onHand.catchUp(['rice', 'leek'])).toEqual(['leek', 'rice']);
  onHand.keep([]);
  expect({ ...localStorage }).toEqual({ [`${PREFIX}rice`]: JSON.stringify(value) });
});

describe('in several tabs', () => {
  it('arrives in the others', () => {
    const { openTab } = openTabs();
    const [one, other] = [openTab(), openTab()];
    one.keep(['rice', 'eggs']);
    expect(other.hear()).toEqual(['rice', 'eggs']);
    one.keep([]);
    expect(other.hear()).toEqual([]);
  });

  it('holds what all have added, in the order of time, though none has heard of the others', () => {
    const { openTab, settle } = openTabs();
    const [one, other] = [openTab(), openTab()];
    one.keep(['rice']);
    other.keep(['salt']);
    one.keep(['rice', 'eggs']);
    expect(settle()).toEqual(Array(2).fill(['rice', 'salt', 'eggs']));
    expect(openTab().list()).toEqual(['rice', 'salt', 'eggs']);
  });

  it('lacks what any has removed', () => {
    const { openTab, settle } = openTabs();
    openTab().keep(['rice', 'eggs', 'leek']);
    const [one, other] = [openTab(), openTab()];
    one.keep(['rice', 'leek', 'salt']);
    other.keep(['rice', 'eggs', 'oil']);
    expect(settle()).toEqual(Array(3).fill(['rice', 'salt', 'oil']));
    other.keep(['rice', 'salt', 'oil', 'eggs']);
    expect(one.hear()).toEqual(['rice', 'salt', 'oil', 'eggs']);
  });

  it('holds one of two spellings', () => {
    const { openTab, settle, stored } = openTabs();
    const [one, other] = [openTab(), openTab()];
    one.keep(['Rice']);
    other.keep(['rice']);
    expect(settle()).toEqual(Array(2).fill(['rice']));
    one.keep([]);
    expect(settle()).toEqual([[], []]);
    expect(stored()).toEqual([]);
  });

  it('loses nothing, and comes to rest, the same in all, whatever they do and whenever they hear of it', () => {
    let seed = 1;
    const random = (below: number) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 300; round++) {
      const { openTab, settle } = openTabs();
      const tabs = [openTab(), openTab(), openTab()];
      const added = new Set<string>();
      const removed = new Set<string>();
      for (let step = 0; step < 15; step++) {
        const tab = tabs[random(3)] as Tab;
        const list = tab.list();
        const what = random(4);
        if (what === 0) tab.hear(random(3));
        else if (what === 1 && list.length > 0) {
          const [gone] = list.splice(random(list.length), 1);
          removed.add(gone as string);
          tab.keep(list);
        } else {
          added.add(`added ${step}`);
          tab.keep(list.toSpliced(random(2) ? list.length : random(list.length + 1), 0, `added ${step}`));
        }
      }
      const [first, ...others] = settle();
      expect([...others, openTab().list()]).toEqual([first, first, first]);
      expect(new Set(first)).toEqual(new Set([...added].filter((text) => !removed.has(text))));
    }
  });

  it('outlives that everything kept is thrown away', () => {
    const { openTab, stored } = openTabs();
    const one = openTab();
    one.keep(['rice', 'eggs']);
    one.lose();
    expect(one.hear()).toEqual(['rice', 'eggs']);
    expect(stored()).toEqual([]);
    one.keep(['rice', 'eggs', 'leek']);
    expect(openTab().list()).toEqual(['rice', 'eggs', 'leek']);
  });
});
