import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { APOLOGY, recipeMachine, removedIngredients, worthKeeping } from '../../machines/recipeMachine.ts';
import { openKitchen, recipeOf, settle } from '../kitchen.ts';

const RECIPE = recipeOf('# Egg-fried rice');

function startKitchen(...kept: Parameters<typeof openKitchen>) {
  const opened = openKitchen(...kept);
  opened.kitchen.start();
  const { kitchen } = opened;
  return {
    ...opened,
    add: (...ingredients: string[]) => {
      for (const ingredient of ingredients) kitchen.send({ type: 'ingredient.added', ingredient });
    },
    state: () => kitchen.getSnapshot().value,
    context: () => kitchen.getSnapshot().context,
  };
}

describe('the list', () => {
  it('opens collecting with the first ingredient and falls back to idle with the last', () => {
    const { kitchen, add, state } = startKitchen();
    expect(state()).toBe('idle');
    add('rice');
    expect(state()).toBe('collecting');
    kitchen.send({ type: 'ingredient.removed', ingredient: 'rice' });
    expect(state()).toBe('idle');
  });

  it('keeps the trimmed text in the order added', () => {
    const { add, context } = startKitchen();
    add('  rice ', 'Feta  cheese', 'eggs');
    expect(context().ingredients).toEqual(['rice', 'Feta  cheese', 'eggs']);
  });

  it.each(['', ' ', '\t\n', '\u00a0'])('ignores the blank text %j', (blank) => {
    const { add, context, state } = startKitchen();
    add(blank);
    expect(context().ingredients).toEqual([]);
    expect(state()).toBe('idle');
  });

  it.each([
    ['Feta  Cheese', 'feta cheese'],
    ['crème fraîche', 'cre\u0300me frai\u0302che'],
    ['RICE', ' rice '],
  ])('takes %j and %j for the same ingredient', (first, again) => {
    const { kitchen, add, context } = startKitchen();
    const pointedOut: string[] = [];
    kitchen.on('ingredient.pointedOut', ({ ingredient }) => pointedOut.push(ingredient));
    add(first, again);
    expect(context().ingredients).toEqual([first.trim()]);
    expect(pointedOut).toEqual([first.trim()]);
  });

  it('undoes a removal at its old place, and only once', () => {
    const { kitchen, add, context } = startKitchen();
    add('rice', 'eggs', 'feta');
    kitchen.send({ type: 'ingredient.removed', ingredient: 'eggs' });
    expect(context().ingredients).toEqual(['rice', 'feta']);
    expect(removedIngredients(context())).toEqual(['eggs']);
    kitchen.send({ type: 'removal.undone' });
    expect(context().ingredients).toEqual(['rice', 'eggs', 'feta']);
    expect(kitchen.getSnapshot().can({ type: 'removal.undone' })).toBe(false);
  });

  it('undoes removals in a row together, as a double click makes them', () => {
    const { kitchen, add, context } = startKitchen();
    add('rice', 'eggs', 'feta', 'bread');
    kitchen.send({ type: 'ingredient.removed', ingredient: 'eggs' });
    kitchen.send({ type: 'ingredient.removed', ingredient: 'feta' });
    expect(removedIngredients(context())).toEqual(['eggs', 'feta']);
    kitchen.send({ type: 'removal.undone' });
    expect(context().ingredients).toEqual(['rice', 'eggs', 'feta', 'bread']);
  });

  it('begins a new row of removals after an addition', () => {
    const { kitchen, add, context } = startKitchen();
    add('rice', 'eggs');
    kitchen.send({ type: 'ingredient.removed', ingredient: 'rice' });
    add('feta');
    expect(removedIngredients(context())).toEqual(['rice']);
    kitchen.send({ type: 'ingredient.removed', ingredient: 'eggs' });
    expect(removedIngredients(context())).toEqual(['eggs']);
  });

  it('undoes clearing the list without losing or doubling what was added since', () => {
    const { kitchen, add, context, state } = startKitchen();
    add('rice', 'eggs');
    kitchen.send({ type: 'ingredients.cleared' });
    expect(state()).toBe('idle');
    add('EGGS', 'feta');
    kitchen.send({ type: 'removal.undone' });
    expect(context().ingredients).toEqual(['rice', 'eggs', 'feta']);
  });

  it('has nothing to undo once what was removed is on hand again', () => {
    const { kitchen, add } = startKitchen();
    add('rice', 'eggs');
    kitchen.send({ type: 'ingredient.removed', ingredient: 'rice' });
    add('Rice');
    expect(kitchen.getSnapshot().can({ type: 'removal.undone' })).toBe(false);
  });

  it('ends the offer to undo with the next request', () => {
    const { kitchen, add, context } = startKitchen();
    add('rice', 'eggs', 'feta');
    kitchen.send({ type: 'ingredient.removed', ingredient: 'feta' });
    kitchen.send({ type: 'recipe.requested' });
    expect(removedIngredients(context())).toEqual([]);
  });

  it('ignores removing what is not there and clearing an empty list', () => {
    const { kitchen, add, context } = startKitchen();
    kitchen.send({ type: 'ingredients.cleared' });
    add('rice');
    kitchen.send({ type: 'ingredient.removed', ingredient: 'eggs' });
    expect(context()).toMatchObject({ ingredients: ['rice'], before: [] });
  });
});

describe('a request', () => {
  it('needs more than one ingredient', () => {
    const { kitchen, add, state } = startKitchen();
    add('rice');
    kitchen.send({ type: 'recipe.requested' });
    expect(state()).toBe('collecting');
    add('eggs');
    kitchen.send({ type: 'recipe.requested' });
    expect(state()).toBe('generating');
  });

  it('shows the answer', async () => {
    const { kitchen, add, calls, lastCall, state, context } = startKitchen();
    const served: string[] = [];
    kitchen.on('recipe.served', ({ type }) => served.push(type));
    add('rice', 'eggs');
    kitchen.send({ type: 'recipe.requested' });
    expect(calls.map(({ input }) => input)).toEqual([{ ingredients: ['rice', 'eggs'], attempt: 1 }]);
    lastCall().answer(RECIPE);
    await settle();
    expect(state()).toBe('shown');
    expect(context().recipe).toEqual(RECIPE);
    expect(served).toEqual(['recipe.served']);
  });

  it('is not doubled by a second press', () => {
    const { kitchen, add, calls } = startKitchen();
    add('rice', 'eggs');
    kitchen.send({ type: 'recipe.requested' });
    kitchen.send({ type: 'recipe.requested' });
    expect(calls).toHaveLength(1);
  });

  it('waits 1 s after the first failure and 2 s after the second, to the millisecond', async () => {
    const { kitchen, clock, add, calls, lastCall, state } = startKitchen();
    add('rice', 'eggs');
    kitchen.send({ type: 'recipe.requested' });
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
    const { kitchen, clock, add, calls, lastCall, state, context } = startKitchen();
    let served = 0;
    kitchen.on('recipe.served', () => served++);
    add('rice', 'eggs');
    kitchen.send({ type: 'recipe.requested' });
    for (const wait of [1_000, 2_000, 60_000]) {
      lastCall().fail();
      await settle();
      clock.increment(wait);
    }
    expect(state()).toBe('shown');
    expect(context().recipe?.text).toBe(
      'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.',
    );
    expect(calls).toHaveLength(3);
    expect(served).toBe(1);
    kitchen.send({ type: 'recipe.requested' });
    expect(calls.at(-1)?.input.attempt).toBe(1);
  });

  it('keeps the ingredients that it was asked with', async () => {
    const { kitchen, clock, add, calls, lastCall } = startKitchen();
    add('rice', 'eggs');
    kitchen.send({ type: 'recipe.requested' });
    add('feta');
    kitchen.send({ type: 'ingredient.removed', ingredient: 'rice' });
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
    const { kitchen, add, lastCall, state, context } = startKitchen();
    add('rice', 'eggs');
    kitchen.send({ type: 'recipe.requested' });
    kitchen.send({ type: 'recipe.cancelled' });
    expect(lastCall().signal.aborted).toBe(true);
    lastCall().answer(recipeOf('# Too late'));
    await settle();
    expect(state()).toBe('collecting');
    expect(context().recipe).toBeNull();
  });

  it('ends the wait for the next attempt', async () => {
    const { kitchen, clock, add, calls, lastCall, state } = startKitchen();
    add('rice', 'eggs');
    kitchen.send({ type: 'recipe.requested' });
    lastCall().fail();
    await settle();
    kitchen.send({ type: 'recipe.cancelled' });
    clock.increment(60_000);
    expect(state()).toBe('collecting');
    expect(calls).toHaveLength(1);
  });

  it('brings the previous recipe back, even when the list is empty by then', () => {
    const { kitchen, state, context } = startKitchen({ ingredients: ['rice', 'eggs'], recipe: RECIPE });
    kitchen.send({ type: 'recipe.requested' });
    kitchen.send({ type: 'ingredients.cleared' });
    kitchen.send({ type: 'recipe.cancelled' });
    expect(state()).toBe('shown');
    expect(context().recipe).toEqual(RECIPE);
  });

  it('returns to idle when there is neither recipe nor ingredient left', () => {
    const { kitchen, add, state } = startKitchen();
    add('rice', 'eggs');
    kitchen.send({ type: 'recipe.requested' });
    kitchen.send({ type: 'ingredients.cleared' });
    expect(state()).toBe('generating');
    kitchen.send({ type: 'recipe.cancelled' });
    expect(state()).toBe('idle');
  });
});

describe('a recipe from the box', () => {
  const OTHER = recipeOf('# Another');

  it.each<[string, Parameters<typeof openKitchen>[0]]>([
    ['idle', {}],
    ['collecting', { ingredients: ['rice'] }],
    ['shown', { recipe: RECIPE }],
  ])('opens from %s', (from, kept) => {
    const { kitchen, state, context } = startKitchen(kept);
    let served = 0;
    kitchen.on('recipe.served', () => served++);
    expect(state()).toBe(from);
    kitchen.send({ type: 'recipe.opened', recipe: OTHER });
    expect(state()).toBe('shown');
    expect(context().recipe).toEqual(OTHER);
    expect(served).toBe(1);
  });

  it('waits while a recipe is generated', async () => {
    const { kitchen, lastCall, state } = startKitchen({ ingredients: ['rice', 'eggs'] });
    kitchen.send({ type: 'recipe.requested' });
    kitchen.send({ type: 'recipe.opened', recipe: OTHER });
    expect(state()).toBe('generating');
    lastCall().fail();
    await settle();
    kitchen.send({ type: 'recipe.opened', recipe: OTHER });
    expect(state()).toBe('retrying');
  });
});

describe('the door in', () => {
  it.each([
    [{}, 'idle'],
    [{ ingredients: ['rice'] }, 'collecting'],
    [{ recipe: RECIPE }, 'shown'],
    [{ ingredients: ['rice'], recipe: RECIPE }, 'shown'],
  ])('opens %j in %s without asking the model', (kept, expected) => {
    const { state, calls } = startKitchen(kept);
    expect(state()).toBe(expected);
    expect(calls).toEqual([]);
  });
});

it('takes in no blanks and no doubles', () => {
  const { context } = startKitchen({ ingredients: ['rice', ' ', 'RICE', 'eggs', ''] });
  expect(context().ingredients).toEqual(['rice', 'eggs']);
});

describe('what is worth keeping', () => {
  it('is the list and the recipe, but never the apology', () => {
    const { context } = startKitchen({ ingredients: ['rice'], recipe: RECIPE });
    expect(worthKeeping(context())).toEqual({ ingredients: ['rice'], recipe: RECIPE });
    expect(worthKeeping({ ...context(), recipe: APOLOGY })).toEqual({ ingredients: ['rice'] });
  });
});

it('refuses to run without a model', async () => {
  const kitchen = createActor(recipeMachine, {
    input: { ingredients: ['rice', 'eggs'], recipe: null },
  }).start();
  const failures: unknown[] = [];
  kitchen.system.inspect((event) => {
    if (event.type === '@xstate.event' && 'error' in event.event) failures.push(event.event.error);
  });
  kitchen.send({ type: 'recipe.requested' });
  await settle();
  expect(failures).toEqual([new Error('`askForRecipe` must be provided')]);
  kitchen.stop();
});

it('holds plain data only', () => {
  const { context } = startKitchen({ ingredients: ['rice', 'eggs'] });
  expect(structuredClone(context())).toEqual(context());
  expect(Object.keys(context()).sort()).toEqual(['askedWith', 'attempt', 'before', 'ingredients', 'recipe']);
});
