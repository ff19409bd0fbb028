import { expect, it } from 'vitest';
import {
  changeOf,
  firstOnList,
  type Kitchen,
  type KitchenEvent,
  listedAlready,
  type SavedKitchen,
  takenAway,
} from '../../machines/kitchen.ts';
import type { OwnStaples } from '../../machines/staples.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { NO_LISTS, recipeOf } from '../recipeOf.ts';
import { rowsIn } from '../rowsIn.ts';
/** Each row has a rule, events, the ingredients after these events, and the ingredients that Undo would restore. */
import INGREDIENTS from './ingredients.tsv?raw';

const EMPTY: Kitchen = { ...NO_LISTS, first: [], removal: null };
const LIST = ['rice', 'eggs'];
const TASTE: Taste = { ...NO_TASTE, diets: ['vegan'], avoid: ['nuts'] };

const { diets, ...OTHER_WISHES } = NO_TASTE;
const REORDERED: Taste = { ...OTHER_WISHES, diets };

const CLEAR: KitchenEvent = { type: 'ingredient.listCleared' };
const RESET: KitchenEvent = { type: 'taste.reset' };
const UNDO: KitchenEvent = { type: 'removal.undone' };
const SPLIT: KitchenEvent = { type: 'ingredient.added', text: 'eggs, oil' };
const add = (text: string): KitchenEvent => ({ type: 'ingredient.added', text });
const remove = (ingredient: string): KitchenEvent => ({ type: 'ingredient.removed', ingredient });
const change = (changes: Partial<Taste>): KitchenEvent => ({ type: 'taste.changed', changes });
const deleted = (text: string): KitchenEvent => ({ type: 'box.recipeDeleted', recipe: recipeOf(text) });
const elsewhere = (ingredients: string[], others: Partial<SavedKitchen> = {}): KitchenEvent => ({
  type: 'kitchen.changedElsewhere',
  kitchen: { ...NO_LISTS, ...others, ingredients },
});
const today = (ingredient: string): KitchenEvent => ({ type: 'ingredient.hadToday', ingredient });
const fromNowOn = (ingredient: string): KitchenEvent => ({ type: 'ingredient.hadAlways', ingredient });
const needed = (ingredient: string): KitchenEvent => ({ type: 'ingredient.neededAgain', ingredient });
const always = (staple: string): KitchenEvent => ({ type: 'staple.added', staple });
const noMore = (staple: string): KitchenEvent => ({ type: 'staple.removed', staple });

/** Returns the ingredient list, the staples and the taste after these events. */
function after(start: Partial<Kitchen>, ...events: KitchenEvent[]): Kitchen {
  let kitchen = { ...EMPTY, ...start };
  for (const event of events) kitchen = { ...kitchen, ...changeOf(kitchen, event) };
  return kitchen;
}

const STEPS: Record<string, KitchenEvent> = { clear: CLEAR, undo: UNDO, split: SPLIT };

/** Reads a step: `+rice` adds rice, `-rice` removes it, `=rice eggs` receives another tab's list. */
function eventOf(step: string): KitchenEvent {
  const text = step.slice(1);
  if (step.startsWith('+')) return add(text);
  if (step.startsWith('-')) return remove(text);
  if (step.startsWith('=')) return elsewhere(text.split(' '));
  return STEPS[step] as KitchenEvent;
}

it.each(rowsIn(INGREDIENTS))(
  'ingredients: %s after the events %s',
  (_, steps = '', ingredients, removed = '') => {
    const kitchen = after({}, ...steps.split(', ').map(eventOf));
    expect(kitchen.ingredients.join(', ')).toBe(ingredients);
    expect(takenAway(kitchen).join(', ')).toBe(removed);
    expect(changeOf(kitchen, UNDO) !== null).toBe(removed !== '');
  },
);

it('ingredient: may have any length', () => {
  const long = 'x'.repeat(100_000);
  expect(after({}, add(long)).ingredients).toEqual([long]);
});

it.each<[KitchenEvent, string | null]>([
  [add(' feta '), 'Feta'],
  [add('oil'), null],
  [add(' '), null],
  [add('salt, feta'), 'salt'],
  [remove('Feta'), null],
])('ingredients: the event %j reports %s as already listed', (event, expected) => {
  expect(listedAlready({ ...EMPTY, ingredients: ['Feta', 'salt'] }, event)).toBe(expected);
});

it('taste settings: ignore unchanged values, and list diets in a fixed order', () => {
  const once = after({}, change({ diets: ['vegan'] }));
  expect(once.taste).toEqual({ ...NO_TASTE, diets: ['vegan'] });
  expect(changeOf(once, change({ diets: ['vegan'], avoid: [' '] }))).toBeNull();
  expect(after(once, change({ diets: ['gluten-free', 'vegan'] })).taste.diets).toEqual([
    'vegan',
    'gluten-free',
  ]);
  expect(after(once, elsewhere(LIST, { taste: TASTE })).taste).toEqual(TASTE);
});

it('taste settings: limit the length and number of foods to avoid, and drop duplicates', () => {
  const avoid = (...words: string[]) => after({}, change({ avoid: words })).taste.avoid;
  expect(avoid(' peanuts ', 'Peanuts', '', 'crème', '\u200b', '\u202e')).toEqual(['peanuts', 'crème']);
  expect(avoid('x'.repeat(41))).toEqual(['x'.repeat(40)]);
  // Counts visible characters, not code units: a family emoji has eleven.
  expect(avoid('👨‍👩‍👧‍👦'.repeat(41))).toEqual(['👨‍👩‍👧‍👦'.repeat(40)]);
  expect(avoid(`z${'\u0301'.repeat(5_000)}`)[0]?.length).toBe(400);
  expect(avoid(...Array.from({ length: 30 }, (_, index) => `word ${index}`))).toHaveLength(20);
});

const CHOSEN = ['salt', 'oil'];

it.each<[string, OwnStaples, KitchenEvent[], OwnStaples]>([
  ['are added once', CHOSEN, [always(' pepper '), always('SALT'), always(' ')], [...CHOSEN, 'pepper']],
  ['can be removed', CHOSEN, [noMore('Salt'), noMore('leek')], ['oil']],
  ['are restored to their old place in the list', CHOSEN, [noMore('salt'), UNDO], CHOSEN],
  [
    'are not restored after another tab has changed them',
    CHOSEN,
    [noMore('salt'), elsewhere(LIST, { staples: ['flour'] }), UNDO],
    ['flour'],
  ],
  ['stay unset if a default staple is added', null, [always('salt')], null],
  ['are unset again after undoing the first removal', null, [noMore('salt'), UNDO], null],
  ['are unset again after undoing consecutive removals', null, [noMore('salt'), noMore('oil'), UNDO], null],
  [
    'are not restored if the removal precedes an addition',
    CHOSEN,
    [noMore('salt'), always('butter'), noMore('oil'), UNDO],
    ['oil', 'butter'],
  ],
])('staples: %s', (_, staples, events, expected) => {
  expect(after({ ingredients: LIST, staples }, ...events).staples).toEqual(expected);
});

it('staple foods: the Undo message names all staple foods that were removed in a row', () => {
  expect(takenAway(after({}, noMore('oil'), noMore('salt')))).toEqual(['salt', 'oil']);
});

it('staple foods (always at home): are limited to 40', () => {
  const full = after({}, ...Array.from({ length: 45 }, (_, index) => always(`food ${index}`)));
  expect(full.staples).toHaveLength(40);
  expect(changeOf(full, always('salt'))).toBeNull();
});

it.each<[string, KitchenEvent[], Partial<Kitchen>]>([
  ['is listed if the visitor has it today', [today(' feta ')], { hadToday: ['feta'] }],
  [
    'leaves the list if the visitor marks it as missing',
    [today('dill'), today('feta'), needed('Feta')],
    { hadToday: ['dill'] },
  ],
  ['stays listed if the visitor added it', [needed('rice')], { ingredients: LIST }],
  ['becomes a staple if the visitor always has it', [fromNowOn('Oil')], { staples: ['salt', 'Oil'] }],
  ['leaves the list when it becomes a staple', [today('oil'), fromNowOn('oil')], { ingredients: LIST }],
  [
    'is ticked again in another spelling',
    [today('Feta'), remove('Feta'), today('feta'), { type: 'removal.accepted' }],
    { hadToday: ['feta'] },
  ],
  ['is added once', [today('RICE'), fromNowOn('Salt')], { ingredients: LIST, staples: ['salt'] }],
])('ingredient that a recipe needs: %s', (_, events, expected) => {
  const kitchen = after({ ingredients: LIST, staples: ['salt'] }, ...events);
  expect(kitchen).toMatchObject(expected);
  expect(kitchen.ingredients).toEqual([...LIST, ...kitchen.hadToday]);
  expect(kitchen.removal).toBeNull();
});

it('ingredient that a recipe needs: becomes no staple food if its name is too long', () => {
  const isTaken = (length: number) => changeOf(EMPTY, fromNowOn('x'.repeat(length))) !== null;
  expect([isTaken(40), isTaken(41)]).toEqual([true, false]);
});

it.each<[string, KitchenEvent[], Partial<Kitchen>]>([
  [
    'does not restore a taste after a new wish',
    [RESET, change({ diets: ['halal'] }), UNDO],
    { taste: { ...NO_TASTE, diets: ['halal'] } },
  ],
  ['restores a taste after a change of the list', [RESET, add('leek'), UNDO], { taste: TASTE }],
  ['restores only the last removal', [CLEAR, RESET, UNDO, UNDO], { ingredients: [], taste: TASTE }],
  [
    'restores a taste after another tab has sent the same taste in another order',
    [RESET, elsewhere(LIST, { taste: REORDERED }), UNDO],
    { taste: TASTE },
  ],
  [
    'does not restore a taste after another tab has changed the taste',
    [RESET, elsewhere(LIST, { taste: { ...NO_TASTE, diets: ['halal'] } }), UNDO],
    { taste: { ...NO_TASTE, diets: ['halal'] } },
  ],
  [
    'restores a taste even if another tab changes a list',
    [RESET, elsewhere(['leek']), UNDO],
    { taste: TASTE },
  ],
  ['can be declined', [CLEAR, { type: 'removal.accepted' }, UNDO], { ingredients: [] }],
])('undo: %s', (_, events, expected) => {
  expect(after({ ingredients: LIST, taste: TASTE }, ...events)).toMatchObject({
    ...expected,
    removal: null,
  });
});

it('undo: restores consecutively deleted recipes, even if another tab changes ingredients', () => {
  const { removal } = after({}, CLEAR, deleted('# One'), deleted('# Two'), elsewhere(['leek']));
  expect(removal).toEqual({ of: 'recipes', recipes: [recipeOf('# One'), recipeOf('# Two')] });
});

it('ingredient to use first: is marked and unmarked, and loses its mark when it is removed', () => {
  const mark: KitchenEvent = { type: 'ingredient.marked', ingredient: 'eggs' };
  const kitchen = { ...EMPTY, ingredients: LIST };
  const marked = { ...kitchen, ...changeOf(kitchen, mark) };
  expect(firstOnList(marked)).toEqual(['eggs']);
  expect(firstOnList({ ...marked, ...changeOf(marked, mark) })).toEqual([]);
  expect(firstOnList({ ...marked, ingredients: ['rice'] })).toEqual([]);
});
