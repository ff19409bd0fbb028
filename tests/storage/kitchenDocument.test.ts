import { expect, it } from 'vitest';
import type { Recipe } from '../../machines/recipe.ts';
import type { SavedContext } from '../../machines/recipeMachine.ts';
import { changeTaste, NO_TASTE, type Taste } from '../../machines/taste.ts';
import { createUnsavedKeys, saveUnsaved } from '../../src/shared/documents.ts';
import { openKitchenDocument } from '../../src/storage/kitchenDocument.ts';
import { openRecipeBox } from '../../src/storage/recipeBox.ts';
import { NOTHING, recipeOf } from '../recipeOf.ts';
import { tablesIn } from '../rowsIn.ts';
/**
 * The wishes have unreadable values, or nothing if the value is missing. The fields have their stored values and those
 * after loading, and the documents are texts in storage.
 */
import TABLES from './kitchenDocument.tables.tsv?raw';
import { fullWhile } from './storage.ts';

const tables = tablesIn(TABLES);

const KEY = 'recipe-kitchen';
const [ONE, TWO, GONE] = [recipeOf('# One'), recipeOf('# Two'), recipeOf('# Gone')];
const TASTE = changeTaste(NO_TASTE, {
  diets: ['vegan'],
  avoid: ['peanuts', 'Kümmel'],
  minutes: 30,
  eaters: 4,
  units: 'US',
  language: 'pt-BR',
  ownWords: 'two pans only',
});
const NO_PEANUTS = changeTaste(NO_TASTE, { avoid: ['peanuts'] });
const ALL = {
  ingredients: ['rice', 'Crème  fraîche', 'eggs'],
  hadToday: ['eggs'],
  staples: ['salt', 'oil'],
  taste: TASTE,
};
const DOCUMENT = { version: 1, ...ALL, recipe: null, served: [] };

/** Opens the saved list, staples and taste ('kitchen document') as a tab does. */
function open(getStorage = () => localStorage) {
  const unsavedKeys = createUnsavedKeys();
  const { find } = openRecipeBox(getStorage, unsavedKeys);
  const { saved, save, catchUp } = openKitchenDocument(getStorage, unsavedKeys, find);
  let here = saved;
  return {
    saved,
    save(changes: Partial<SavedContext>) {
      here = { ...here, ...changes };
      save(here);
    },
    /** Loads the changes of another tab, as the page does on a `storage` event. */
    receiveChanges() {
      here = { ...here, ...catchUp() };
      // Saves the kitchen document, as the recipe machine does after each change.
      save(here);
      return here;
    },
    tryAgain: () => saveUnsaved(unsavedKeys),
    isUnsaved: () => unsavedKeys.getSnapshot().size > 0,
  };
}

function fillBox(...recipes: Recipe[]) {
  const box = openRecipeBox(() => localStorage, createUnsavedKeys());
  for (const recipe of recipes) box.add(recipe);
  return box;
}

function store(changes: object): void {
  localStorage.setItem(KEY, JSON.stringify({ ...DOCUMENT, ...changes }));
}

const isStored = () => expect(open().saved);

it('saved list: is loaded in the same order, with staples and taste', () => {
  const { save, isUnsaved } = open();
  save({ ingredients: ['rice'] });
  save(ALL);
  expect(isUnsaved()).toBe(false);
  expect(Object.keys(localStorage)).toEqual([KEY]);
  isStored().toEqual({ ...NOTHING, ...ALL });
});

it('saved list: is written to storage only if a value has changed', () => {
  let writes = 0;
  const { save } = open(() => fullWhile(() => ++writes < 0));
  for (const change of [
    ALL,
    { taste: NO_PEANUTS },
    { recipe: ONE, recentRecipes: [ONE] },
    { ingredients: [] },
  ])
    save(change);
  expect(writes).toBe(4);
  save({ ingredients: [], taste: { ...NO_PEANUTS }, recipe: ONE, recentRecipes: [ONE] });
  expect(writes).toBe(4);
});

it('recent recipes: are loaded from all tabs, except deleted recipes', () => {
  fillBox(ONE, TWO);
  const [one, other] = [open(), open()];
  one.save({ recentRecipes: [ONE, GONE] });
  other.save({ recentRecipes: [TWO] });
  isStored().toEqual({ ...NOTHING, recentRecipes: [ONE, TWO] });
});

it('recent recipes: are the newest 20 recipes of all tabs', () => {
  const recipes = Array.from({ length: 21 }, (_, index) => recipeOf(`# ${index}`));
  fillBox(...recipes);
  const [one, other] = [open(), open()];
  one.save({ recentRecipes: recipes.slice(0, 20) });
  other.save({ recentRecipes: recipes.slice(20) });
  isStored().toEqual({ ...NOTHING, recentRecipes: recipes.slice(1) });
});

it('recipe shown last: is loaded again unless it has been deleted', () => {
  const box = fillBox(ONE);
  open().save({ recipe: ONE });
  isStored().toEqual({ ...NOTHING, recipe: ONE });
  box.remove(ONE.id);
  isStored().toEqual(NOTHING);
  box.putBack([ONE]);
  isStored().toEqual({ ...NOTHING, recipe: ONE });
});

it.each(tables('unreadable wishes'))('stored taste: loses unreadable wishes (%s %s)', (name, value) => {
  const taste = { ...TASTE, [name]: value ? JSON.parse(value) : undefined };
  store({ taste });
  const readable = { ...TASTE, [name]: Array.isArray(NO_TASTE[name as keyof Taste]) ? [] : null };
  isStored().toEqual({ ...NOTHING, ...ALL, taste: readable });
});

it('stored taste: is empty if unreadable, and has words of the visitor up to their maximum length', () => {
  store({ taste: null });
  isStored().toEqual({ ...NOTHING, ...ALL, taste: NO_TASTE });
  store({ taste: { ...TASTE, ownWords: 'x'.repeat(201) } });
  isStored().toEqual({ ...NOTHING, ...ALL, taste: { ...TASTE, ownWords: 'x'.repeat(200) } });
});

it.each(tables('fields'))('saved list: is loaded with %s', (_, field, stored, expected) => {
  store({ [field]: stored ? JSON.parse(stored) : undefined });
  isStored().toEqual({ ...NOTHING, ...ALL, [field]: JSON.parse(expected) });
});

it.each(tables('documents'))('unreadable saved data: is never overwritten (%s)', (_, text) => {
  localStorage.setItem(KEY, text);
  const { saved, save, receiveChanges, isUnsaved } = open();
  expect(saved).toEqual(NOTHING);
  save(ALL);
  expect(receiveChanges()).toEqual({ ...NOTHING, ...ALL });
  save({ ingredients: [] });
  expect(isUnsaved()).toBe(true);
  expect({ ...localStorage }).toEqual({ [KEY]: text });
});

it('unreadable saved data: is not overwritten if written by a newer version of the page', () => {
  const { save, isUnsaved } = open();
  save({ ingredients: ['rice'] });
  store({ version: 2 });
  save(ALL);
  expect(isUnsaved()).toBe(true);
  expect({ ...localStorage }).toEqual({ [KEY]: JSON.stringify({ ...DOCUMENT, version: 2 }) });
});

it('full storage: keeps the old list, and reports unsaved data until a save succeeds', () => {
  store({});
  let isFull = true;
  const { save, tryAgain, isUnsaved } = open(() => fullWhile(() => isFull));
  const isSaved = (ingredients: string[], isSaved: boolean) => {
    expect(isUnsaved()).toBe(!isSaved);
    isStored().toEqual({ ...NOTHING, ...ALL, ingredients });
  };
  save({ ingredients: ['feta'] });
  tryAgain();
  isSaved(ALL.ingredients, false);
  isFull = false;
  tryAgain();
  isSaved(['feta'], true);
  isFull = true;
  save({ ingredients: ['feta', 'bread'] });
  isSaved(['feta'], false);
  isFull = false;
  save({});
  isSaved(['feta', 'bread'], true);
});

it.each([true, false])('deleted list: is saved again at the next change (noticed %s)', (isNoticed) => {
  const { save, receiveChanges, tryAgain } = open();
  save(ALL);
  localStorage.clear();
  if (isNoticed) expect(receiveChanges()).toEqual({ ...NOTHING, ...ALL });
  tryAgain();
  expect(localStorage).toHaveLength(0);
  save({ ingredients: ['leek'] });
  isStored().toEqual({ ...NOTHING, ...ALL, ingredients: ['leek'] });
});

function openTwo(saved: Partial<SavedContext>) {
  open().save(saved);
  return [open(), open()] as const;
}

it('two tabs: store the last value of each field, even if they have not synchronised yet', () => {
  const [one, other] = openTwo(ALL);
  other.save({ ingredients: ['salt'], staples: ['oil'], hadToday: [] });
  one.save({ ingredients: ['leek'], taste: NO_PEANUTS });
  const both = { ...NOTHING, ingredients: ['leek'], staples: ['oil'], taste: NO_PEANUTS };
  isStored().toEqual(both);
  const { [KEY]: stored } = localStorage;
  for (const tab of [one, other]) expect(tab.receiveChanges()).toEqual(both);
  // Checks that receiving changes stores nothing. Otherwise, two tabs could trigger each other endlessly.
  expect(localStorage[KEY]).toBe(stored);
});

it('unsaved change in one tab: is not lost when another tab saves', () => {
  let isFull = true;
  const [one, other] = [open(() => fullWhile(() => isFull)), open()];
  one.save({ ingredients: ['rice'] });
  other.save({ ingredients: ['salt'], staples: ['oil'] });
  isFull = false;
  expect(one.receiveChanges()).toEqual({ ...NOTHING, ingredients: ['rice'], staples: ['oil'] });
  isStored().toEqual({ ...NOTHING, ingredients: ['rice'], staples: ['oil'] });
});

it('two tabs: can show different recipes, and the recipe opened last is stored', () => {
  fillBox(ONE, TWO, GONE);
  const [one, other] = openTwo({ recipe: ONE });
  other.save({ recipe: TWO });
  expect(one.receiveChanges()).toEqual({ ...NOTHING, recipe: ONE });
  one.save({ ingredients: ['rice'] });
  isStored().toEqual({ ...NOTHING, ingredients: ['rice'], recipe: TWO });
  one.save({ recipe: GONE });
  expect(other.receiveChanges()).toEqual({ ...NOTHING, ingredients: ['rice'], recipe: TWO });
  isStored().toEqual({ ...NOTHING, ingredients: ['rice'], recipe: GONE });
});
