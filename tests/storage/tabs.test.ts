import { expect, it } from 'vitest';
import type { RecipeEvent } from '../../machines/recipeMachine.ts';
import { openTabs, type Tab } from './tabs.ts';

const add = (...names: string[]) =>
  names.map((ingredient): RecipeEvent => ({ type: 'ingredient.added', ingredient }));
const remove = (ingredient: string): RecipeEvent => ({ type: 'ingredient.removed', ingredient });

/** The same numbers in every run. */
function randomFrom(seed: number): (below: number) => number {
  let number = seed;
  return (below) => {
    number = (number * 16_807) % 2_147_483_647;
    return number % below;
  };
}

it('a list arrives in the other tabs', () => {
  const { openTab } = openTabs();
  const [one, other] = [openTab(), openTab()];
  one.send(...add('rice', 'eggs'));
  other.hear();
  expect(other.list()).toEqual(['rice', 'eggs']);
  one.send({ type: 'ingredients.cleared' });
  other.hear();
  expect(other.list()).toEqual([]);
});

it('holds what all have added, in the order of time, though none has heard of the others', () => {
  const { openTab, settle } = openTabs();
  const [one, other] = [openTab(), openTab()];
  one.send(...add('rice'));
  other.send(...add('salt'));
  one.send(...add('eggs'));
  expect(settle()).toEqual(Array(2).fill(['rice', 'salt', 'eggs']));
  expect(openTab().list()).toEqual(['rice', 'salt', 'eggs']);
});

it('lacks what any has removed', () => {
  const { openTab, settle } = openTabs();
  openTab().send(...add('rice', 'eggs', 'leek'));
  const [one, other] = [openTab(), openTab()];
  one.send(remove('eggs'), ...add('salt'));
  other.send(remove('leek'), ...add('oil'));
  expect(settle()).toEqual(Array(3).fill(['rice', 'salt', 'oil']));
});

it('holds one of two spellings', () => {
  const { openTab, settle, stored } = openTabs();
  const [one, other] = [openTab(), openTab()];
  one.send(...add('Rice'));
  other.send(...add('rice'));
  expect(settle()).toEqual(Array(2).fill(['rice']));
  one.send(remove('rice'));
  expect(settle()).toEqual([[], []]);
  expect(stored()).toEqual([]);
});

it('an undo moves nothing that another tab has moved', () => {
  const { openTab, settle } = openTabs();
  const [one, other] = [openTab(), openTab()];
  one.send(...add('a', 'b', 'c'));
  settle();
  one.send(remove('b'));
  other.hear();
  other.send(remove('a'), ...add('a'));
  one.hear();
  one.send({ type: 'removal.undone' });
  const [first, second] = settle();
  expect(second).toEqual(first);
  expect(openTab().list()).toEqual(first);
});

it('a taste holds what either has chosen, and what either leaves out', () => {
  const { openTab, settle } = openTabs();
  const [one, other] = [openTab(), openTab()];
  one.send({ type: 'taste.changed', changes: { diet: 'vegan', avoid: ['peanuts'] } });
  other.send({ type: 'taste.changed', changes: { minutes: 30, avoid: ['sesame'] } });
  settle();
  const all = { ...one.taste(), diet: 'vegan', minutes: 30, avoid: ['peanuts', 'sesame'] };
  for (const tab of [one, other, openTab()]) expect(tab.taste()).toEqual(all);
  one.send({ type: 'taste.changed', changes: { diet: null, avoid: ['sesame'] } });
  settle();
  expect(other.taste()).toEqual({ ...all, diet: null, avoid: ['sesame'] });
});

it('outlives that everything kept is thrown away, and is stored again with the next change', () => {
  const { openTab, settle, clear, stored } = openTabs();
  const [one, other] = [openTab(), openTab()];
  one.send(...add('rice', 'eggs'), { type: 'taste.changed', changes: { diet: 'vegan', avoid: ['peanuts'] } });
  settle();
  clear();
  expect(settle()).toEqual(Array(2).fill(['rice', 'eggs']));
  expect(stored()).toEqual([]);
  other.send(...add('leek'));
  expect(settle()).toEqual(Array(2).fill(['rice', 'eggs', 'leek']));
  const later = openTab();
  expect(later.list()).toEqual(['rice', 'eggs', 'leek']);
  expect(later.taste()).toEqual(one.taste());
});

it('nothing is lost, and all tabs come to rest at the same, whatever they do and whenever they hear of it', () => {
  const random = randomFrom(1);
  for (let round = 0; round < 300; round++) {
    const { openTab, settle } = openTabs();
    const tabs = [openTab(), openTab(), openTab()];
    const added = new Set<string>();
    const removed = new Set<string>();
    for (let step = 0; step < 15; step++) {
      const tab = tabs[random(3)] as Tab;
      const what = random(3);
      const gone = tab.list()[random(tab.list().length || 1)];
      if (what === 0) tab.hear(random(3));
      else if (what === 1 && gone) {
        removed.add(gone);
        tab.send(remove(gone));
      } else {
        added.add(`added ${step}`);
        tab.send(...add(`added ${step}`));
      }
    }
    const [first, ...others] = settle();
    expect([...others, openTab().list()]).toEqual([first, first, first]);
    expect(new Set(first)).toEqual(new Set([...added].filter((text) => !removed.has(text))));
  }
});

it('comes to rest also where the same few are removed, brought back, split and spelt in other ways', () => {
  const random = randomFrom(7);
  const NAMES = ['rice', 'Rice', 'eggs', 'leek and salt', 'leek', 'salt', 'Crème  fraîche'];
  for (let round = 0; round < 300; round++) {
    const { openTab, settle } = openTabs();
    const tabs = [openTab(), openTab(), openTab()];
    for (let step = 0; step < 20; step++) {
      const tab = tabs[random(3)] as Tab;
      const name = NAMES[random(NAMES.length)] as string;
      const acts: RecipeEvent[][] = [
        add(name),
        add(name),
        [remove(name)],
        [{ type: 'ingredients.cleared' }],
        [{ type: 'removal.undone' }],
        [{ type: 'ingredient.split', ingredient: 'leek and salt', parts: ['leek', 'salt'] }],
      ];
      if (random(3) === 0) tab.hear(random(4));
      else tab.send(...(acts[random(acts.length)] as RecipeEvent[]));
    }
    const [first, ...others] = settle();
    expect([...others, openTab().list()]).toEqual([first, first, first]);
  }
});
