import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { SavedKitchen } from '../../machines/kitchen.ts';
import { needsSettings, paneOf } from '../../machines/pane.ts';
import type { Recipe } from '../../machines/recipe.ts';
import { type Kept, type RecipeEvent, recipeMachine } from '../../machines/recipeMachine.ts';
import { cardsOf } from '../../machines/request.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { answeredByTest, NO_LISTS, NOTHING, recipeOf, settle } from '../recipeOf.ts';

const LIST = ['rice', 'eggs'];
const [ONE, TWO, THREE] = [recipeOf('# One'), recipeOf('# Two'), recipeOf('# Three')];
const TASTE: Taste = { ...NO_TASTE, diets: ['vegan'], avoid: ['nuts'] };
const RECIPE_SHOWN = { shown: 'recipe' };
const APOLOGY_SHOWN = { shown: 'apology' };

const REQUEST: RecipeEvent = { type: 'recipe.requested' };
const AGAIN: RecipeEvent = { type: 'recipe.requestedAgain' };
const CANCEL: RecipeEvent = { type: 'recipe.cancelled' };
const REOPEN: RecipeEvent = { type: 'recipe.reopened' };
const CLEAR: RecipeEvent = { type: 'ingredient.listCleared' };
const UNDO: RecipeEvent = { type: 'removal.undone' };
const add = (ingredient: string): RecipeEvent => ({ type: 'ingredient.added', ingredient });
const remove = (ingredient: string): RecipeEvent => ({ type: 'ingredient.removed', ingredient });
const change = (changes: Partial<Taste>): RecipeEvent => ({ type: 'taste.changed', changes });
const another = (...notAgain: string[]): RecipeEvent => ({ type: 'recipe.requested', notAgain });
const open = (recipe: Recipe): RecipeEvent => ({ type: 'recipe.opened', recipe });
const deleted = (recipe: Recipe): RecipeEvent => ({ type: 'box.recipeDeleted', recipe });
const elsewhere = (ingredients: string[], others: Partial<SavedKitchen> = {}): RecipeEvent => ({
  type: 'kitchen.changedElsewhere',
  kitchen: { ...NO_LISTS, ...others, ingredients },
});
const today = (ingredient: string): RecipeEvent => ({ type: 'ingredient.hadToday', ingredient });
const always = (staple: string): RecipeEvent => ({ type: 'staple.added', staple });

function start(kept: Partial<Kept> = {}) {
  const clock = new SimulatedClock();
  const { askForRecipe, askCookbook, calls, lastCall } = answeredByTest();
  const input = { ...NOTHING, ...kept };
  const recipeActor = createActor(recipeMachine.provide({ actors: { askForRecipe, askCookbook } }), {
    clock,
    input,
  });
  const emitted: unknown[] = [];
  recipeActor.on('*', (event) => emitted.push(event));
  recipeActor.start();
  return {
    clock,
    calls,
    lastCall,
    emitted,
    /** How often something else came into the pane. */
    timesServed: () => emitted.filter((event) => (event as { type: string }).type === 'pane.changed').length,
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
    state: () => recipeActor.getSnapshot().value,
    inPane: () => paneOf(recipeActor.getSnapshot()).recipe,
    behind: () => paneOf(recipeActor.getSnapshot()).previous,
    inAddress: () => {
      const { pane, received } = recipeActor.getSnapshot().context;
      return pane === 'received' ? received : null;
    },
    hasSettings: () => needsSettings(recipeActor.getSnapshot()),
    context: () => recipeActor.getSnapshot().context,
    can: (event: RecipeEvent) => recipeActor.getSnapshot().can(event),
  };
}

it('changes the kitchen in every state, and announces what others have to know', () => {
  const { send, context, emitted } = start({ ingredients: LIST });
  send(REQUEST, add('feta'), add('Feta'), always('salt'), change({ eaters: 3 }), elsewhere(['leek']));
  send({ type: 'ingredient.listCleared' }, deleted(ONE), deleted(TWO), UNDO);
  expect(context()).toMatchObject({ ingredients: [], removal: null });
  expect(emitted).toEqual([
    { type: 'ingredient.pointedOut', ingredient: 'feta' },
    { type: 'recipe.deleted', recipe: ONE },
    { type: 'recipe.deleted', recipe: TWO },
    { type: 'recipes.restored', recipes: [ONE, TWO] },
  ]);
});

it('names staples in a request only once they were chosen, and settings only once they are near', () => {
  const { send, context, hasSettings } = start();
  expect(hasSettings()).toBe(false);
  send(...LIST.map(add), REQUEST);
  expect([context().askedWith.staples, hasSettings()]).toEqual([[], true]);
  send(CANCEL, { type: 'staple.removed', staple: 'salt' }, REQUEST);
  expect(context().askedWith.staples).toEqual(['pepper', 'oil', 'water']);
});

it.each<[unknown, Partial<Kept>]>([
  ['idle', {}],
  ['collecting', { ingredients: ['rice'] }],
  [RECIPE_SHOWN, { recipe: ONE }],
])('a visit begins %j with %j, asks nobody, and can open a recipe of the box', (state, kept) => {
  const visit = start(kept);
  expect([visit.state(), visit.calls]).toEqual([state, []]);
  visit.send(open(TWO));
  expect([visit.state(), visit.context().recipe, visit.timesServed()]).toEqual([RECIPE_SHOWN, TWO, 1]);
});

describe('a request', () => {
  it('needs two ingredients', () => {
    const { send, state } = start({ ingredients: ['rice'] });
    send(REQUEST);
    expect(state()).toBe('collecting');
    send(add('eggs'), REQUEST);
    expect(state()).toBe('generating');
  });

  it('asks once for two presses, with all as it is, and shows the answer', async () => {
    const asked = { ingredients: LIST, staples: ['salt'], taste: TASTE };
    const { send, calls, answer, state, context, emitted } = start(asked);
    send(REQUEST, REQUEST);
    expect(calls.map(({ input }) => input)).toEqual([{ ...asked, notAgain: [], change: null, attempt: 1 }]);
    await answer(ONE);
    expect([state(), context().recipe]).toEqual([RECIPE_SHOWN, ONE]);
    expect(emitted).toEqual([{ type: 'recipe.saved', recipe: ONE }, { type: 'pane.changed' }]);
  });

  it('tries three times, after waits of 1 s and 2 s to the millisecond, with what it was asked with', async () => {
    const { send, calls, fail, clock, state, context, timesServed } = start({ ingredients: LIST });
    send(REQUEST);
    send(add('oil'), remove('rice'), always('salt'), change({ eaters: 3 }), elsewhere(['salt']));
    for (const wait of [1_000, 2_000]) {
      await fail();
      expect([state(), timesServed()]).toEqual(['retrying', 0]);
      clock.increment(wait - 1);
      expect(state()).toBe('retrying');
      clock.increment(1);
      expect(state()).toBe('generating');
    }
    await fail();
    expect([state(), context().recipe, timesServed()]).toEqual([APOLOGY_SHOWN, null, 1]);
    const asked = { ingredients: LIST, staples: [], taste: NO_TASTE, notAgain: [], change: null };
    expect(calls.map(({ input }) => input)).toEqual([1, 2, 3].map((attempt) => ({ ...asked, attempt })));
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, false, false]);
  });
});

describe('what came by a link', () => {
  const [A, B] = [recipeOf('# A'), recipeOf('# B')];
  const received = (recipe: Recipe): RecipeEvent => ({ type: 'recipe.received', recipe });

  it.each<[string, Partial<Kept>, RecipeEvent[], Recipe[]]>([
    ['a recipe of the box', { recipe: ONE }, [received(A), open(TWO)], [A, TWO, A]],
    ['none, with nothing else', {}, [received(A)], []],
    ['none, once it is kept', {}, [received(A), { type: 'recipe.kept', recipe: A }], []],
  ])('can be gone back to: from %s', (_, kept, events, expected) => {
    const { send, inPane, behind, timesServed } = start({ ingredients: LIST, ...kept });
    send(...events);
    const before = timesServed();
    const seen = expected.map((recipe) => {
      expect(behind()).toEqual(recipe);
      send(REOPEN);
      return inPane();
    });
    expect([seen, timesServed() - before]).toEqual([expected, expected.length]);
  });

  it('waits behind a request that is under way', async () => {
    const { send, inPane, behind, answer, fail, state } = start({ ingredients: LIST, recipe: ONE });
    send(REQUEST, received(A));
    expect(state()).toBe('generating');
    await answer(TWO);
    expect([inPane(), behind()]).toEqual([TWO, A]);
    send(REQUEST);
    await fail();
    send(received(B), CANCEL);
    expect([inPane(), behind()]).toEqual([B, TWO]);
  });

  it('can be gone back to from an apology, also behind an answer', async () => {
    const { send, inPane, answer, fail } = start({ ingredients: LIST, recipe: ONE });
    const back = () => {
      send(REOPEN);
      return inPane();
    };
    send(received(A), REQUEST);
    await fail(3);
    expect(back()).toEqual(A);
    send(REQUEST);
    await answer(TWO);
    send(REQUEST);
    await fail(3);
    expect([back(), back()]).toEqual([TWO, A]);
  });

  it('stays in the address until it is kept or replaced, even under an apology', async () => {
    const { send, inAddress, answer, fail } = start({ ingredients: LIST, recipe: ONE });
    const after = (...events: RecipeEvent[]) => {
      send(...events);
      return inAddress();
    };
    expect([after(), after(received(A)), after(received(B))]).toEqual([null, A, B]);
    expect([after(open(TWO)), after(REOPEN)]).toEqual([null, B]);
    expect([after(REQUEST), after(CANCEL), after(REQUEST)]).toEqual([B, B, B]);
    await fail(3);
    expect([after(), after(AGAIN)]).toEqual([B, B]);
    await answer(TWO);
    expect([after(), after(REOPEN)]).toEqual([null, B]);
    expect(after({ type: 'recipe.kept', recipe: B })).toBeNull();
  });
});

describe('a change', () => {
  const wish = 'no oven';
  const WISH: RecipeEvent = { type: 'change.requested', wish };

  it('asks for the recipe that is shown, with its own ingredients and the taste as it is now', async () => {
    const { send, lastCall, answer, context } = start({ ingredients: ['salt'], taste: TASTE, recipe: ONE });
    send(WISH);
    const asked = { ingredients: ONE.ingredients, staples: [], taste: TASTE, notAgain: [] };
    expect(lastCall().input).toEqual({ ...asked, change: { wish, of: ONE }, attempt: 1 });
    const changed = { ...TWO, changed: { wish, from: ONE.id } };
    await answer(changed);
    expect(context().served).toEqual([ONE, changed]);
    send({ type: 'change.requested', wish: 'milder' });
    expect(lastCall().input.change).toEqual({ wish: 'milder', of: changed });
  });

  it('is asked for again after the apology and after an interruption, whatever the list is by then', async () => {
    const { send, lastCall, fail, state } = start({ ingredients: LIST, recipe: ONE });
    send(WISH);
    const { attempt: _, ...askedWith } = lastCall().input;
    await fail(3);
    expect(state()).toEqual(APOLOGY_SHOWN);
    send({ type: 'ingredient.listCleared' }, change({ eaters: 3 }), AGAIN);
    const again = { ...askedWith, taste: { ...NO_TASTE, eaters: 3 }, attempt: 1 };
    expect(lastCall().input).toEqual(again);
    const next = start({ recipe: ONE, taste: again.taste });
    next.send({ type: 'request.found', askedWith }, AGAIN);
    expect(next.lastCall().input).toEqual(again);
  });

  it.each([
    ['text', 'x'.repeat(11_991), LIST, false],
    ['list', '# One', ['x'.repeat(11_995)], true],
    ['list of nothing', '# One', Array<string>(6_000).fill(''), false],
  ])('takes no recipe along that is longer than any answer, by its %s', (_, text, ingredients, can) => {
    const { send, calls } = start({ ingredients: LIST, recipe: recipeOf(text, { ingredients }) });
    send(WISH);
    expect(calls).toHaveLength(can ? 1 : 0);
  });

  it('needs a recipe and a wish, which is cut to 200 characters', () => {
    const { send, calls } = start({ ingredients: LIST });
    send(WISH);
    expect(calls).toEqual([]);
    const shown = start({ ingredients: LIST, recipe: ONE });
    shown.send({ type: 'change.requested', wish: ' \u200b\n' });
    expect(shown.calls).toEqual([]);
    shown.send({ type: 'change.requested', wish: ` ${'👩‍👩‍👧‍👦'.repeat(201)} ` });
    expect(shown.lastCall().input.change?.wish).toBe('👩‍👩‍👧‍👦'.repeat(200));
  });
});

it.each<[string, unknown, Recipe | null, boolean, RecipeEvent[]]>([
  ['the recipe before, though the list is empty by then', RECIPE_SHOWN, ONE, false, [REQUEST, CLEAR]],
  ['the recipe before the apology', RECIPE_SHOWN, ONE, true, [REQUEST]],
  ['the list where there was no recipe', 'collecting', null, true, [REQUEST]],
  ['nothing where the list is empty by then', 'idle', null, false, [REQUEST, CLEAR]],
])('a cancel comes back to %s', async (_, place, recipe, hasFailed, events) => {
  const { send, fail, state, context } = start({ ingredients: LIST, recipe });
  if (hasFailed) {
    send(REQUEST);
    await fail(3);
  }
  send(...events, CANCEL);
  expect([state(), context().recipe]).toEqual([place, recipe]);
});

it("the apology leaves the recipe before it where it was, and 'Try again' asks as before, or for any dish where the list is another one by then", async () => {
  const { send, state, context, timesServed, can, lastCall, fail } = start({
    ingredients: LIST,
    recipe: ONE,
  });
  send(another('One'));
  const asked = lastCall().input;
  await fail(3);
  expect(state()).toEqual(APOLOGY_SHOWN);
  send(REOPEN);
  expect([state(), context().recipe, timesServed(), can(REOPEN)]).toEqual([RECIPE_SHOWN, ONE, 2, false]);
  send(AGAIN);
  expect(lastCall().input).toEqual(asked);
  expect(asked.notAgain).toEqual(['One']);
  await fail(3);
  send(add('leek'), AGAIN);
  expect(lastCall().input).toMatchObject({ ingredients: [...LIST, 'leek'], notAgain: [] });
});

describe('why the last attempt failed', () => {
  it('is known at once, whatever the others failed for, and until one is answered', async () => {
    const { send, context, lastCall, answer, clock } = start({ ingredients: LIST });
    send(REQUEST);
    for (const name of ['refused credentials', 'server', 'timeout']) {
      clock.increment(2_000);
      lastCall().fail(Object.assign(new Error('no'), { name }));
      await settle();
      expect(context().failure).toBe(name);
    }
    send({ type: 'instead.requested', recipe: TWO });
    expect(context().failure).toBe('timeout');
    send(AGAIN);
    await answer();
    expect(context().failure).toBeNull();
  });

  it('is forgotten once another connection is made', async () => {
    const { send, context, fail } = start({ ingredients: LIST });
    send(REQUEST);
    await fail();
    send({ type: 'connection.changed' });
    expect(context().failure).toBeNull();
  });
});

describe('another one', () => {
  async function serve(...recipes: Recipe[]) {
    const started = start({ ingredients: LIST });
    for (const recipe of recipes) {
      started.send(REQUEST);
      await started.answer(recipe);
    }
    return { ...started, shown: () => started.context().recipe, cards: () => cardsOf(started.context()) };
  }

  it('names all that were served before, in each attempt', async () => {
    const { send, calls, fail, clock } = await serve(ONE);
    const dishes = Array.from({ length: 12 }, (_, at) => `Dish ${at}`);
    for (const event of [another(...dishes), { ...REQUEST, notAgain: dishes }]) {
      calls.length = 0;
      send(event);
      await fail();
      clock.increment(1_000);
      expect(calls.map(({ input }) => input.notAgain)).toEqual([dishes, dishes]);
      send(CANCEL);
    }
  });

  it('lies on those before as a card, to be turned without asking', async () => {
    const { send, shown, calls } = await serve(ONE, TWO, THREE);
    const turn = (...ways: ('previous' | 'next')[]) =>
      ways.map((way) => {
        send({ type: `card.${way}` });
        return shown();
      });
    expect(turn('next', 'previous', 'previous', 'previous', 'next')).toEqual([THREE, TWO, ONE, ONE, TWO]);
    const boxed = recipeOf('# Boxed');
    send(open(boxed));
    expect(turn('next', 'previous')).toEqual([boxed, boxed]);
    send(open(ONE));
    expect(turn('next')).toEqual([TWO]);
    expect(calls).toHaveLength(3);
  });

  it.each<[string, Recipe[], RecipeEvent[]]>([
    ['on none with an ingredient more', [], [add('feta')]],
    ['on none with an ingredient less', [], [remove('eggs')]],
    ['on none with an empty list', [], [CLEAR]],
    ['on none with another taste', [], [change({ minutes: 30 })]],
    ['on those before, whatever the order of the list', [ONE, TWO], [remove('rice'), add('rice')]],
    ['on none with something more besides', [], [today('feta'), add('oil')]],
    ['on those before, whatever the staples', [ONE, TWO], [always('salt')]],
  ])('lies %s', async (_, expected, events) => {
    const { send, shown, cards } = await serve(ONE, TWO);
    expect(cards()).toEqual([ONE, TWO]);
    send(...events);
    expect([cards(), shown()]).toEqual([expected, TWO]);
  });

  it.each<[Recipe[], Partial<Kept>]>([
    [[ONE, TWO], {}],
    [[TWO, ONE], { served: [TWO, ONE] }],
    [[THREE], { ingredients: ['leek'] }],
  ])('goes on from what an earlier visit has kept for this list: %j', (expected, changes) => {
    const forLeek = { ...THREE, ingredients: ['leek'] };
    const kept = { ingredients: LIST, recipe: TWO, served: [ONE, forLeek], ...changes };
    expect(cardsOf(start(kept).context()).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  it('knows what was found in the kitchen, and lies on those before all the same', async () => {
    const { send, answer, calls, context, cards } = await serve(ONE);
    send(today('feta'), today('oil'), remove('oil'), REQUEST);
    const { ingredients } = calls.at(-1)?.input ?? {};
    expect(ingredients).toEqual([...LIST, 'feta']);
    await answer({ ...TWO, ingredients: ingredients ?? [] });
    expect(cards().map(({ text }) => text)).toEqual([ONE.text, TWO.text]);
    // What the request did not go out with is forgotten: typed again, it is an ingredient like any other.
    expect(context().hadToday).toEqual(['feta']);
    send(remove('feta'));
    expect(cards()).toEqual([ONE]);
    send(add('feta'), add('oil'));
    expect(cards()).toEqual([]);
  });

  it('lies on no more than nineteen others: who asks all day has them in the box', async () => {
    const dishes = Array.from({ length: 22 }, (_, at) => recipeOf(`# Dish ${at}`));
    expect((await serve(...dishes)).context().served).toEqual(dishes.slice(2));
  });
});
