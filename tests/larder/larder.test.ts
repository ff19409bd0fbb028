import { describe, expect, it } from 'vitest';
import { openLarder } from '../../src/larder/larder.ts';

const KEY = 'recipe-kitchen';
const DOCUMENT = { version: 1, ingredients: ['rice', 'eggs'], recipe: '# Egg-fried rice' };
const NOTHING = { ingredients: [], recipe: null };

const open = () => openLarder(() => localStorage);
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

/** A storage that behaves like the real one but for the given calls. */
function storage(faults: Partial<Pick<Storage, 'getItem' | 'setItem'>>): Storage {
  const real: Pick<Storage, 'getItem' | 'setItem'> = {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
  };
  return { ...real, ...faults } as Storage;
}

function refuse(): never {
  throw new DOMException('No', 'QuotaExceededError');
}

it('starts empty', () => {
  expect(open().kept).toEqual(NOTHING);
  expect(stored()).toBeNull();
});

it('brings back what was kept', () => {
  const { keep } = open();
  keep({ ingredients: ['rice'], recipe: null });
  keep({ ingredients: ['rice', 'eggs'], recipe: '# Egg-fried rice' });
  expect(stored()).toEqual(DOCUMENT);
  expect(open().kept).toEqual({ ingredients: DOCUMENT.ingredients, recipe: DOCUMENT.recipe });
});

it('leaves what it is not told to change', () => {
  localStorage.setItem(KEY, JSON.stringify(DOCUMENT));
  open().keep({ ingredients: ['feta'] });
  expect(stored()).toEqual({ ...DOCUMENT, ingredients: ['feta'] });
});

it('writes only what has changed', () => {
  let writes = 0;
  const { keep } = openLarder(() => storage({ setItem: () => void writes++ }));
  const change = { ingredients: ['rice'], recipe: null };
  keep(change);
  keep(change);
  expect(writes).toBe(1);
});

describe('what cannot be read', () => {
  it.each([
    ['broken JSON', '{"version":1,'],
    ['an empty text', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['an array', '[]'],
    ['a newer version', JSON.stringify({ ...DOCUMENT, version: 2 })],
    ['no version', JSON.stringify({ ...DOCUMENT, version: undefined })],
    ['ingredients of another kind', JSON.stringify({ ...DOCUMENT, ingredients: ['rice', 7] })],
    ['ingredients that are no list', JSON.stringify({ ...DOCUMENT, ingredients: 'rice' })],
    ['a recipe of another kind', JSON.stringify({ ...DOCUMENT, recipe: {} })],
    ['another document', '{"theme":"dark"}'],
    ['__proto__ instead of fields', '{"__proto__":{"version":1,"ingredients":[],"recipe":null}}'],
  ])('is left alone: %s', (_, text) => {
    localStorage.setItem(KEY, text);
    const { kept, keep } = open();
    expect(kept).toEqual(NOTHING);
    keep({ ingredients: ['feta'] });
    expect(localStorage.getItem(KEY)).toBe(text);
  });
});

describe('a storage that fails', () => {
  it('by throwing when it is touched, leaves the page working in memory', () => {
    const { kept, keep } = openLarder(() => {
      throw new DOMException('No', 'SecurityError');
    });
    expect(kept).toEqual(NOTHING);
    expect(() => keep({ ingredients: ['rice'] })).not.toThrow();
  });

  it('when read, is not written to', () => {
    localStorage.setItem(KEY, JSON.stringify(DOCUMENT));
    openLarder(() => storage({ getItem: refuse })).keep({ ingredients: [] });
    expect(stored()).toEqual(DOCUMENT);
  });

  it('when written, keeps what was there and is tried again with the next change', () => {
    localStorage.setItem(KEY, JSON.stringify(DOCUMENT));
    let full = true;
    const { keep } = openLarder(() =>
      storage({ setItem: (key, value) => (full ? refuse() : localStorage.setItem(key, value)) }),
    );
    keep({ ingredients: ['feta'] });
    expect(stored()).toEqual(DOCUMENT);
    full = false;
    keep({ ingredients: ['feta', 'bread'] });
    expect(stored()).toEqual({ ...DOCUMENT, ingredients: ['feta', 'bread'] });
  });
});
