import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { SavedKitchen } from '../../machines/kitchen.ts';
import { isForList, needsSettings, paneOf, placeOfDishes, suppliesForDishes } from '../../machines/pane.ts';
import type { Recipe } from '../../machines/recipe.ts';
import { type RecipeEvent, recipeMachine, type SavedContext } from '../../machines/recipeMachine.ts';
import { staplesOf } from '../../machines/staples.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { answeredByTest, NO_LISTS, NOTHING, recipeOf, requestOf, settle } from '../recipeOf.ts';
import { tablesIn } from '../rowsIn.ts';
/** Each table has a rule as its name. Each row has a start, a script of `EVENTS`, and all that the page shows after it. */
import TABLES from './recipe.tables.tsv?raw';

const tables = tablesIn(TABLES);
const LIST = ['rice', 'eggs'];
const [ONE, TWO] = [recipeOf('# One'), recipeOf('# Two')];
const TASTE: Taste = { ...NO_TASTE, diets: ['vegan'], avoid: ['nuts'] };
const RECIPE_SHOWN = { shown: 'recipe' };
const APOLOGY_SHOWN = { shown: { message: 'apology' } };

const REQUEST: RecipeEvent = { type: 'recipe.requested' };
const AGAIN: RecipeEvent = { type: 'recipe.requestedAgain' };
const CANCEL: RecipeEvent = { type: 'recipe.cancelled' };
const REOPEN: RecipeEvent = { type: 'recipe.reopened' };
const CLEAR: RecipeEvent = { type: 'ingredient.listCleared' };
const UNDO: RecipeEvent = { type: 'removal.undone' };
const FOUND: RecipeEvent = { type: 'request.found', requestInput: requestOf() };
const add = (text: string): RecipeEvent => ({ type: 'ingredient.added', text });
const remove = (ingredient: string): RecipeEvent => ({ type: 'ingredient.removed', ingredient });
const change = (changes: Partial<Taste>): RecipeEvent => ({ type: 'taste.changed', changes });
const another = (...notAgain: string[]): RecipeEvent => ({ type: 'recipe.requested', notAgain });
const open = (recipe: Recipe): RecipeEvent => ({ type: 'recipe.opened', recipe });
const deleted = (recipe: Recipe): RecipeEvent => ({ type: 'box.recipeDeleted', recipe });
const elsewhere = (ingredients: string[], others: Partial<SavedKitchen> = {}): RecipeEvent => ({
  type: 'kitchen.changedElsewhere',
  kitchen: { ...NO_LISTS, ...others, ingredients },
});
const wish = (wish: string): RecipeEvent => ({ type: 'change.requested', wish });
const today = (ingredient: string): RecipeEvent => ({ type: 'ingredient.hadToday', ingredient });
const always = (staple: string): RecipeEvent => ({ type: 'staple.added', staple });

type Start = Partial<SavedContext> & { isModelConnected?: boolean };

function start({ isModelConnected = true, ...saved }: Start = {}) {
  const clock = new SimulatedClock();
  const { askForRecipe, calls, lastCall } = answeredByTest();
  const input = { ...NOTHING, ...saved };
  const machine = recipeMachine.provide({
    actors: { askForRecipe },
    guards: { isModelConnected: () => isModelConnected },
  });
  const recipeActor = createActor(machine, { clock, input });
  const emitted: unknown[] = [];
  recipeActor.on('*', (event) => emitted.push(event));
  recipeActor.start();
  return {
    clock,
    calls,
    lastCall,
    emitted,
    /** Counts how often the content of the recipe pane has changed. */
    timesChanged: () => emitted.filter((event) => (event as { type: string }).type === 'pane.changed').length,
    send(...events: RecipeEvent[]) {
      for (const event of events) recipeActor.send(event);
    },
    async answer(recipe = ONE) {
      lastCall().answer(recipe);
      await settle();
    },
    async fail(times = 1) {
      for (let time = 0; time < times; time++) {
        clock.increment(2_000);
        lastCall().fail();
        await settle();
      }
    },
    snapshot: () => recipeActor.getSnapshot(),
    state: () => recipeActor.getSnapshot().value,
    pane: () => paneOf(recipeActor.getSnapshot()),
    place: () => placeOfDishes(recipeActor.getSnapshot()),
    hasSettings: () => needsSettings(recipeActor.getSnapshot()),
    context: () => recipeActor.getSnapshot().context,
  };
}

it('recipe machine: allows list changes and recipe deletions during a request', () => {
  const { send, context, emitted } = start({ ingredients: LIST });
  send(REQUEST, add('feta'), add('Feta'), always('salt'), change({ eaters: 3 }));
  expect(context().taste.eaters).toBe(3);
  // Each change in another tab arrives so, even if the list stays the same.
  send(elsewhere(['leek']), elsewhere(['leek']));
  // Announces nothing as new that the visitor restores or ticks.
  send(remove('leek'), UNDO, today('oil'));
  send({ type: 'ingredient.listCleared' }, deleted(ONE), deleted(TWO), UNDO);
  expect(context()).toMatchObject({ ingredients: [], removal: null });
  expect(emitted).toEqual([
    { type: 'list.changed', added: ['feta'] },
    { type: 'ingredient.pointedOut', ingredient: 'feta' },
    { type: 'list.changed', added: ['leek'] },
    { type: 'list.changed', added: [] },
    { type: 'recipes.restored', recipes: [] },
    ...Array.from({ length: 3 }, () => ({ type: 'list.changed', added: [] })),
    { type: 'recipe.deleted', recipe: ONE },
    { type: 'recipe.deleted', recipe: TWO },
    { type: 'recipes.restored', recipes: [ONE, TWO] },
  ]);
});

it('recipe machine: sends no default staples, and shows settings after two ingredients', () => {
  const { send, context, hasSettings } = start();
  expect(hasSettings()).toBe(false);
  send(...LIST.map(add), REQUEST);
  expect([context().requestInput?.staples, hasSettings()]).toEqual([null, true]);
  send(CANCEL, { type: 'staple.removed', staple: 'salt' }, REQUEST);
  expect(context().requestInput?.staples).toEqual(staplesOf(null).filter((food) => food !== 'salt'));
});

it('request: two clicks send only one request, and the answer becomes the open recipe', async () => {
  const input = { ingredients: LIST, staples: ['salt'], taste: TASTE };
  const { send, calls, answer, state, context, emitted } = start(input);
  send(REQUEST, REQUEST);
  expect(calls.map(({ input }) => input)).toEqual([
    { ...input, notAgain: [], change: null, source: 'model', dish: null, attempt: 1 },
  ]);
  await answer(ONE);
  // An earlier request, which is found late, does not hide the answer.
  send(FOUND);
  expect([state(), context().recipe]).toEqual([RECIPE_SHOWN, ONE]);
  expect(emitted).toEqual([{ type: 'recipe.saved', recipe: ONE, before: null }, { type: 'pane.changed' }]);
});

it('request: is sent three times with the same input, after waits of 1 s and 2 s', async () => {
  const { send, calls, fail, clock, state, context, timesChanged } = start({ ingredients: LIST });
  send(another('One'));
  send(add('oil'), remove('rice'), always('salt'), change({ eaters: 3 }), elsewhere(['salt']));
  for (const wait of [1_000, 2_000]) {
    await fail();
    expect([state(), timesChanged()]).toEqual(['retrying', 0]);
    clock.increment(wait - 1);
    expect(state()).toBe('retrying');
    clock.increment(1);
    expect(state()).toBe('generating');
  }
  await fail();
  expect([state(), context().recipe, timesChanged()]).toEqual([APOLOGY_SHOWN, null, 1]);
  const sent = { ingredients: LIST, staples: null, taste: NO_TASTE, notAgain: ['One'], change: null };
  const input = { ...sent, source: 'model', dish: null };
  expect(calls.map(({ input }) => input)).toEqual([1, 2, 3].map((attempt) => ({ ...input, attempt })));
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, false, false]);
});

it('change request: sends the open recipe, even if repeated after a failure', async () => {
  const { send, lastCall, answer, context, fail, state } = start({ ingredients: ['salt'], recipe: ONE });
  send({ type: 'change.requested', wish: ' ' });
  expect(state()).toEqual(RECIPE_SHOWN);
  send(wish('no oven'));
  expect(lastCall().input).toMatchObject({ change: { wish: 'no oven', of: ONE }, attempt: 1 });
  await answer(TWO);
  expect(context().recentRecipes).toEqual([TWO]);
  send(wish('no oven'));
  const { attempt: _, ...requestInput } = lastCall().input;
  expect(requestInput.change?.of).toEqual(TWO);
  await fail(3);
  send(CLEAR, AGAIN);
  expect(lastCall().input).toEqual({ ...requestInput, attempt: 1 });
  const next = start({ recipe: ONE });
  next.send({ type: 'request.found', requestInput }, AGAIN);
  expect(next.lastCall().input).toEqual({ ...requestInput, attempt: 1 });
});

it.each([[null], [undefined], ['server'], [new TypeError('no')]])(
  'last failure: is a fault of the page if the attempt throws %s',
  async (thrown) => {
    const { send, context, state, lastCall } = start({ ingredients: LIST });
    send(REQUEST);
    // Not `fail`, which replaces `undefined` by an error.
    lastCall().answer(Promise.reject(thrown) as never);
    await settle();
    expect([state(), context().failure]).toEqual(['retrying', 'page at fault']);
  },
);

it('recipe opened from the box: is none of the recipes made for the list, before and after a reload', () => {
  const saved = { ingredients: LIST, recentRecipes: [ONE] };
  const page = start({ ...saved, recipe: ONE });
  page.send(open(TWO));
  const snapshots = [page, start({ ...saved, recipe: TWO })].map(({ snapshot }) => snapshot());
  expect(snapshots.map(isForList)).toEqual([false, false]);
});

it('shopping list: a request unticks foods that are no longer in the ingredient list', () => {
  const { send, context } = start({ ingredients: LIST });
  send(today('feta'), today('oil'), remove('oil'), REQUEST);
  expect(context().hadToday).toEqual(['feta']);
});

it('recipes for one ingredient list: are limited to 20', async () => {
  const dishes = Array.from({ length: 22 }, (_, index) => recipeOf(`# Dish ${index}`));
  const { send, answer, context } = start({ ingredients: LIST });
  for (const dish of dishes) {
    send(REQUEST);
    await answer(dish);
  }
  expect(context().recentRecipes).toEqual(dishes.slice(2));
});

const RECIPES = new Map(['One', 'Two', 'Three', 'A', 'B'].map((name) => [name, recipeOf(`# ${name}`)])).set(
  'Shared',
  recipeOf('# Shared', { ingredients: [] }),
);
RECIPES.set('Cookbook', recipeOf('# Cookbook', { cookbook: { leftOut: [], others: 1, meant: [] } }));
const called = (name: string) => RECIPES.get(name) as Recipe;

/** Events of a script by their names in it. */
const EVENTS: Record<string, (about: string) => RecipeEvent> = {
  request: () => REQUEST,
  again: () => AGAIN,
  another: () => ({ type: 'another.requested', notAgain: ['Soup'] }),
  model: () => ({ type: 'model.requested', notAgain: ['Soup'] }),
  change: wish,
  dish: (dish) => ({ type: 'dish.requested', dish }),
  today,
  cancel: () => CANCEL,
  reopen: () => REOPEN,
  clear: () => CLEAR,
  undo: () => UNDO,
  accept: () => ({ type: 'removal.accepted' }),
  add,
  remove,
  found: () => FOUND,
  leave: () => ({ type: 'page.left' }),
  connect: () => ({ type: 'connection.changed' }),
  previous: () => ({ type: 'card.previous' }),
  next: () => ({ type: 'card.next' }),
  open: (name) => open(called(name)),
  paste: (name) => ({ type: 'recipe.pasted', recipe: called(name), text: name }),
  receive: (name) => ({ type: 'recipe.received', recipe: called(name) }),
  save: (name) => ({ type: 'save.requested', recipe: called(name) }),
};

/** Returns all that the page would show, such as 'recipe Two; back to One; asked model'. */
function shown({ snapshot, state, pane, place, context, calls, emitted }: ReturnType<typeof start>): string {
  const { recipe, previous } = pane();
  const { removal, received, lastShown, failure } = context();
  const nameOf = (one: Recipe | null) => one?.text.slice(2);
  const inner = JSON.stringify(state())
    .replace(/[{}"]/g, '')
    .replace(/^shown:(?:message:)?/, '');
  expect(snapshot().can(REOPEN)).toBe(previous !== null);
  expect(snapshot().hasTag('busy')).toBe(/^(?:generating|retrying)/.test(inner));
  expect(snapshot().hasTag('interrupted')).toBe(inner === 'interrupted');
  const announced = emitted.map((event) => {
    const { type, recipe: about = null } = event as { type: string; recipe?: Recipe };
    return [type, nameOf(about)].filter(Boolean).join(' ');
  });
  const asked = calls.map(({ input: { source, dish, notAgain } }) =>
    ['asked', source, ...(dish ? [`for ${dish}`] : []), ...notAgain.map((name) => `not ${name}`)].join(' '),
  );
  return [
    [inner, nameOf(recipe)].filter(Boolean).join(' '),
    ...(previous ? [`back to ${nameOf(previous)}`] : []),
    ...(lastShown === 'received' ? [`link ${nameOf(received)}`] : []),
    ...(removal ? [`undo ${removal.of}`] : []),
    ...(place() ? [`dishes in ${place()}`] : []),
    ...asked,
    ...(failure ? [failure] : []),
    ...announced.filter((type) => type !== 'list.changed'),
  ].join('; ');
}

describe.each(Array.from(TABLES.matchAll(/^# (.*)$/gm), ([, title = '']) => title))('%s', (title) => {
  it.each(tables(title))(`${title} (%s; %s)`, async (begin, script, expected) => {
    const page = start({
      ingredients: begin.includes('rice') ? LIST : [],
      recipe: called(begin.match(/[A-Z]\w+/)?.[0] ?? '') ?? null,
      isModelConnected: !begin.includes('unconnected'),
    });
    for (const step of script.split(', ')) {
      const [action = '', about = ''] = step.split(/ (.*)/);
      if (action === 'answer') await page.answer(called(about));
      else if (action === 'none') {
        page.clock.increment(2_000);
        await page.answer({ reason: 'nothing fits' } as never);
      } else if (action === 'fail') await page.fail(Number(about));
      else if (action !== 'nothing') page.send((EVENTS[action] as (typeof EVENTS)[string])(about));
    }
    expect(shown(page)).toBe(expected);
  });
});

it('dishes to offer: are found without the saved recipe that the page shows', () => {
  const { snapshot } = start({ ingredients: LIST, recipe: ONE });
  const box = [ONE, TWO].map((recipe) => ({ recipe }));
  expect(suppliesForDishes(snapshot(), box).saved).toEqual([TWO]);
});

it('dishes to offer: avoid the foods that the list rules out', () => {
  const { snapshot } = start({ ingredients: [...LIST, 'no nuts'] });
  expect(suppliesForDishes(snapshot(), [])).toMatchObject({ ingredients: LIST, taste: { avoid: ['nuts'] } });
});
