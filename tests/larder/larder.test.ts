import { describe, expect, it } from 'vitest';
import { openLarder } from '../../src/larder/larder.ts';
import { recipeOf } from '../testRecipeActor.ts';
import { faulty, refuse } from './storage.ts';

const KEY = 'recipe-kitchen';
const RECIPE = recipeOf('# Egg-fried rice');
const DOCUMENT = { version: 1, ingredients: ['rice', 'eggs'], recipe: RECIPE };
const NOTHING = { ingredients: [], recipe: null };

const open = () => openLarder(() => localStorage);
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

it('starts empty', () => {
  expect(open().kept).toEqual(NOTHING);
  expect(stored()).toBeNull();
});

it('brings back what was kept', () => {
  const { keep } = open();
  keep({ ingredients: ['rice'], recipe: null });
  keep({ ingredients: ['rice', 'eggs'], recipe: RECIPE });
  expect(stored()).toEqual(DOCUMENT);
  expect(open().kept).toEqual({ ingredients: DOCUMENT.ingredients, recipe: RECIPE });
});

it('writes only what has changed', () => {
  let writes = 0;
  const { keep } = openLarder(() => faulty({ setItem: () => void writes++ }));
  const change = { ingredients: ['rice'], recipe: null };
  keep(change);
  keep(change);
  expect(writes).toBe(1);
});

it('keeps no empty kitchen: its first screen would be held back', () => {
  const { keep } = open();
  keep({ ingredients: [], recipe: null });
  expect(stored()).toBeNull();
  keep({ ingredients: ['rice'], recipe: null });
  keep({ ingredients: [], recipe: null });
  expect(localStorage).toHaveLength(0);
});

it('puts each new recipe into the box, once', () => {
  const { keep, box } = open();
  keep({ ingredients: [], recipe: RECIPE });
  keep({ ingredients: ['feta'], recipe: RECIPE });
  keep({ ingredients: ['feta'], recipe: recipeOf('# Another', { at: 2_000 }) });
  expect(box.getSnapshot().entries.map(({ recipe }) => recipe.text)).toEqual([
    '# Another',
    '# Egg-fried rice',
  ]);
});

describe('what cannot be read', () => {
  it.each([
    ['broken JSON', '{"version":1,'],
    ['an empty text', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['an array', '[]'],
    ['a newer version', JSON.stringify({ ...DOCUMENT, version: 2 })],
    ['an older version', JSON.stringify({ ...DOCUMENT, version: 0 })],
    ['no version', JSON.stringify({ ...DOCUMENT, version: undefined })],
    ['ingredients of another kind', JSON.stringify({ ...DOCUMENT, ingredients: ['rice', 7] })],
    ['ingredients that are no list', JSON.stringify({ ...DOCUMENT, ingredients: 'rice' })],
    ['a recipe of another kind', JSON.stringify({ ...DOCUMENT, recipe: {} })],
    ['a recipe without a place in time', JSON.stringify({ ...DOCUMENT, recipe: { ...RECIPE, at: 1e300 } })],
    ['a recipe whose id is a path', JSON.stringify({ ...DOCUMENT, recipe: { ...RECIPE, id: '../x' } })],
    ['another document', '{"theme":"dark"}'],
    ['__proto__ instead of fields', '{"__proto__":{"version":1,"ingredients":[],"recipe":null}}'],
  ])('is left alone: %s', (_, text) => {
    localStorage.setItem(KEY, text);
    const { kept, keep } = open();
    expect(kept).toEqual(NOTHING);
    keep({ ingredients: ['feta'], recipe: null });
    expect(localStorage.getItem(KEY)).toBe(text);
  });

  it('is left alone when another tab, newer than this one, has written it meanwhile', () => {
    const { keep } = open();
    const newer = JSON.stringify({ version: 2 });
    localStorage.setItem(KEY, newer);
    keep({ ingredients: ['feta'], recipe: null });
    expect(localStorage.getItem(KEY)).toBe(newer);
  });
});

describe('a storage that fails', () => {
  it('by throwing when it is touched, leaves the page working in memory', () => {
    const { kept, keep, box } = openLarder(() => {
      throw new DOMException('No', 'SecurityError');
    });
    expect(kept).toEqual(NOTHING);
    keep({ ingredients: ['rice'], recipe: RECIPE });
    expect(box.getSnapshot()).toMatchObject({ entries: [{ recipe: RECIPE, ticks: [] }], unstored: true });
  });

  it('when read, is not written to', () => {
    localStorage.setItem(KEY, JSON.stringify(DOCUMENT));
    openLarder(() => faulty({ getItem: refuse })).keep({ ingredients: [], recipe: null });
    expect(stored()).toEqual(DOCUMENT);
  });

  it('when written, keeps what was there and is tried again with the next change', () => {
    localStorage.setItem(KEY, JSON.stringify(DOCUMENT));
    let full = true;
    const { keep } = openLarder(() =>
      faulty({ setItem: (key, value) => (full ? refuse() : localStorage.setItem(key, value)) }),
    );
    keep({ ingredients: ['feta'], recipe: null });
    expect(stored()).toEqual(DOCUMENT);
    full = false;
    keep({ ingredients: ['feta', 'bread'], recipe: RECIPE });
    expect(stored()).toEqual({ ...DOCUMENT, ingredients: ['feta', 'bread'] });
  });
});
