import { expect, it } from 'vitest';
import { changeOf } from '../../machines/kitchen.ts';
import { NO_TASTE } from '../../machines/taste.ts';
import { createUnsavedKeys } from '../../src/shared/documents.ts';
import { UNTOUCHED } from '../../src/storage/entry.ts';
import { openRecipeBox } from '../../src/storage/recipeBox.ts';
import { recipeOf, timerOf } from '../recipeOf.ts';
import { openTestApp } from '../testApp.ts';

const NEWER_TASTE = { ...NO_TASTE, spice: 'hot' };
const RICE = {
  ...recipeOf('# Rice'),
  source: 'Ada',
  taste: NEWER_TASTE,
  cookbook: { leftOut: [], others: 0, meant: [], season: 'winter' },
  changed: { wish: 'Milder', from: 'x', by: 'Ada' },
};
const ENTRY = { ...UNTOUCHED, recipe: RICE, stars: 5 };
const TIMER = { ...timerOf({ id: 'boil' }), sound: 'bell' };

/** Stores a document as a newer version of the page does. */
function store(key: string, document: object, storage = localStorage) {
  storage.setItem(`recipe-kitchen${key}`, JSON.stringify({ version: 1, ...document }));
}

function stored(key: string, storage = localStorage) {
  return JSON.parse(storage.getItem(`recipe-kitchen${key}`) ?? 'null');
}

const open = () => openRecipeBox(() => localStorage, createUnsavedKeys());

it('saved recipe: keeps fields of a newer page version when ticked, deleted and restored', () => {
  store(`.recipe.${RICE.id}`, ENTRY);
  const box = open();
  box.tick(RICE.id, '1', true);
  expect(stored(`.recipe.${RICE.id}`)).toEqual({ version: 1, ...ENTRY, ticked: ['1'] });
  const recipe = box.find(RICE.id)?.recipe ?? RICE;
  box.remove(RICE.id);
  box.putBack([recipe]);
  expect(stored(`.recipe.${RICE.id}`)).toEqual({ version: 1, ...ENTRY, ticked: ['1'] });
});

it('saved recipe: keeps the ticks of an older page version, but does not show them', () => {
  const older = { recipe: RICE, ticks: [1], step: 2, scale: 1 };
  store(`.recipe.${RICE.id}`, older);
  const box = open();
  expect(box.marksOf(RICE.id)).toMatchObject({ ticked: [], reached: '' });
  box.tick(RICE.id, 'a', true);
  expect(stored(`.recipe.${RICE.id}`)).toMatchObject({ ...older, ticked: ['a'] });
  box.add(recipeOf('# New'));
  expect(stored('.recipe.-New').ticks).toEqual([]);
  expect(JSON.parse(box.exportAll()).entries.map(({ ticks }: { ticks: unknown }) => ticks)).toEqual([[], []]);
});

it('exported recipe: keeps fields of a newer page version when imported', () => {
  store(`.recipe.${RICE.id}`, ENTRY);
  const file = open().exportAll();
  localStorage.clear();
  expect(open().importAll(file)).toEqual({ added: 1, left: 0 });
  expect(stored(`.recipe.${RICE.id}`)).toEqual({ version: 1, ...ENTRY });
});

it('imported recipe: adds fields of a newer page version to a saved recipe without them', () => {
  store(`.recipe.${RICE.id}`, ENTRY);
  const file = open().exportAll();
  store(`.recipe.${RICE.id}`, { ...ENTRY, stars: undefined, note: 'Mine' });
  const box = open();
  box.importAll(file);
  expect(stored(`.recipe.${RICE.id}`)).toEqual({ version: 1, ...ENTRY, note: 'Mine' });
  store(`.recipe.${RICE.id}`, { ...ENTRY, stars: 3 });
  box.refresh();
  box.importAll(file);
  expect(stored(`.recipe.${RICE.id}`).stars).toBe(3);
});

it('export: contains fields that a newer page version has added to a recipe in another tab', () => {
  store(`.recipe.${RICE.id}`, ENTRY);
  const box = open();
  store(`.recipe.${RICE.id}`, { ...ENTRY, recipe: { ...RICE, source: 'Bea' } });
  box.refresh(RICE.id);
  expect(JSON.parse(box.exportAll()).entries[0].recipe.source).toBe('Bea');
});

it('saved list: keeps fields of a newer page version when the list and the taste change', () => {
  const content = { ingredients: ['rice'], taste: NEWER_TASTE, recipe: null, served: [], pantry: ['oil'] };
  store('', content);
  const { recipeActor } = openTestApp();
  recipeActor.send({ type: 'ingredient.added', text: 'eggs' });
  recipeActor.send({ type: 'taste.changed', changes: { minutes: 30 } });
  expect(stored('')).toMatchObject({
    pantry: ['oil'],
    ingredients: ['rice', 'eggs'],
    taste: { spice: 'hot', minutes: 30 },
  });
});

it('taste: counts as unset if a newer page version has stored only unset wishes', () => {
  store('', { ingredients: ['rice'], taste: { ...NO_TASTE, spice: null }, recipe: null, served: [] });
  expect(changeOf(openTestApp().recipeActor.getSnapshot().context, { type: 'taste.reset' })).toBeNull();
});

it('running timer: keeps fields of a newer page version, even in another tab', () => {
  store('.timer.boil', TIMER);
  const { timersActor, happen } = openTestApp();
  store('.timer.boil', { ...TIMER, sound: 'gong' });
  happen('storage');
  timersActor.send({ type: 'timer.paused', id: 'boil' });
  expect(stored('.timer.boil')).toMatchObject({ sound: 'gong', leftMs: TIMER.endsAt });
  timersActor.send({ type: 'minute.added', id: 'boil' });
  expect(stored('.timer.boil')).toMatchObject({ sound: 'gong', leftMs: TIMER.endsAt + 60_000 });
});

it('interrupted request: keeps fields of a newer page version', () => {
  const change = { wish: 'Milder', of: RICE, tone: 'plain' };
  const request = {
    ingredients: ['rice'],
    first: [],
    staples: [],
    taste: NEWER_TASTE,
    source: 'model',
    dish: null,
    notAgain: [],
    change,
    seed: 7,
  };
  store('.request', request, sessionStorage);
  openTestApp();
  expect(stored('.request', sessionStorage)).toEqual({ version: 1, ...request });
});

it('saved list: keeps unreadable values of a newer page version until the visitor changes them', () => {
  const avoid = [{ food: 'peanuts' }];
  const taste = { ...NO_TASTE, avoid, minutes: 90, eaters: 'many' };
  const staples = [{ food: 'salt' }];
  store('', { ingredients: ['rice'], hadToday: { rice: 1 }, staples, taste, recipe: null, served: [] });
  const { recipeActor } = openTestApp();
  recipeActor.send({ type: 'ingredient.added', text: 'eggs' });
  recipeActor.send({ type: 'taste.changed', changes: { eaters: 4 } });
  expect(stored('')).toMatchObject({
    ingredients: ['rice', 'eggs'],
    hadToday: { rice: 1 },
    staples,
    taste: { ...taste, eaters: 4 },
  });
  recipeActor.send({ type: 'taste.changed', changes: { avoid: ['nuts'] } });
  expect(stored('').taste).toEqual({ ...taste, avoid: ['nuts'], eaters: 4 });
});

it('foods to avoid: are all kept, even if a newer page version has stored more than the limit', () => {
  const avoid = Array.from({ length: 25 }, (_, index) => `food ${index}`);
  store('', { ingredients: ['rice'], taste: { ...NO_TASTE, avoid }, recipe: null, served: [] });
  openTestApp().recipeActor.send({ type: 'taste.changed', changes: { minutes: 30 } });
  expect(stored('').taste).toEqual({ ...NO_TASTE, avoid, minutes: 30 });
});

it('diet stored by an earlier page version: is kept when another wish changes', () => {
  store('', { ingredients: ['rice'], taste: { diet: 'vegan' }, recipe: null, served: [] });
  openTestApp().recipeActor.send({ type: 'taste.changed', changes: { minutes: 30 } });
  expect(stored('').taste).toMatchObject({ diets: ['vegan'], minutes: 30 });
});

it('saved recipe: keeps unreadable values of a newer page version when a step is ticked', () => {
  const recipe = { ...RICE, cookbook: 'third edition', taste: { ...NO_TASTE, minutes: 90 } };
  const entry = { ...UNTOUCHED, recipe, liked: 3, note: ['Less salt', 'More rice'], timesCooked: 'often' };
  store(`.recipe.${RICE.id}`, entry);
  open().tick(RICE.id, '1', true);
  expect(stored(`.recipe.${RICE.id}`)).toEqual({ version: 1, ...entry, ticked: ['1'] });
});
