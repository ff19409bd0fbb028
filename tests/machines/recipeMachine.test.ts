import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Recipe } from '../../machines/recipe.ts';
import {
  cardsOf,
  type Elsewhere,
  type Kept,
  needsSettings,
  type RecipeEvent,
  recipeBehind,
  recipeInAddress,
  recipeInPane,
  recipeMachine,
} from '../../machines/recipeMachine.ts';
import type { Staples } from '../../machines/staples.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { takenAway } from '../../machines/undo.ts';
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
const SAMPLE: RecipeEvent = { type: 'sample.requested' };
const CLEAR: RecipeEvent = { type: 'ingredients.cleared' };
const RESET: RecipeEvent = { type: 'taste.reset' };
const UNDO: RecipeEvent = { type: 'removal.undone' };
const add = (ingredient: string): RecipeEvent => ({ type: 'ingredient.added', ingredient });
const remove = (ingredient: string): RecipeEvent => ({ type: 'ingredient.removed', ingredient });
const change = (changes: Partial<Taste>): RecipeEvent => ({ type: 'taste.changed', changes });
const another = (...notAgain: string[]): RecipeEvent => ({ type: 'another.requested', notAgain });
const open = (recipe: Recipe): RecipeEvent => ({ type: 'recipe.opened', recipe });
const deleted = (recipe: Recipe): RecipeEvent => ({ type: 'recipe.deleted', recipe });
const elsewhere = (ingredients: string[], others: Partial<Elsewhere> = {}): RecipeEvent => ({
  type: 'kept.changedElsewhere',
  kept: { ...NO_LISTS, ...others, ingredients },
});
const today = (ingredient: string): RecipeEvent => ({ type: 'ingredient.hadToday', ingredient });
const fromNowOn = (ingredient: string): RecipeEvent => ({ type: 'ingredient.hadAlways', ingredient });
const always = (staple: string): RecipeEvent => ({ type: 'staple.added', staple });
const needed = (ingredient: string): RecipeEvent => ({ type: 'ingredient.neededAgain', ingredient });
const noMore = (staple: string): RecipeEvent => ({ type: 'staple.removed', staple });

function start(kept: Partial<Kept> = {}) {
  const clock = new SimulatedClock();
  const { askForRecipe, calls, lastCall } = answeredByTest();
  const input = { ...NOTHING, ...kept };
  const recipeActor = createActor(recipeMachine.provide({ actors: { askForRecipe } }), { clock, input });
  const emitted: unknown[] = [];
  recipeActor.on('*', (event) => emitted.push(event));
  recipeActor.start();
  return {
    clock,
    calls,
    lastCall,
    emitted,
    /** How often something else came into the pane. */
    timesServed: () => emitted.filter((event) => (event as { type: string }).type === 'recipe.served').length,
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
    inPane: () => recipeInPane(recipeActor.getSnapshot()),
    behind: () => recipeBehind(recipeActor.getSnapshot()),
    inAddress: () => recipeInAddress(recipeActor.getSnapshot()),
    hasSettings: () => needsSettings(recipeActor.getSnapshot()),
    context: () => recipeActor.getSnapshot().context,
    can: (event: RecipeEvent) => recipeActor.getSnapshot().can(event),
  };
}

describe('the list', () => {
  const STEPS: Record<string, RecipeEvent> = {
    clear: CLEAR,
    undo: UNDO,
    request: REQUEST,
    split: { type: 'ingredients.added', text: 'eggs and oil', parts: ['eggs', 'oil'] },
  };

  /** `+rice` adds, `-rice` removes, `=rice` is the list that another tab has. */
  function eventOf(step: string): RecipeEvent {
    const text = step.slice(1);
    if (step.startsWith('+')) return add(text);
    if (step.startsWith('-')) return remove(text);
    if (step.startsWith('=')) return elsewhere(text.split(' '));
    return STEPS[step] as RecipeEvent;
  }

  it.each<[string, string, string, string?]>([
    ['keeps the trimmed text in the order added', '+ rice , +Feta  cheese', 'rice, Feta  cheese'],
    ['ignores blank text', '+rice, +, + , +\t\n, +\u00a0', 'rice'],
    ['takes a text of another case, space or form for the same', '+Crème  X, +cre\u0300me x ', 'Crème  X'],
    ['ignores what is removed and is not there', 'clear, +rice, -eggs', 'rice'],
    ['puts back what was removed in its place', '+rice, +eggs, +oil, -eggs, undo', 'rice, eggs, oil'],
    ['puts back a row of removals together', '+rice, +eggs, +oil, -rice, -oil, undo', 'rice, eggs, oil'],
    ['begins a new row after an addition', '+rice, +eggs, -rice, +oil, -eggs', 'oil', 'eggs'],
    ['puts back all, beside what is new', '+rice, +eggs, clear, +EGGS, +oil, undo', 'rice, eggs, oil'],
    ['puts nothing back that is there again', '+rice, +eggs, -rice, +Rice', 'eggs, Rice'],
    ['puts nothing back after a request', '+rice, +eggs, +oil, -oil, request', 'rice, eggs'],
    ['joins parts again', '+rice, split, +salt, undo', 'rice, eggs and oil, salt'],
    ['adds the parts of one text, and doubles none', '+Eggs, split', 'Eggs, oil', 'eggs and oil'],
    ['keeps a part that was there', '+Eggs, split, undo', 'Eggs, eggs and oil'],
    ['joins no parts after a removal', 'split, -eggs, undo', 'eggs, oil'],
    ['splits no text twice that is one ingredient', 'split, undo, split', 'eggs and oil'],
    [
      'adds no parts that are all there, and an undo stays',
      '+eggs, +oil, +salt, -salt, split, undo',
      'eggs, oil, salt',
    ],
    ['puts nothing back once another tab changed it', '+rice, +oil, -oil, =rice salt, undo', 'rice, salt'],
    ['puts back where another tab has changed none of it', '+rice, +oil, -oil, =rice, undo', 'rice, oil'],
  ])('%s: %s', (_, steps, ingredients, removed = '') => {
    const { send, context, can } = start();
    send(...steps.split(', ').map(eventOf));
    expect(context().ingredients.join(', ')).toBe(ingredients);
    expect(takenAway(context()).join(', ')).toBe(removed);
    expect(can(UNDO)).toBe(removed !== '');
  });

  it('points out what is on it already, as it is written there', () => {
    const { send, emitted } = start();
    send(add('Feta'), add(' feta '));
    expect(emitted).toEqual([{ type: 'ingredient.pointedOut', ingredient: 'Feta' }]);
  });
});

describe('the taste', () => {
  it('changes in every state, and only where it differs', () => {
    const { send, context } = start({ ingredients: LIST });
    send(change({ diets: ['vegan'] }));
    const { taste } = context();
    expect(taste).toEqual({ ...NO_TASTE, diets: ['vegan'] });
    send(change({ diets: ['vegan'], avoid: [' '] }));
    expect(context().taste).toBe(taste);
    send(change({ diets: ['gluten-free', 'vegan'] }));
    expect(context().taste.diets).toEqual(['vegan', 'gluten-free']);
    send(REQUEST, change({ minutes: 15 }));
    expect(context().taste.minutes).toBe(15);
    send(elsewhere(LIST, { taste: TASTE }));
    expect(context().taste).toEqual(TASTE);
  });

  it('takes words to leave out as a list takes ingredients: each once, bounded in length and number', () => {
    const { send, context } = start();
    const avoid = (...words: string[]) => {
      send(change({ avoid: [...context().taste.avoid, ...words] }));
      return context().taste.avoid;
    };
    expect(avoid(' peanuts ', 'Peanuts', '', 'crème', '\u200b', '\u202e')).toEqual(['peanuts', 'crème']);
    expect(avoid('x'.repeat(41)).at(-1)).toBe('x'.repeat(40));
    // A family is one character for a reader, and eleven for a string.
    expect(avoid('👨‍👩‍👧‍👦'.repeat(41)).at(-1)).toBe('👨‍👩‍👧‍👦'.repeat(40));
    expect(avoid(`z${'\u0301'.repeat(5_000)}`).at(-1)?.length).toBe(400);
    expect(avoid(...Array.from({ length: 30 }, (_, at) => `word ${at}`))).toHaveLength(20);
  });
});

describe('what is always in the kitchen', () => {
  const CHOSEN = ['salt', 'oil'];

  it.each<[string, Staples, RecipeEvent[], Staples]>([
    ['is there once', CHOSEN, [always(' pepper '), always('SALT'), always(' ')], [...CHOSEN, 'pepper']],
    ['is taken away', CHOSEN, [noMore('Salt'), noMore('leek')], ['oil']],
    ['comes back in its place', CHOSEN, [noMore('salt'), always('pepper'), UNDO], [...CHOSEN, 'pepper']],
    [
      'does not come back where another tab has changed them',
      CHOSEN,
      [noMore('salt'), elsewhere(LIST, { staples: ['flour'] }), UNDO],
      ['flour'],
    ],
    ['is at first what nobody chose', null, [always('salt')], null],
    ['is that again once the first to be taken out is back', null, [noMore('salt'), UNDO], null],
    ['is that again once a row of them is back', null, [noMore('salt'), noMore('oil'), UNDO], null],
    [
      'is that beside what was added since',
      null,
      [noMore('salt'), always('butter'), noMore('oil'), UNDO],
      ['salt', 'pepper', 'oil', 'water', 'butter'],
    ],
  ])('%s', (_, staples, events, expected) => {
    const { send, context } = start({ ingredients: LIST, staples });
    send(...events);
    expect(context().staples).toEqual(expected);
  });

  it('is told to the model once it was chosen, and not before', () => {
    const { send, context, hasSettings } = start();
    expect(hasSettings()).toBe(false);
    send(...LIST.map(add), REQUEST);
    expect(context().askedWith.staples).toEqual([]);
    send({ type: 'recipe.cancelled' }, noMore('salt'), REQUEST);
    expect(context().askedWith.staples).toEqual(['pepper', 'oil', 'water']);
  });

  it('is bounded in number, and is taken no more then', () => {
    const { send, context, can } = start();
    send(...Array.from({ length: 45 }, (_, at) => always(`food ${at}`)));
    expect(context().staples).toHaveLength(40);
    expect(can(always('salt'))).toBe(false);
  });
});

describe('what a recipe needs, and is there', () => {
  it.each<[string, RecipeEvent[], Partial<Kept>]>([
    ['today comes onto the list', [today(' feta ')], { ingredients: [...LIST, 'feta'], hadToday: ['feta'] }],
    ['today goes again', [today('feta'), needed('Feta')], { ingredients: LIST, hadToday: [] }],
    ['takes nothing back that was on the list', [needed('rice')], { ingredients: LIST }],
    ['always is a staple', [fromNowOn('Oil')], { ingredients: LIST, staples: ['salt', 'Oil'] }],
    ['always leaves the list', [today('oil'), fromNowOn('oil')], { ingredients: LIST, hadToday: [] }],
    ['is there once', [today('RICE'), fromNowOn('Salt')], { ingredients: LIST, staples: ['salt'] }],
    ['stays after a request', [today('feta'), REQUEST, UNDO], { ingredients: [...LIST, 'feta'] }],
  ])('%s', (_, events, expected) => {
    const { send, context, can } = start({ ingredients: LIST, staples: ['salt'] });
    send(...events);
    expect(context()).toMatchObject(expected);
    expect(can(UNDO)).toBe(false);
  });

  it('is no staple where its name would be cut: it would be needed still', () => {
    const { can } = start();
    expect([can(fromNowOn('x'.repeat(40))), can(fromNowOn('x'.repeat(41)))]).toEqual([true, false]);
  });
});

describe('what was taken away last', () => {
  it.each<[string, RecipeEvent[], object]>([
    [
      'comes back beside what was set since',
      [RESET, change({ diets: ['halal'], avoid: ['leek'] }), UNDO],
      { taste: { ...TASTE, diets: ['vegan', 'halal'], avoid: ['nuts', 'leek'] } },
    ],
    [
      'comes back alone where something else was taken away before',
      [CLEAR, RESET, deleted(ONE), UNDO, UNDO],
      { ingredients: [], taste: NO_TASTE },
    ],
    ['comes back whatever another tab does to a list', [RESET, elsewhere(['leek']), UNDO], { taste: TASTE }],
  ])('%s', (_, events, expected) => {
    const { send, context } = start({ ingredients: LIST, taste: TASTE });
    send(...events);
    expect(context()).toMatchObject({ ...expected, removal: null });
  });

  it('of the box comes back together with what was deleted in a row, whatever another tab does to the list', () => {
    const { send, emitted } = start();
    send(deleted(ONE), deleted(TWO), elsewhere(['leek']), UNDO);
    expect(emitted).toEqual([
      { type: 'recipe.removed', recipe: ONE },
      { type: 'recipe.removed', recipe: TWO },
      { type: 'recipes.putBack', recipes: [ONE, TWO] },
    ]);
  });
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
    expect(emitted).toEqual([{ type: 'recipe.kept', recipe: ONE }, { type: 'recipe.served' }]);
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
    ['the sample', { recipe: ONE }, [received(A), SAMPLE], [A, ONE, A]],
    ['another one', { recipe: ONE }, [received(A), received(B)], [ONE, A, ONE, B, ONE]],
    ['another one, with nothing else', {}, [received(A), received(B)], [A, B]],
    ['one of two that was kept', {}, [received(A), received(B), { type: 'recipe.kept', recipe: B }], [A, B]],
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
    expect([after(open(TWO)), after(REOPEN), after(SAMPLE), after(REOPEN)]).toEqual([null, B, null, B]);
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
    send({ type: 'ingredients.cleared' }, change({ eaters: 3 }), AGAIN);
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
  ['the recipe that was gone back to from the sample', RECIPE_SHOWN, ONE, false, [SAMPLE, REOPEN, REQUEST]],
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
    send(AGAIN);
    await answer();
    expect(context().failure).toBeNull();
  });

  it('says nothing once something else is connected, not even of the attempt under way', async () => {
    const { send, context, fail } = start({ ingredients: LIST });
    send(REQUEST);
    await fail();
    send({ type: 'connection.changed' });
    expect(context().failure).toBeNull();
    await fail();
    expect(context().failure).toBe('server');
    send(CANCEL, REQUEST, { type: 'connection.changed' });
    await fail();
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

  it('names the last ten that were served before, in each attempt', async () => {
    const { send, calls, fail, clock } = await serve(ONE);
    const dishes = Array.from({ length: 12 }, (_, at) => `Dish ${at}`);
    for (const event of [another(...dishes), { ...REQUEST, notAgain: dishes }]) {
      calls.length = 0;
      send(event);
      await fail();
      clock.increment(1_000);
      expect(calls.map(({ input }) => input.notAgain)).toEqual([dishes.slice(2), dishes.slice(2)]);
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
