import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { SavedKitchen } from '../../machines/kitchen.ts';
import { needsSettings, paneOf, placeOfDishes, suppliesForDishes } from '../../machines/pane.ts';
import type { Recipe } from '../../machines/recipe.ts';
import { type RecipeEvent, recipeMachine, type SavedContext } from '../../machines/recipeMachine.ts';
import { staplesOf } from '../../machines/staples.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { answeredByTest, NO_LISTS, NOTHING, recipeOf, requestOf, settle } from '../recipeOf.ts';

const LIST = ['rice', 'eggs'];
const [ONE, TWO, THREE] = [recipeOf('# One'), recipeOf('# Two'), recipeOf('# Three')];
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
const paste = (recipe: Recipe): RecipeEvent => ({ type: 'recipe.pasted', recipe, text: recipe.text });
const deleted = (recipe: Recipe): RecipeEvent => ({ type: 'box.recipeDeleted', recipe });
const elsewhere = (ingredients: string[], others: Partial<SavedKitchen> = {}): RecipeEvent => ({
  type: 'kitchen.changedElsewhere',
  kitchen: { ...NO_LISTS, ...others, ingredients },
});
const dish = (dish: string): RecipeEvent => ({ type: 'dish.requested', dish });
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
    can: (event: RecipeEvent) => recipeActor.getSnapshot().can(event),
  };
}

it('recipe machine: allows list changes and recipe deletions during a request', () => {
  const { send, context, emitted } = start({ ingredients: LIST });
  send(REQUEST, add('feta'), add('Feta'), always('salt'), change({ eaters: 3 }), elsewhere(['leek']));
  send({ type: 'ingredient.listCleared' }, deleted(ONE), deleted(TWO), UNDO);
  expect(context()).toMatchObject({ ingredients: [], removal: null });
  expect(emitted).toEqual([
    { type: 'list.changed', added: ['feta'] },
    { type: 'ingredient.pointedOut', ingredient: 'feta' },
    { type: 'list.changed', added: ['leek'] },
    { type: 'list.changed', added: [] },
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

it.each<[unknown, Partial<SavedContext>]>([
  ['idle', {}],
  ['collecting', { ingredients: ['rice'] }],
  [RECIPE_SHOWN, { recipe: ONE }],
])('recipe machine: starts in %j, sends no request, and can open a saved recipe', (state, saved) => {
  const visit = start(saved);
  expect([visit.state(), visit.calls]).toEqual([state, []]);
  visit.send(open(TWO));
  expect([visit.state(), visit.context().recipe, visit.timesChanged()]).toEqual([RECIPE_SHOWN, TWO, 1]);
});

it('request: needs two ingredients', () => {
  const { send, state } = start({ ingredients: ['rice'] });
  send(REQUEST);
  expect(state()).toBe('collecting');
  send(add('eggs'), REQUEST);
  expect(state()).toBe('generating');
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

describe('recipe machine', () => {
  const [A, B] = [recipeOf('# A'), recipeOf('# B')];
  const received = (recipe: Recipe): RecipeEvent => ({ type: 'recipe.received', recipe });
  const save = (recipe: Recipe): RecipeEvent => ({ type: 'save.requested', recipe });

  function open(changes: Partial<SavedContext> = {}) {
    const started = start({ ingredients: LIST, ...changes });
    /** Returns three recipes: the shown recipe, the recipe that 'Back to' would open, and the recipe in the URL. */
    const after = (...events: RecipeEvent[]) => {
      started.send(...events);
      const { recipe, previous } = started.pane();
      const { lastShown, received } = started.context();
      expect(started.can(REOPEN)).toBe(previous !== null);
      return [recipe, previous, lastShown === 'received' ? received : null];
    };
    return { ...started, after };
  }

  it('shared recipe: “Back to” swaps it with the previous recipe until it is saved or replaced', () => {
    const { after, timesChanged } = open({ recipe: ONE });
    expect(after(received(A))).toEqual([A, ONE, A]);
    expect(after(REOPEN)).toEqual([ONE, A, null]);
    expect(after({ type: 'recipe.opened', recipe: TWO })).toEqual([TWO, A, null]);
    expect(after(received(B))).toEqual([B, TWO, B]);
    expect(after(REOPEN, REOPEN)).toEqual([B, TWO, B]);
    expect(timesChanged()).toBe(6);
    expect(after(save(B))).toEqual([B, null, null]);
  });

  it('shared recipe: waits during a request, and appears if the request is cancelled', async () => {
    const { after, answer, fail, state } = open({ recipe: ONE });
    after(REQUEST, received(A));
    expect(state()).toBe('generating');
    await answer(TWO);
    expect(after()).toEqual([TWO, A, null]);
    after(REQUEST);
    await fail();
    expect(after(received(B), CANCEL)).toEqual([B, TWO, B]);
  });

  it('shared recipe: stays in the URL until the next answer', async () => {
    const { after, answer, fail } = open({ recipe: ONE });
    expect(after(received(A), REQUEST)).toEqual([null, null, A]);
    await fail(3);
    expect(after()).toEqual([null, A, A]);
    expect(after(REOPEN)).toEqual([A, ONE, A]);
    after(REQUEST);
    await answer(TWO);
    expect(after()).toEqual([TWO, A, null]);
  });
});

it('change request: sends the open recipe, even if repeated after a failure', async () => {
  const { send, lastCall, answer, context, fail, state } = start({ ingredients: ['salt'], recipe: ONE });
  send({ type: 'change.requested', wish: ' ' });
  expect(state()).toEqual(RECIPE_SHOWN);
  send(wish('no oven'));
  expect(lastCall().input).toMatchObject({ change: { wish: 'no oven', of: ONE }, attempt: 1 });
  await answer(TWO);
  expect(context().recentRecipes).toEqual([ONE, TWO]);
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

it('request without a model: goes to the cookbook at each attempt, unless it is for a change', async () => {
  const page = start({ ingredients: LIST, isModelConnected: false });
  const { send, calls, answer, fail, clock, emitted, state } = page;
  send(REQUEST);
  await fail(2);
  clock.increment(2_000);
  await answer(ONE);
  expect(calls.map(({ input }) => input.source)).toEqual(['cookbook', 'cookbook', 'cookbook']);
  send({ type: 'change.requested', wish: 'no oven' });
  expect([state(), emitted.at(-1)]).toEqual([RECIPE_SHOWN, { type: 'model.needed' }]);
});

const INTERRUPTED = { shown: { message: 'interrupted' } };
const COOKBOOK_DISH = recipeOf('# Soup', { cookbook: { leftOut: [], others: 1, meant: [] } });

it.each<[state: unknown, Partial<SavedContext>, RecipeEvent[]]>([
  ['generating', { ingredients: LIST }, [REQUEST]],
  ['generating', { recipe: recipeOf('# Shared', { ingredients: [] }) }, [wish('Vegan')]],
  [INTERRUPTED, {}, [dish('Soup'), { type: 'page.left' }]],
  ['idle', {}, [dish('Soup'), CANCEL]],
])('interrupted request: is ignored in %j after another request', (state, saved, events) => {
  const { send, ...visit } = start(saved);
  send(...events);
  const { requestInput } = visit.context();
  send(FOUND);
  expect([visit.state(), visit.context().requestInput]).toEqual([state, requestInput]);
});

it('chosen dish: stays free and the same when asked for again, even if a model is connected', async () => {
  const { send, lastCall, calls, fail } = start({ ingredients: LIST });
  send(dish('Soup'), { type: 'page.left' }, change({ avoid: ['nuts'] }), AGAIN);
  const input = {
    ...requestOf({ source: 'cookbook', dish: 'Soup' }),
    taste: { ...NO_TASTE, avoid: ['nuts'] },
  };
  expect(lastCall().input).toEqual({ ...input, attempt: 1 });
  await fail(3);
  send(AGAIN);
  expect(calls.map(({ input }) => input.source)).toEqual(Array(5).fill('cookbook'));
  send({ type: 'page.left' }, add('leek'), AGAIN);
  expect(calls).toHaveLength(5);
});

it('request to a model: opens the choice of models if asked for again without a model', async () => {
  const { send, calls, emitted, state } = start({ ingredients: LIST, isModelConnected: false });
  send(FOUND, AGAIN);
  expect([state(), calls, emitted.at(-1)]).toEqual([INTERRUPTED, [], { type: 'model.needed' }]);
});

it.each<[RecipeEvent['type'] & `${string}.requested`, Recipe, isModelConnected: boolean, source: string]>([
  ['another.requested', COOKBOOK_DISH, true, 'cookbook'],
  ['another.requested', COOKBOOK_DISH, false, 'cookbook'],
  ['another.requested', ONE, true, 'model'],
  ['another.requested', ONE, false, 'choice of models'],
  ['model.requested', COOKBOOK_DISH, true, 'model'],
  ['model.requested', COOKBOOK_DISH, false, 'choice of models'],
])('%s: after %j, with a model: %s, asks the %s', (type, recipe, isModelConnected, source) => {
  const { send, calls, emitted } = start({ ingredients: LIST, recipe, isModelConnected });
  send({ type, notAgain: ['Soup'] } as RecipeEvent);
  const asked = calls.map(({ input }) => [input.source, input.dish, input.notAgain]);
  const isChoice = source === 'choice of models';
  expect(asked).toEqual(isChoice ? [] : [[source, null, ['Soup']]]);
  expect(emitted).toEqual(isChoice ? [{ type: 'model.needed' }] : []);
});

it.each<[string, unknown, Recipe | null, boolean, RecipeEvent[]]>([
  ['the previous recipe, even if the list is now empty', RECIPE_SHOWN, ONE, false, [REQUEST, CLEAR]],
  ['the recipe before the failed request', RECIPE_SHOWN, ONE, true, [REQUEST]],
  ['the list if there was no recipe', 'collecting', null, true, [REQUEST]],
  ['the empty list if it was cleared meanwhile', 'idle', null, false, [REQUEST, CLEAR]],
])('cancelled request: returns to %s', async (_, place, recipe, hasFailed, events) => {
  const { send, fail, state, context } = start({ ingredients: LIST, recipe });
  if (hasFailed) {
    send(REQUEST);
    await fail(3);
  }
  send(...events, CANCEL);
  expect([state(), context().recipe]).toEqual([place, recipe]);
});

it('failed request: can be retried, and the previous recipe can be reopened', async () => {
  const { send, state, context, timesChanged, can, lastCall, fail } = start({
    ingredients: LIST,
    recipe: ONE,
  });
  send(another('One'));
  const input = lastCall().input;
  await fail(3);
  expect(state()).toEqual(APOLOGY_SHOWN);
  send(REOPEN);
  expect([state(), context().recipe, timesChanged(), can(REOPEN)]).toEqual([RECIPE_SHOWN, ONE, 2, false]);
  send(AGAIN);
  expect(lastCall().input).toEqual(input);
  send(CANCEL, CLEAR);
  expect(can(AGAIN)).toBe(false);
});

it('last failure: is set by each failed attempt, and cleared by an answer', async () => {
  const { send, context, lastCall, answer, clock } = start({ ingredients: LIST });
  send(REQUEST);
  for (const name of ['refused credentials', 'server', 'timeout']) {
    clock.increment(2_000);
    lastCall().fail(Object.assign(new Error('no'), { name }));
    await settle();
    expect(context().failure).toBe(name);
  }
  send(AGAIN);
  await answer();
  expect(context().failure).toBeNull();
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

it('new connection: clears the last failure, and sends no request', async () => {
  const { send, context, fail, calls, state } = start({ ingredients: LIST });
  send({ type: 'connection.changed' });
  expect([state(), calls]).toEqual(['collecting', []]);
  send(REQUEST);
  await fail();
  send({ type: 'connection.changed' });
  expect([state(), calls.length, context().failure]).toEqual(['retrying', 1, null]);
});

async function request(...recipes: Recipe[]) {
  const started = start({ ingredients: LIST });
  for (const recipe of recipes) {
    started.send(REQUEST);
    await started.answer(recipe);
  }
  return started;
}

it('recipes for one ingredient list: can be browsed without a request', async () => {
  const { send, context, calls } = await request(ONE, TWO, THREE);
  const turn = (...ways: ('previous' | 'next')[]) =>
    ways.map((way) => {
      send({ type: `card.${way}` });
      return context().recipe;
    });
  expect(turn('next', 'previous', 'previous', 'previous', 'next')).toEqual([THREE, TWO, ONE, ONE, TWO]);
  const boxed = recipeOf('# Boxed');
  send(open(boxed));
  expect(turn('next', 'previous')).toEqual([boxed, boxed]);
  send(open(ONE));
  expect(turn('next')).toEqual([TWO]);
  expect(calls).toHaveLength(3);
});

it('recipes for one ingredient list: include the open recipe exactly once', () => {
  expect(start({ recipe: TWO, recentRecipes: [ONE] }).context().recentRecipes).toEqual([ONE, TWO]);
  expect(start({ recipe: TWO, recentRecipes: [TWO, ONE] }).context().recentRecipes).toEqual([TWO, ONE]);
});

it('shopping list: a request unticks foods that are no longer in the ingredient list', () => {
  const { send, context } = start({ ingredients: LIST });
  send(today('feta'), today('oil'), remove('oil'), REQUEST);
  expect(context().hadToday).toEqual(['feta']);
});

it('recipes for one ingredient list: are limited to 20', async () => {
  const dishes = Array.from({ length: 22 }, (_, index) => recipeOf(`# Dish ${index}`));
  expect((await request(...dishes)).context().recentRecipes).toEqual(dishes.slice(2));
});

it('dishes: appear beside a new recipe if the list has changed during the request', async () => {
  const { send, answer, place } = start({ ingredients: LIST });
  expect(place()).toBe('pane');
  send(REQUEST, { type: 'ingredient.added', text: 'leek' });
  await answer();
  expect(place()).toBe('list');
  send({ type: 'ingredient.removed', ingredient: 'leek' });
  expect(place()).toBeNull();
});

it.each<[unknown, Partial<SavedContext>, RecipeEvent[]]>([
  ['idle', {}, []],
  ['collecting', { ingredients: LIST }, []],
  [RECIPE_SHOWN, { recipe: ONE }, []],
  [{ shown: 'received' }, { recipe: ONE }, [{ type: 'recipe.received', recipe: TWO }]],
])('pasted recipe: is saved and shown, and Undo removes it and returns to %j', (state, saved, before) => {
  const { send, emitted, pane, ...visit } = start(saved);
  send(...before);
  const { recipe, lastShown } = visit.context();
  send(paste(THREE));
  expect([visit.state(), pane().recipe]).toEqual([RECIPE_SHOWN, THREE]);
  expect(emitted.slice(-2)).toEqual([{ type: 'recipe.saved', recipe: THREE }, { type: 'pane.changed' }]);
  send(add('leek'), UNDO);
  expect(emitted.at(-1)).toEqual({ type: 'recipe.deleted', recipe: THREE });
  expect(visit.context()).toMatchObject({ recipe, lastShown, removal: null });
  expect(visit.state()).toEqual(state === 'idle' ? 'collecting' : state);
});

it('pasted recipe: Undo works while the recipe is shown, until the next request', () => {
  const { send, context, state } = start({ ingredients: LIST, recipe: ONE });
  send(paste(TWO), REQUEST);
  expect(context().removal).toBeNull();
  send(UNDO);
  expect(state()).toBe('generating');
});

it('pasted recipe: is ignored during a request', () => {
  const { send, can, state, emitted } = start({ ingredients: LIST });
  send(REQUEST, paste(ONE));
  expect([can(paste(ONE)), state(), emitted]).toEqual([false, 'generating', []]);
});

it('dishes to offer: are found without the saved recipe that the page shows', () => {
  const { snapshot } = start({ ingredients: LIST, recipe: ONE });
  const box = [ONE, TWO].map((recipe) => ({ recipe }));
  expect(suppliesForDishes(snapshot(), box).saved).toEqual([TWO]);
});
