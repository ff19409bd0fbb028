import { describe, expect, it } from 'vitest';
import { createActor, type EventFromLogic } from 'xstate';
import {
  cardsOf,
  type Kept,
  type Recipe,
  recipeMachine,
  removedIngredients,
} from '../../machines/recipeMachine.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { NOTHING, openTestRecipeActor, recipeOf, settle } from '../testRecipeActor.ts';

const RECIPE = recipeOf('# Egg-fried rice');

function start(...given: Parameters<typeof openTestRecipeActor>) {
  const opened = openTestRecipeActor(...given);
  const { recipeActor } = opened;
  recipeActor.start();
  return {
    ...opened,
    add: (...ingredients: string[]) => {
      for (const ingredient of ingredients) recipeActor.send({ type: 'ingredient.added', ingredient });
    },
    elsewhere: (...ingredients: string[]) => {
      const { taste } = recipeActor.getSnapshot().context;
      recipeActor.send({ type: 'kept.changedElsewhere', ingredients, taste });
    },
    state: () => recipeActor.getSnapshot().value,
    context: () => recipeActor.getSnapshot().context,
  };
}

describe('the list', () => {
  it('opens collecting with the first ingredient and falls back to idle with the last', () => {
    const { recipeActor, add, state } = start();
    expect(state()).toBe('idle');
    add('rice');
    expect(state()).toBe('collecting');
    recipeActor.send({ type: 'ingredient.removed', ingredient: 'rice' });
    expect(state()).toBe('idle');
  });

  it('keeps the trimmed text in the order added', () => {
    const { add, context } = start();
    add('  rice ', 'Feta  cheese', 'eggs');
    expect(context().ingredients).toEqual(['rice', 'Feta  cheese', 'eggs']);
  });

  it.each(['', ' ', '\t\n', '\u00a0'])('ignores the blank text %j', (blank) => {
    const { add, context, state } = start();
    add(blank);
    expect(context().ingredients).toEqual([]);
    expect(state()).toBe('idle');
  });

  it.each([
    ['Feta  Cheese', 'feta cheese'],
    ['crème fraîche', 'cre\u0300me frai\u0302che'],
    ['RICE', ' rice '],
  ])('takes %j and %j for the same ingredient', (first, again) => {
    const { recipeActor, add, context } = start();
    const pointedOut: string[] = [];
    recipeActor.on('ingredient.pointedOut', ({ ingredient }) => pointedOut.push(ingredient));
    add(first, again);
    expect(context().ingredients).toEqual([first.trim()]);
    expect(pointedOut).toEqual([first.trim()]);
  });

  it('undoes a removal at its old place, and only once', () => {
    const { recipeActor, add, context } = start();
    add('rice', 'eggs', 'feta');
    recipeActor.send({ type: 'ingredient.removed', ingredient: 'eggs' });
    expect(context().ingredients).toEqual(['rice', 'feta']);
    expect(removedIngredients(context())).toEqual(['eggs']);
    recipeActor.send({ type: 'removal.undone' });
    expect(context().ingredients).toEqual(['rice', 'eggs', 'feta']);
    expect(recipeActor.getSnapshot().can({ type: 'removal.undone' })).toBe(false);
  });

  it('undoes removals in a row together, as a double click makes them', () => {
    const { recipeActor, add, context } = start();
    add('rice', 'eggs', 'feta', 'bread');
    recipeActor.send({ type: 'ingredient.removed', ingredient: 'eggs' });
    recipeActor.send({ type: 'ingredient.removed', ingredient: 'feta' });
    expect(removedIngredients(context())).toEqual(['eggs', 'feta']);
    recipeActor.send({ type: 'removal.undone' });
    expect(context().ingredients).toEqual(['rice', 'eggs', 'feta', 'bread']);
  });

  it('begins a new row of removals after an addition', () => {
    const { recipeActor, add, context } = start();
    add('rice', 'eggs');
    recipeActor.send({ type: 'ingredient.removed', ingredient: 'rice' });
    add('feta');
    expect(removedIngredients(context())).toEqual(['rice']);
    recipeActor.send({ type: 'ingredient.removed', ingredient: 'eggs' });
    expect(removedIngredients(context())).toEqual(['eggs']);
  });

  it('undoes clearing the list without losing or doubling what was added since', () => {
    const { recipeActor, add, context, state } = start();
    add('rice', 'eggs');
    recipeActor.send({ type: 'ingredients.cleared' });
    expect(state()).toBe('idle');
    add('EGGS', 'feta');
    recipeActor.send({ type: 'removal.undone' });
    expect(context().ingredients).toEqual(['rice', 'eggs', 'feta']);
  });

  it('has nothing to undo once what was removed is on hand again', () => {
    const { recipeActor, add } = start();
    add('rice', 'eggs');
    recipeActor.send({ type: 'ingredient.removed', ingredient: 'rice' });
    add('Rice');
    expect(recipeActor.getSnapshot().can({ type: 'removal.undone' })).toBe(false);
  });

  it('ends the offer to undo with the next request', () => {
    const { recipeActor, add, context } = start();
    add('rice', 'eggs', 'feta');
    recipeActor.send({ type: 'ingredient.removed', ingredient: 'feta' });
    recipeActor.send({ type: 'recipe.requested' });
    expect(removedIngredients(context())).toEqual([]);
  });

  it('ignores removing what is not there and clearing an empty list', () => {
    const { recipeActor, add, context } = start();
    recipeActor.send({ type: 'ingredients.cleared' });
    add('rice');
    recipeActor.send({ type: 'ingredient.removed', ingredient: 'eggs' });
    expect(context()).toMatchObject({ ingredients: ['rice'], removal: null });
  });
});

describe('a request', () => {
  it('needs more than one ingredient', () => {
    const { recipeActor, add, state } = start();
    add('rice');
    recipeActor.send({ type: 'recipe.requested' });
    expect(state()).toBe('collecting');
    add('eggs');
    recipeActor.send({ type: 'recipe.requested' });
    expect(state()).toBe('generating');
  });

  it('shows the answer', async () => {
    const { recipeActor, add, calls, lastCall, state, context } = start();
    const served: string[] = [];
    recipeActor.on('recipe.served', ({ type }) => served.push(type));
    add('rice', 'eggs');
    recipeActor.send({ type: 'recipe.requested' });
    expect(calls.map(({ input }) => input)).toEqual([
      { ingredients: ['rice', 'eggs'], taste: NO_TASTE, notAgain: [], attempt: 1 },
    ]);
    lastCall().answer(RECIPE);
    await settle();
    expect(state()).toEqual({ shown: 'recipe' });
    expect(context().recipe).toEqual(RECIPE);
    expect(served).toEqual(['recipe.served']);
  });

  it('is not doubled by a second press', () => {
    const { recipeActor, add, calls } = start();
    add('rice', 'eggs');
    recipeActor.send({ type: 'recipe.requested' });
    recipeActor.send({ type: 'recipe.requested' });
    expect(calls).toHaveLength(1);
  });

  it('waits 1 s after the first failure and 2 s after the second, to the millisecond', async () => {
    const { recipeActor, clock, add, calls, lastCall, state } = start();
    add('rice', 'eggs');
    recipeActor.send({ type: 'recipe.requested' });
    for (const [attempt, wait] of [
      [1, 1_000],
      [2, 2_000],
    ] as const) {
      expect(lastCall().input.attempt).toBe(attempt);
      lastCall().fail();
      await settle();
      expect(state()).toBe('retrying');
      clock.increment(wait - 1);
      expect(state()).toBe('retrying');
      clock.increment(1);
      expect(state()).toBe('generating');
    }
    expect(calls).toHaveLength(3);
  });

  it('apologises after the third failure, and starts from one at the next request', async () => {
    const { recipeActor, clock, add, calls, lastCall, state, context } = start();
    let served = 0;
    recipeActor.on('recipe.served', () => served++);
    add('rice', 'eggs');
    recipeActor.send({ type: 'recipe.requested' });
    for (const wait of [1_000, 2_000, 60_000]) {
      lastCall().fail();
      await settle();
      clock.increment(wait);
    }
    expect(state()).toEqual({ shown: 'apology' });
    expect(context().recipe).toBeNull();
    expect(calls).toHaveLength(3);
    expect(served).toBe(1);
    recipeActor.send({ type: 'recipe.requested' });
    expect(calls.at(-1)?.input.attempt).toBe(1);
  });

  it('keeps the ingredients that it was asked with', async () => {
    const { recipeActor, clock, add, calls, lastCall } = start();
    add('rice', 'eggs');
    recipeActor.send({ type: 'recipe.requested' });
    add('feta');
    recipeActor.send({ type: 'ingredient.removed', ingredient: 'rice' });
    lastCall().fail();
    await settle();
    clock.increment(1_000);
    expect(calls.map(({ input }) => input.ingredients)).toEqual([
      ['rice', 'eggs'],
      ['rice', 'eggs'],
    ]);
  });
});

describe('cancelling', () => {
  it('aborts the call and drops its late answer', async () => {
    const { recipeActor, add, lastCall, state, context } = start();
    add('rice', 'eggs');
    recipeActor.send({ type: 'recipe.requested' });
    recipeActor.send({ type: 'recipe.cancelled' });
    expect(lastCall().signal.aborted).toBe(true);
    lastCall().answer(recipeOf('# Too late'));
    await settle();
    expect(state()).toBe('collecting');
    expect(context().recipe).toBeNull();
  });

  it('ends the wait for the next attempt', async () => {
    const { recipeActor, clock, add, calls, lastCall, state } = start();
    add('rice', 'eggs');
    recipeActor.send({ type: 'recipe.requested' });
    lastCall().fail();
    await settle();
    recipeActor.send({ type: 'recipe.cancelled' });
    clock.increment(60_000);
    expect(state()).toBe('collecting');
    expect(calls).toHaveLength(1);
  });

  it('brings the previous recipe back, even when the list is empty by then', () => {
    const { recipeActor, state, context } = start({ ingredients: ['rice', 'eggs'], recipe: RECIPE });
    recipeActor.send({ type: 'recipe.requested' });
    recipeActor.send({ type: 'ingredients.cleared' });
    recipeActor.send({ type: 'recipe.cancelled' });
    expect(state()).toEqual({ shown: 'recipe' });
    expect(context().recipe).toEqual(RECIPE);
  });

  it('returns to idle when there is neither recipe nor ingredient left', () => {
    const { recipeActor, add, state } = start();
    add('rice', 'eggs');
    recipeActor.send({ type: 'recipe.requested' });
    recipeActor.send({ type: 'ingredients.cleared' });
    expect(state()).toBe('generating');
    recipeActor.send({ type: 'recipe.cancelled' });
    expect(state()).toBe('idle');
  });
});

describe('a recipe from the box', () => {
  const OTHER = recipeOf('# Another');

  it.each<[unknown, Parameters<typeof openTestRecipeActor>[0]]>([
    ['idle', {}],
    ['collecting', { ingredients: ['rice'] }],
    [{ shown: 'recipe' }, { recipe: RECIPE }],
  ])('opens from %j', (from, kept) => {
    const { recipeActor, state, context } = start(kept);
    let served = 0;
    recipeActor.on('recipe.served', () => served++);
    expect(state()).toEqual(from);
    recipeActor.send({ type: 'recipe.opened', recipe: OTHER });
    expect(state()).toEqual({ shown: 'recipe' });
    expect(context().recipe).toEqual(OTHER);
    expect(served).toBe(1);
  });
});

describe('the door in', () => {
  it.each([
    [{}, 'idle'],
    [{ ingredients: ['rice'] }, 'collecting'],
    [{ recipe: RECIPE }, { shown: 'recipe' }],
    [{ ingredients: ['rice'], recipe: RECIPE }, { shown: 'recipe' }],
  ])('opens %j in %s without asking the model', (kept, expected) => {
    const { state, calls } = start(kept);
    expect(state()).toEqual(expected);
    expect(calls).toEqual([]);
  });
});

it('takes in no blanks and no doubles', () => {
  const { context } = start({ ingredients: ['rice', ' ', 'RICE', 'eggs', ''] });
  expect(context().ingredients).toEqual(['rice', 'eggs']);
});

describe('the apology', () => {
  async function fail(...given: Parameters<typeof start>) {
    const started = start(...given);
    started.recipeActor.send({ type: 'recipe.requested' });
    for (const wait of [1_000, 2_000, 0]) {
      started.lastCall().fail();
      await settle();
      started.clock.increment(wait);
    }
    expect(started.state()).toEqual({ shown: 'apology' });
    return started;
  }

  it('leaves the recipe before it where it is, and gives way to it', async () => {
    const { recipeActor, state, context } = await fail({ ingredients: ['rice', 'eggs'], recipe: RECIPE });
    expect(context().recipe).toEqual(RECIPE);
    let served = 0;
    recipeActor.on('recipe.served', () => served++);
    recipeActor.send({ type: 'recipe.reopened' });
    expect(state()).toEqual({ shown: 'recipe' });
    expect(served).toBe(1);
  });

  it('stays where there was no recipe before', async () => {
    const { recipeActor, state } = await fail({ ingredients: ['rice', 'eggs'] });
    expect(recipeActor.getSnapshot().can({ type: 'recipe.reopened' })).toBe(false);
    recipeActor.send({ type: 'recipe.reopened' });
    expect(state()).toEqual({ shown: 'apology' });
  });

  it.each([
    [RECIPE, { shown: 'recipe' }],
    [null, 'collecting'],
  ])('is not what cancelling the next request comes back to: %j', async (recipe, expected) => {
    const { recipeActor, state } = await fail({ ingredients: ['rice', 'eggs'], recipe });
    recipeActor.send({ type: 'recipe.requested' });
    recipeActor.send({ type: 'recipe.cancelled' });
    expect(state()).toEqual(expected);
  });
});

describe('a request where there is nothing to ask with', () => {
  const unconnected = (kept: Partial<Kept> = {}) =>
    start({ ingredients: ['rice', 'eggs'], ...kept }, () => false);

  it('waits, and goes out with the list as it was', () => {
    const { recipeActor, calls, state } = unconnected();
    recipeActor.send({ type: 'recipe.requested' });
    expect([calls.length, state()]).toEqual([0, 'connecting']);
    recipeActor.send({ type: 'ingredient.added', ingredient: 'leek' });
    recipeActor.send({ type: 'connection.made' });
    expect(state()).toBe('generating');
    expect(calls.map(({ input }) => [input.ingredients, input.attempt])).toEqual([[['rice', 'eggs'], 1]]);
  });

  it.each([
    [RECIPE, { shown: 'recipe' }],
    [null, 'collecting'],
  ])('can be cancelled: %j', (recipe, expected) => {
    const { recipeActor, calls, state } = unconnected({ recipe });
    recipeActor.send({ type: 'recipe.requested' });
    recipeActor.send({ type: 'recipe.cancelled' });
    recipeActor.send({ type: 'connection.made' });
    expect([calls.length, state()]).toEqual([0, expected]);
  });

  it('does not wait for enough on the list', () => {
    const { recipeActor, state } = unconnected({ ingredients: ['rice'] });
    recipeActor.send({ type: 'recipe.requested' });
    expect(state()).toBe('collecting');
  });

  it('can be taken up by the next visit', () => {
    const askedWith = { ingredients: ['salt', 'leek'], taste: NO_TASTE, notAgain: ['Soup'] };
    const { recipeActor, calls, state } = unconnected();
    recipeActor.send({ type: 'request.resumed', askedWith });
    expect(state()).toBe('connecting');
    recipeActor.send({ type: 'connection.made' });
    expect(calls.map(({ input }) => input)).toEqual([{ ...askedWith, attempt: 1 }]);
  });
});

it('refuses to run without a model', async () => {
  const recipeActor = createActor(recipeMachine, {
    input: { ...NOTHING, ingredients: ['rice', 'eggs'] },
  }).start();
  const failures: unknown[] = [];
  recipeActor.system.inspect((event) => {
    if (event.type === '@xstate.event' && 'error' in event.event) failures.push(event.event.error);
  });
  recipeActor.send({ type: 'recipe.requested' });
  await settle();
  expect(failures).toEqual([new Error('`askForRecipe` must be provided')]);
  recipeActor.stop();
});

it('holds plain data only', () => {
  const { context } = start({ ingredients: ['rice', 'eggs'] });
  expect(structuredClone(context())).toEqual(context());
  expect(Object.keys(context()).sort()).toEqual([
    'askedOverSample',
    'askedWith',
    'attempt',
    'failure',
    'ingredients',
    'isOutdated',
    'recipe',
    'removal',
    'served',
    'taste',
  ]);
});

describe('the taste', () => {
  it('changes in every state, and only where it differs', () => {
    const { recipeActor, add, context, state } = start();
    recipeActor.send({ type: 'taste.changed', changes: { diet: 'vegan' } });
    const { taste } = context();
    expect(taste).toEqual({ ...NO_TASTE, diet: 'vegan' });
    recipeActor.send({ type: 'taste.changed', changes: { diet: 'vegan', avoid: [' '] } });
    expect(context().taste).toBe(taste);
    add('rice', 'eggs');
    recipeActor.send({ type: 'recipe.requested' });
    recipeActor.send({ type: 'taste.changed', changes: { minutes: 15 } });
    expect([state(), context().taste.minutes]).toEqual(['generating', 15]);
  });

  it('takes words to leave out as a list takes ingredients: each once, bounded in length and number', () => {
    const { recipeActor, context } = start();
    const avoid = (...words: string[]) => {
      recipeActor.send({
        type: 'taste.changed',
        changes: { avoid: [...context().taste.avoid, ...words] },
      });
      return context().taste.avoid;
    };
    expect(avoid(' peanuts ', 'Peanuts', '', 'crème', '\u200b', '\u202e')).toEqual(['peanuts', 'crème']);
    expect(avoid('x'.repeat(41)).at(-1)).toBe('x'.repeat(40));
    // A family is one character for a reader, and eleven for a string.
    expect(avoid('👨‍👩‍👧‍👦'.repeat(41)).at(-1)).toBe('👨‍👩‍👧‍👦'.repeat(40));
    expect(avoid(`z${'\u0301'.repeat(5_000)}`).at(-1)?.length).toBe(400);
    expect(avoid(...Array.from({ length: 30 }, (_, at) => `word ${at}`))).toHaveLength(20);
  });

  it('of a request is the one that it was asked with', () => {
    const { recipeActor, lastCall } = start({ ingredients: ['rice', 'eggs'] });
    recipeActor.send({ type: 'taste.changed', changes: { eaters: 2 } });
    recipeActor.send({ type: 'recipe.requested' });
    recipeActor.send({ type: 'taste.changed', changes: { eaters: 3 } });
    expect(lastCall().input).toEqual({
      ingredients: ['rice', 'eggs'],
      taste: { ...NO_TASTE, eaters: 2 },
      notAgain: [],
      attempt: 1,
    });
  });
});

describe('another one', () => {
  const LIST = ['rice', 'eggs'];
  const [ONE, TWO, THREE] = ['# One', '# Two', '# Three'].map((text) => recipeOf(text)) as [
    Recipe,
    Recipe,
    Recipe,
  ];

  async function serve(...recipes: Recipe[]) {
    const opened = start({ ingredients: LIST });
    const { recipeActor, lastCall } = opened;
    const made: string[] = [];
    recipeActor.on('recipe.made', ({ recipe }) => made.push(recipe.text));
    for (const recipe of recipes) {
      recipeActor.send({ type: 'recipe.requested' });
      lastCall().answer(recipe);
      await settle();
    }
    return { ...opened, made, shown: () => opened.context().recipe?.text };
  }

  it('names what was served before, the last ten of it, in each attempt', async () => {
    const { recipeActor, clock, calls, lastCall } = await serve(ONE);
    const notAgain = Array.from({ length: 12 }, (_, at) => `Dish ${at}`);
    recipeActor.send({ type: 'another.requested', notAgain });
    expect(lastCall().input.notAgain).toEqual(notAgain.slice(2));
    lastCall().fail();
    await settle();
    clock.increment(1_000);
    expect(calls).toHaveLength(3);
    expect(lastCall().input).toMatchObject({ notAgain: notAgain.slice(2), attempt: 2 });
  });

  it('is not asked for before there is one, nor by a plain request', async () => {
    const { recipeActor, add, state, lastCall } = start();
    add(...LIST);
    recipeActor.send({ type: 'another.requested', notAgain: [] });
    expect(state()).toBe('collecting');
    recipeActor.send({ type: 'recipe.requested' });
    expect(lastCall().input.notAgain).toEqual([]);
  });

  it('lies on those before as a card, to be turned without asking', async () => {
    const { recipeActor, shown, calls, made } = await serve(ONE, TWO, THREE);
    expect([shown(), made]).toEqual(['# Three', ['# One', '# Two', '# Three']]);
    const turn = (type: 'card.previous' | 'card.next') => {
      recipeActor.send({ type });
      return shown();
    };
    expect(turn('card.next')).toBe('# Three');
    expect(turn('card.previous')).toBe('# Two');
    expect(turn('card.previous')).toBe('# One');
    expect(turn('card.previous')).toBe('# One');
    expect(turn('card.next')).toBe('# Two');
    recipeActor.send({ type: 'recipe.opened', recipe: recipeOf('# Boxed') });
    expect([turn('card.next'), turn('card.previous')]).toEqual(['# Boxed', '# Boxed']);
    recipeActor.send({ type: 'recipe.opened', recipe: ONE });
    expect(turn('card.next')).toBe('# Two');
    expect([calls.length, made.length]).toEqual([3, 3]);
  });

  it.each<[string, EventFromLogic<typeof recipeMachine>]>([
    ['an ingredient more', { type: 'ingredient.added', ingredient: 'feta' }],
    ['an ingredient less', { type: 'ingredient.removed', ingredient: 'eggs' }],
    ['an empty list', { type: 'ingredients.cleared' }],
    ['a split', { type: 'ingredient.split', ingredient: 'rice', parts: ['red rice', 'rice'] }],
    ['another taste', { type: 'taste.changed', changes: { minutes: 30 } }],
  ])('lies on none with %s', async (_, event) => {
    const { recipeActor, context } = await serve(ONE, TWO);
    expect(cardsOf(context())).toEqual([ONE, TWO]);
    recipeActor.send(event);
    expect(cardsOf(context())).toEqual([]);
    expect(context().recipe).toEqual(TWO);
  });

  it('lies on those before whatever the order of the list', async () => {
    const { recipeActor, context, add } = await serve(ONE, TWO);
    recipeActor.send({ type: 'ingredient.removed', ingredient: 'rice' });
    add('rice');
    expect(context().ingredients).toEqual(['eggs', 'rice']);
    expect(cardsOf(context())).toEqual([ONE, TWO]);
  });

  it('lies on those before again once the list is as it was', async () => {
    const { recipeActor, context } = await serve(ONE, TWO);
    recipeActor.send({ type: 'ingredients.cleared' });
    recipeActor.send({ type: 'removal.undone' });
    expect(cardsOf(context())).toEqual([ONE, TWO]);
  });

  it('goes on from what an earlier visit has kept, as far as it is for this list', () => {
    const other = recipeOf('# For leek', { ingredients: ['leek'] });
    const kept = { ingredients: LIST, recipe: TWO, served: [ONE, other] };
    expect(cardsOf(start(kept).context())).toEqual([ONE, TWO]);
    expect(cardsOf(start({ ...kept, served: [TWO, ONE] }).context())).toEqual([TWO, ONE]);
    expect(cardsOf(start({ ...kept, ingredients: ['leek'] }).context())).toEqual([other]);
    expect(cardsOf(start({ ...kept, taste: { ...NO_TASTE, eaters: 2 } }).context())).toEqual([]);
  });

  it('shows nothing as a card that was made for another list or taste', async () => {
    const { recipeActor, lastCall, add, context } = await serve(ONE);
    recipeActor.send({ type: 'recipe.requested' });
    add('feta');
    lastCall().answer(TWO);
    await settle();
    expect([context().recipe, cardsOf(context())]).toEqual([TWO, []]);
    recipeActor.send({ type: 'recipe.requested' });
    const taste = { ...NO_TASTE, eaters: 2 };
    const forTwo = recipeOf('# For two', { ingredients: [...LIST, 'feta'], taste });
    lastCall().answer(forTwo);
    await settle();
    expect(cardsOf(context())).toEqual([]);
  });

  it('lies on no more than nineteen others: who asks all day has them in the box', async () => {
    const dishes = Array.from({ length: 22 }, (_, at) => recipeOf(`# Dish ${at}`));
    const { context } = await serve(...dishes);
    expect(context().served).toEqual(dishes.slice(2));
  });

  it('can be cancelled, and can fail: the one before stays', async () => {
    const { recipeActor, clock, lastCall, state, shown } = await serve(ONE);
    recipeActor.send({ type: 'another.requested', notAgain: ['One'] });
    recipeActor.send({ type: 'recipe.cancelled' });
    expect([state(), shown()]).toEqual([{ shown: 'recipe' }, '# One']);
    recipeActor.send({ type: 'another.requested', notAgain: ['One'] });
    for (const ms of [1_000, 2_000, 0]) {
      lastCall().fail();
      await settle();
      clock.increment(ms);
    }
    expect(state()).toEqual({ shown: 'apology' });
    recipeActor.send({ type: 'recipe.reopened' });
    expect([state(), shown()]).toEqual([{ shown: 'recipe' }, '# One']);
  });
});

describe('a split', () => {
  const WHOLE = 'eggs, tomatoes and bread';
  const PARTS = ['eggs', 'tomatoes', 'bread'];

  it('puts the parts in the place of the whole, and is undone', () => {
    const { recipeActor, add, context } = start();
    add('rice', WHOLE, 'feta');
    recipeActor.send({ type: 'ingredient.split', ingredient: WHOLE, parts: PARTS });
    expect(context().ingredients).toEqual(['rice', ...PARTS, 'feta']);
    add('salt');
    recipeActor.send({ type: 'removal.undone' });
    expect(context().ingredients).toEqual(['rice', WHOLE, 'feta', 'salt']);
    expect(context()).toMatchObject({ removal: null });
  });

  it('doubles nothing that is on hand, and undone takes nothing away that was', () => {
    const { recipeActor, add, context } = start();
    add('Eggs', WHOLE);
    recipeActor.send({ type: 'ingredient.split', ingredient: WHOLE, parts: PARTS });
    expect(context().ingredients).toEqual(['Eggs', 'tomatoes', 'bread']);
    recipeActor.send({ type: 'removal.undone' });
    expect(context().ingredients).toEqual(['Eggs', WHOLE]);
  });

  it('cannot be undone after a removal or with the next request', () => {
    const { recipeActor, add, context } = start();
    add(WHOLE);
    recipeActor.send({ type: 'ingredient.split', ingredient: WHOLE, parts: PARTS });
    recipeActor.send({ type: 'ingredient.removed', ingredient: 'eggs' });
    recipeActor.send({ type: 'removal.undone' });
    expect(context().ingredients).toEqual(PARTS);
    recipeActor.send({ type: 'recipe.requested' });
    expect(context()).toMatchObject({ removal: null });
  });

  it('of what is not on hand is ignored', () => {
    const { recipeActor, add, context } = start();
    add('rice');
    recipeActor.send({ type: 'ingredient.split', ingredient: WHOLE, parts: PARTS });
    expect(context().ingredients).toEqual(['rice']);
  });
});

describe('a list that was changed elsewhere', () => {
  it('is taken over, and an undo here brings back only what was removed here', () => {
    const { recipeActor, context, elsewhere } = start({ ingredients: ['rice', 'eggs', 'leek'] });
    recipeActor.send({ type: 'ingredient.removed', ingredient: 'leek' });
    elsewhere('rice', 'salt');
    expect(context().ingredients).toEqual(['rice', 'salt']);
    recipeActor.send({ type: 'removal.undone' });
    expect(context().ingredients).toEqual(['rice', 'leek', 'salt']);
  });

  it('is not put together again where a part of what was split has gone', () => {
    const { recipeActor, add, context, elsewhere } = start();
    add('eggs and leek');
    const parts = ['eggs', 'leek'];
    recipeActor.send({ type: 'ingredient.split', ingredient: 'eggs and leek', parts });
    elsewhere('eggs');
    recipeActor.send({ type: 'removal.undone' });
    expect(context().ingredients).toEqual(['eggs']);
  });

  it('moves nothing with an undo but what comes back', () => {
    const { recipeActor, add, context, elsewhere } = start();
    add('rice', 'eggs', 'leek');
    recipeActor.send({ type: 'ingredient.removed', ingredient: 'eggs' });
    elsewhere('leek', 'rice');
    recipeActor.send({ type: 'removal.undone' });
    expect(context().ingredients).toEqual(['leek', 'rice', 'eggs']);
  });

  it('comes with the taste, in one', () => {
    const { recipeActor, context } = start({ ingredients: ['rice'] });
    const taste = { ...NO_TASTE, avoid: ['peanuts'] };
    recipeActor.send({ type: 'kept.changedElsewhere', ingredients: ['rice'], taste });
    expect(context()).toMatchObject({ ingredients: ['rice'], taste });
  });

  it('leaves the request under way as it was asked', () => {
    const { recipeActor, calls, state, elsewhere } = start({ ingredients: ['rice', 'eggs'] });
    recipeActor.send({ type: 'recipe.requested' });
    elsewhere();
    expect([state(), calls[0]?.input.ingredients, calls[0]?.signal.aborted]).toEqual([
      'generating',
      ['rice', 'eggs'],
      false,
    ]);
  });
});

describe('what was taken away last', () => {
  const RICE = recipeOf('# Rice');
  const SOUP = recipeOf('# Soup');
  const removed = (context: ReturnType<typeof open>['context']) => context().removal;

  function open() {
    const { recipeActor, context, add } = start({ ingredients: ['rice', 'eggs'], taste: TASTE });
    const putBack: string[][] = [];
    recipeActor.on('recipes.putBack', ({ recipes }) => putBack.push(recipes.map(({ text }) => text)));
    return { recipeActor, context, add, putBack, undo: () => recipeActor.send({ type: 'removal.undone' }) };
  }
  const TASTE = { ...NO_TASTE, diet: 'vegan', avoid: ['nuts'] } as const satisfies Taste;

  it('comes back alone where something else was taken away before', () => {
    const { recipeActor, context, putBack, undo } = open();
    recipeActor.send({ type: 'ingredients.cleared' });
    recipeActor.send({ type: 'taste.reset' });
    recipeActor.send({ type: 'recipe.deleted', recipe: RICE });
    undo();
    undo();
    expect(putBack).toEqual([['# Rice']]);
    expect(context()).toMatchObject({ ingredients: [], taste: NO_TASTE, removal: null });
  });

  it('comes back together with what was taken away in a row', () => {
    const { recipeActor, putBack, undo } = open();
    recipeActor.send({ type: 'recipe.deleted', recipe: RICE });
    recipeActor.send({ type: 'recipe.deleted', recipe: SOUP });
    undo();
    expect(putBack).toEqual([['# Rice', '# Soup']]);
  });

  it('comes back until the next request, whatever it was', () => {
    const { recipeActor, context } = open();
    recipeActor.send({ type: 'taste.reset' });
    recipeActor.send({ type: 'recipe.requested' });
    expect(removed(context)).toBeNull();
  });

  it('of a taste comes back beside what was set since', () => {
    const { recipeActor, context, undo } = open();
    recipeActor.send({ type: 'taste.reset' });
    recipeActor.send({ type: 'taste.changed', changes: { diet: 'halal', avoid: ['leek'] } });
    undo();
    expect(context().taste).toEqual({ ...TASTE, diet: 'halal', avoid: ['nuts', 'leek'] });
  });
});

describe('why the last attempt failed', () => {
  const REFUSED = Object.assign(new Error('no'), { name: 'refused credentials' });

  it('is known while it is tried again, and until one is answered', async () => {
    const { recipeActor, context, lastCall, clock } = start({ ingredients: ['rice', 'eggs'] });
    recipeActor.send({ type: 'recipe.requested' });
    lastCall().fail(REFUSED);
    await settle();
    expect(context().failure).toBe('refused credentials');
    clock.increment(1_000);
    lastCall().answer(recipeOf('# Rice'));
    await settle();
    expect(context().failure).toBeNull();
  });

  it('says nothing once something else is connected, not even of the attempt under way', async () => {
    const { recipeActor, context, lastCall } = start({ ingredients: ['rice', 'eggs'] });
    recipeActor.send({ type: 'recipe.requested' });
    recipeActor.send({ type: 'connection.changed' });
    lastCall().fail(REFUSED);
    await settle();
    expect(context().failure).toBeNull();
  });
});

describe("'Try again' in the apology", () => {
  async function failAnother() {
    const opened = start({ ingredients: ['rice', 'eggs'], recipe: recipeOf('# Rice') });
    opened.recipeActor.send({ type: 'another.requested', notAgain: ['Rice'] });
    for (const ms of [1_000, 2_000, 0]) {
      opened.lastCall().fail();
      await settle();
      opened.clock.increment(ms);
    }
    return opened;
  }

  it('asks as it was asked, for any dish or for another one', async () => {
    const { recipeActor, context } = await failAnother();
    recipeActor.send({ type: 'recipe.requestedAgain' });
    expect(context()).toMatchObject({ attempt: 1, askedWith: { notAgain: ['Rice'] } });
  });

  it('asks for any dish where the list is another one by then', async () => {
    const { recipeActor, context, add } = await failAnother();
    add('leek');
    recipeActor.send({ type: 'recipe.requestedAgain' });
    expect(context().askedWith).toMatchObject({ ingredients: ['rice', 'eggs', 'leek'], notAgain: [] });
  });
});
