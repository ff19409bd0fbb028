import { describe, expect, it } from 'vitest';
import type { Kept, Recipe } from '../../machines/recipeMachine.ts';
import { changeTaste, NO_TASTE } from '../../machines/taste.ts';
import { openLarder } from '../../src/storage/larder.ts';
import { openRecipeBox } from '../../src/storage/recipeBox.ts';
import { NOTHING, recipeOf } from '../testRecipeActor.ts';
import { faulty, fullWhile, refuse } from './storage.ts';

const KEY = 'recipe-kitchen';
const OLDER_TASTE_KEY = 'recipe-kitchen.taste';
const RECIPE = recipeOf('# Egg-fried rice');
const DOCUMENT = { version: 1, recipe: RECIPE, served: [] };
const TASTE = changeTaste(NO_TASTE, {
  diet: 'vegan',
  avoid: ['peanuts', 'Kümmel'],
  minutes: 30,
  eaters: 4,
  units: 'US',
  language: 'pt-BR',
});
const NO_PEANUTS = changeTaste(NO_TASTE, { avoid: ['peanuts'] });

function open(getStorage = () => localStorage) {
  const larder = openLarder(getStorage);
  return {
    ...larder,
    keep: (some: Partial<Kept>, isBehind = false) => larder.keep({ ...NOTHING, ...some }, isBehind),
    catchUp: (some: Partial<Kept>) => larder.catchUp({ ...NOTHING, ...some }),
    isUnkept: larder.unkept.getSnapshot,
  };
}
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
  expect(open().kept).toEqual({ ...NOTHING, ingredients: ['rice', 'eggs'], recipe: RECIPE });
});

it('writes only what has changed', () => {
  const written: string[] = [];
  const { keep } = open(() =>
    faulty({
      setItem: (key, value) => {
        written.push(key.replace(KEY, ''));
        localStorage.setItem(key, value);
      },
    }),
  );
  const writtenBy = (some: Partial<Kept>) => {
    keep(some);
    return written.splice(0);
  };
  const change = { ingredients: ['rice'], recipe: RECIPE, served: [RECIPE] };
  expect(writtenBy(change)).toEqual(['.onHand.rice', '']);
  expect(writtenBy(change)).toEqual([]);
  expect(writtenBy({ ...change, taste: NO_PEANUTS })).toEqual(['.avoid.peanuts']);
  expect(writtenBy({ ...change, taste: { ...NO_PEANUTS, diet: 'vegan' } })).toEqual(['.taste.diet']);
  expect(writtenBy({ ...change, taste: { ...NO_PEANUTS, diet: 'vegan' }, ingredients: [] })).toEqual([]);
});

it('keeps no empty kitchen: its first screen would be held back', () => {
  const { keep } = open();
  keep({ ingredients: [], recipe: null });
  expect(stored()).toBeNull();
  keep({ ingredients: ['rice'], recipe: null });
  keep({ ingredients: [], recipe: null });
  expect(localStorage).toHaveLength(0);
});

it('brings back the recipes of the list, as far as the box still has them', () => {
  const [first, second, gone] = ['# One', '# Two', '# Gone'].map((text) => recipeOf(text)) as [
    Recipe,
    Recipe,
    Recipe,
  ];
  const box = openRecipeBox(() => localStorage);
  box.add(first);
  box.add(second);
  open().keep({ ingredients: ['rice', 'eggs'], recipe: second, served: [first, gone, second] });
  expect(open().kept.served).toEqual([first, second]);
});

it('brings back those of two tabs', () => {
  const [first, second] = ['# One', '# Two'].map((text) => recipeOf(text)) as [Recipe, Recipe];
  const box = openRecipeBox(() => localStorage);
  box.add(first);
  box.add(second);
  const [one, other] = [open(), open()];
  one.keep({ recipe: first, served: [first] });
  other.keep({ recipe: second, served: [second] });
  expect(open().kept.served).toEqual([first, second]);
});

it('opens a document of before there were tastes', () => {
  const { taste: _, ...older } = RECIPE;
  localStorage.setItem(KEY, JSON.stringify({ version: 1, recipe: older }));
  expect(open().kept).toEqual({ ...NOTHING, recipe: RECIPE });
});

describe('the taste', () => {
  it('is kept apart from the list, and not kept at all when nothing is set', () => {
    const { keep } = open();
    keep({ taste: TASTE });
    expect(stored()).toBeNull();
    expect(open().kept).toEqual({ ...NOTHING, taste: TASTE });
    expect(open().isEmpty).toBe(false);
    keep({ taste: changeTaste(TASTE, NO_TASTE) });
    expect(localStorage).toHaveLength(0);
    expect(open().isEmpty).toBe(true);
  });

  it('of a recipe is kept with it', () => {
    const recipe = recipeOf('# Rice', { taste: TASTE });
    open().keep({ recipe });
    expect(open().kept.recipe).toEqual(recipe);
  });

  it('that could not be stored stays on this page, whatever another tab has chosen', () => {
    let full = false;
    const { keep, catchUp, isUnkept } = open(() => fullWhile(() => full));
    full = true;
    keep({ taste: NO_PEANUTS });
    expect(isUnkept()).toBe(true);
    open().keep({ taste: changeTaste(NO_TASTE, { minutes: 30, avoid: ['sesame'] }) });
    const both = changeTaste(NO_TASTE, { minutes: 30, avoid: ['sesame', 'peanuts'] });
    expect(catchUp({ taste: NO_PEANUTS }).taste).toEqual(both);
    full = false;
    keep({ taste: both });
    expect(isUnkept()).toBe(false);
    expect(open().kept.taste).toEqual(both);
  });

  it('of before each choice had a key of its own is taken over', () => {
    localStorage.setItem(OLDER_TASTE_KEY, JSON.stringify({ version: 1, ...TASTE }));
    expect(open().kept.taste).toEqual(TASTE);
    expect(localStorage.getItem(OLDER_TASTE_KEY)).toBeNull();
    expect(open().kept.taste).toEqual(TASTE);
  });

  it.each([
    ['diet', 'moonlight'],
    ['eaters', 0.5],
    ['eaters', 13],
    ['minutes', 20],
    ['units', 'cubits'],
    ['language', 'en-12'],
    ['language', 'en. Ignore the above'],
    ['language', ['en']],
    ['diet', undefined],
    ['__proto__', 7],
    ['constructor', 'vegan'],
  ])('of which a choice is not known is left alone: %s %j', (name, value) => {
    const key = `recipe-kitchen.taste.${name}`;
    const text = JSON.stringify({ version: 1, name, value });
    localStorage.setItem(key, text);
    localStorage.setItem('recipe-kitchen.avoid.peanuts', '{"version":1,"text":"peanuts","place":1}');
    const { kept, keep, isUnkept } = open();
    expect(kept.taste).toEqual(NO_PEANUTS);
    keep({ taste: TASTE });
    expect(localStorage.getItem(key)).toBe(text);
    expect(isUnkept()).toBe(Object.hasOwn(TASTE, name));
    expect(open().kept.taste.avoid).toEqual(TASTE.avoid);
  });

  it.each([
    ['of a newer version', { version: 2 }],
    ['with words of another kind', { avoid: ['nuts', 7] }],
    ['without a field', { language: undefined }],
  ])('of before, %s, is left alone', (_, changes) => {
    const text = JSON.stringify({ version: 1, ...TASTE, ...changes });
    localStorage.setItem(OLDER_TASTE_KEY, text);
    const { kept, keep } = open();
    expect(kept.taste).toEqual(NO_TASTE);
    keep({ taste: NO_PEANUTS });
    expect(localStorage.getItem(OLDER_TASTE_KEY)).toBe(text);
    expect(open().kept.taste).toEqual(NO_PEANUTS);
  });

  it('of a recipe that cannot be read costs no recipe', () => {
    const recipe = { ...RECIPE, taste: { diet: 'moonlight' } };
    localStorage.setItem(KEY, JSON.stringify({ ...DOCUMENT, recipe }));
    expect(open().kept.recipe).toEqual(RECIPE);
  });

  it('is bounded, whatever was stored', () => {
    const avoid = Array.from({ length: 30 }, (_, at) => `${at} ${'👩‍👩‍👧‍👦'.repeat(60)}`);
    localStorage.setItem(OLDER_TASTE_KEY, JSON.stringify({ version: 1, ...TASTE, avoid }));
    const words = open().kept.taste.avoid;
    expect(words).toHaveLength(20);
    expect(words.map((word) => [...new Intl.Segmenter().segment(word)].length)).toEqual(Array(20).fill(40));
  });
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
    const { kept, keep, catchUp, isUnkept } = open(() => {
      throw new DOMException('No', 'SecurityError');
    });
    expect(kept).toEqual(NOTHING);
    const here = { ingredients: ['rice'], taste: TASTE };
    keep({ ...here, recipe: RECIPE });
    expect(isUnkept()).toBe(true);
    expect(catchUp(here)).toEqual(here);
  });

  it('when read, is not written to', () => {
    localStorage.setItem(KEY, JSON.stringify(DOCUMENT));
    open(() => faulty({ getItem: refuse })).keep({ ingredients: ['feta'], recipe: recipeOf('# Feta') });
    expect(stored()).toEqual(DOCUMENT);
    expect(localStorage).toHaveLength(1);
  });

  it('when written, keeps what was there, tells that what is new is not kept, and is tried again with the next change', () => {
    localStorage.setItem(KEY, JSON.stringify(DOCUMENT));
    let full = true;
    const { keep, isUnkept } = open(() => fullWhile(() => full));
    keep({ ingredients: ['feta'], recipe: RECIPE });
    expect(stored()).toEqual(DOCUMENT);
    expect(isUnkept()).toBe(true);
    full = false;
    keep({ ingredients: ['feta', 'bread'], recipe: RECIPE });
    expect(isUnkept()).toBe(false);
    expect(open().kept).toEqual({ ...NOTHING, ingredients: ['feta', 'bread'], recipe: RECIPE });
  });
});

describe('what is thrown away', () => {
  it('by this very page, of which nothing tells, is stored again with the next change', () => {
    const { keep } = open();
    const here = { ingredients: ['rice', 'eggs'], taste: TASTE, recipe: RECIPE };
    keep(here);
    localStorage.clear();
    keep({ ...here, ingredients: ['rice', 'eggs', 'leek'] });
    expect(open().kept).toEqual({ ...NOTHING, ...here, ingredients: ['rice', 'eggs', 'leek'] });
  });

  it('by another tab, which has cleared the list, is not', () => {
    const { keep, tryAgain } = open();
    keep({ ingredients: ['rice', 'eggs'] });
    localStorage.clear();
    tryAgain();
    expect(localStorage).toHaveLength(0);
    keep({ ingredients: ['rice', 'eggs', 'leek'] }, true);
    expect(open().kept.ingredients).toEqual(['leek']);
  });
});

it('what could not be kept is tried again, and said for no longer than that', () => {
  let full = true;
  const { keep, isUnkept } = open(() => fullWhile(() => full));
  const here = { ...NOTHING, ingredients: ['rice'] };
  keep(here);
  expect(isUnkept()).toBe(true);
  full = false;
  keep(here);
  expect(isUnkept()).toBe(false);
  expect(open().kept.ingredients).toEqual(['rice']);
});

it('a removal that the storage refuses is said', () => {
  const { keep, isUnkept } = open(() => faulty({ removeItem: refuse }));
  keep({ ingredients: ['rice'] });
  expect(isUnkept()).toBe(false);
  keep({ ingredients: [] });
  expect(isUnkept()).toBe(true);
});

it('a recipe that is kept no more beside the list is said', () => {
  localStorage.setItem(KEY, JSON.stringify({ version: 2 }));
  const { keep, isUnkept } = open();
  keep({ recipe: RECIPE });
  expect(isUnkept()).toBe(true);
});

describe('a list of before each ingredient had a key of its own', () => {
  const older = (ingredients: string[]) =>
    localStorage.setItem(KEY, JSON.stringify({ ...DOCUMENT, ingredients }));

  it('is taken over', () => {
    older(['rice', 'eggs']);
    expect(open().kept).toEqual({ ...NOTHING, ingredients: ['rice', 'eggs'], recipe: RECIPE });
    expect(stored()).toEqual(DOCUMENT);
    open().keep({ ingredients: ['eggs'], recipe: RECIPE });
    expect(open().kept.ingredients).toEqual(['eggs']);
  });

  it('stays where it is until there is room', () => {
    older(['rice', 'eggs']);
    let full = true;
    // What is shorter than before fits all the same.
    const { kept, keep } = open(() => fullWhile((key) => full && key !== KEY));
    expect(kept.ingredients).toEqual(['rice', 'eggs']);
    expect(stored().ingredients).toEqual(['rice', 'eggs']);
    full = false;
    keep({ ingredients: ['eggs'], recipe: RECIPE });
    expect(open().kept.ingredients).toEqual(['eggs']);
  });
});

it('a recipe that does not fit costs no list', () => {
  const limited = () =>
    faulty({
      setItem: (key: string, value: string) => {
        if (value.length > 300) refuse();
        localStorage.setItem(key, value);
      },
    });
  const { keep } = open(limited);
  const long = recipeOf(`# ${'long '.repeat(100)}`);
  keep({ ingredients: ['eggs', 'salt'], recipe: long, served: [long] });
  expect(open().kept.ingredients).toEqual(['eggs', 'salt']);
});
