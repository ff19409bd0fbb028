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
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { NO_LISTS, recipeOf } from '../recipeOf.ts';
import { tablesIn } from '../rowsIn.ts';
/**
 * Each row has a rule, and the events of `eventOf`. The ingredients are followed by the list after these events and by
 * the ingredients that Undo would restore, 'staples' by the staples before and after them, 'needed' by the foods that
 * the visitor has today and by the staples, and 'undo' by the list and by a name in `TASTES`.
 */
import TABLES from './kitchen.tables.tsv?raw';

const tables = tablesIn(TABLES);

const EMPTY: Kitchen = { ...NO_LISTS, first: [], removal: null };
const LIST = ['rice', 'eggs'];
const TASTE: Taste = { ...NO_TASTE, diets: ['vegan'], avoid: ['nuts'] };

const { diets, ...OTHER_WISHES } = NO_TASTE;
const TASTES: Record<string, Taste> = {
  saved: TASTE,
  halal: { ...NO_TASTE, diets: ['halal'] },
  reordered: { ...OTHER_WISHES, diets },
};

const CLEAR: KitchenEvent = { type: 'ingredient.listCleared' };
const UNDO: KitchenEvent = { type: 'removal.undone' };
const add = (text: string): KitchenEvent => ({ type: 'ingredient.added', text });
const remove = (ingredient: string): KitchenEvent => ({ type: 'ingredient.removed', ingredient });
const change = (changes: Partial<Taste>): KitchenEvent => ({ type: 'taste.changed', changes });
const deleted = (text: string): KitchenEvent => ({ type: 'box.recipeDeleted', recipe: recipeOf(text) });
const elsewhere = (ingredients: string[], others: Partial<SavedKitchen> = {}): KitchenEvent => ({
  type: 'kitchen.changedElsewhere',
  kitchen: { ...NO_LISTS, ...others, ingredients },
});
const fromNowOn = (ingredient: string): KitchenEvent => ({ type: 'ingredient.hadAlways', ingredient });
const always = (staple: string): KitchenEvent => ({ type: 'staple.added', staple });
const noMore = (staple: string): KitchenEvent => ({ type: 'staple.removed', staple });

/** Returns the ingredient list, the staples and the taste after these events. */
function after(start: Partial<Kitchen>, ...events: KitchenEvent[]): Kitchen {
  let kitchen = { ...EMPTY, ...start };
  for (const event of events) kitchen = { ...kitchen, ...changeOf(kitchen, event) };
  return kitchen;
}

const EVENTS: Record<string, (text: string) => KitchenEvent> = {
  clear: () => CLEAR,
  undo: () => UNDO,
  split: () => add('eggs, oil'),
  reset: () => ({ type: 'taste.reset' }),
  accept: () => ({ type: 'removal.accepted' }),
  taste: (name) => change(TASTES[name] ?? {}),
  'taste elsewhere': (name) => elsewhere(LIST, { taste: TASTES[name] ?? NO_TASTE }),
  'staples elsewhere': (staple) => elsewhere(LIST, { staples: [staple] }),
  always,
  never: noMore,
  today: (ingredient) => ({ type: 'ingredient.hadToday', ingredient }),
  needed: (ingredient) => ({ type: 'ingredient.neededAgain', ingredient }),
  'from now on': fromNowOn,
};

/** Reads events: `+rice` adds rice, `-rice` removes it, `=rice eggs` receives another tab's list, `today:oil` ticks oil. */
function eventsOf(steps: string): KitchenEvent[] {
  return steps.split(', ').map((step) => {
    const text = step.slice(1);
    if (step.startsWith('+')) return add(text);
    if (step.startsWith('-')) return remove(text);
    if (step.startsWith('=')) return elsewhere(text.split(' '));
    const [name = '', about = ''] = step.split(':');
    return EVENTS[name]?.(about) as KitchenEvent;
  });
}

it.each(tables('ingredients'))('ingredients: %s after %s', (_, steps, ingredients, removed = '') => {
  const kitchen = after({}, ...eventsOf(steps));
  expect(kitchen.ingredients.join(', ')).toBe(ingredients);
  expect(takenAway(kitchen).join(', ')).toBe(removed);
  expect(changeOf(kitchen, UNDO) !== null).toBe(removed !== '');
});

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

it.each(tables('staples'))('staples: %s (from %s, after %s)', (_, before, steps, expected) => {
  const staples = before === 'unset' ? null : before.split(', ');
  const kitchen = after({ ingredients: LIST, staples }, ...eventsOf(steps));
  expect(kitchen.staples?.join(', ') ?? 'unset').toBe(expected);
});

it('staple foods: the Undo message names all staple foods that were removed in a row', () => {
  expect(takenAway(after({}, noMore('oil'), noMore('salt')))).toEqual(['salt', 'oil']);
});

it('staple foods (always at home): are limited to 40', () => {
  const full = after({}, ...Array.from({ length: 45 }, (_, index) => always(`food ${index}`)));
  expect(full.staples).toHaveLength(40);
  expect(changeOf(full, always('salt'))).toBeNull();
});

it.each(tables('needed'))('ingredient that a recipe needs: %s (%s)', (_, steps, hadToday, staples) => {
  const kitchen = after({ ingredients: LIST, staples: ['salt'] }, ...eventsOf(steps));
  expect([kitchen.hadToday.join(', '), kitchen.staples?.join(', ')]).toEqual([hadToday, staples]);
  expect(kitchen.ingredients).toEqual([...LIST, ...kitchen.hadToday]);
  expect(kitchen.removal).toBeNull();
});

it('ingredient that a recipe needs: becomes no staple food if its name is too long', () => {
  const isTaken = (length: number) => changeOf(EMPTY, fromNowOn('x'.repeat(length))) !== null;
  expect([isTaken(40), isTaken(41)]).toEqual([true, false]);
});

it.each(tables('undo'))('undo: %s (%s)', (_, steps, ingredients, taste) => {
  const kitchen = after({ ingredients: LIST, taste: TASTE }, ...eventsOf(steps));
  expect(kitchen.ingredients.join(', ')).toBe(ingredients);
  expect([kitchen.taste, kitchen.removal]).toEqual([TASTES[taste], null]);
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
