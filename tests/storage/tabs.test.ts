import { afterEach, describe, expect, it } from 'vitest';
import type { Recipe, RecipeEvent } from '../../machines/recipeMachine.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { recipeOf } from '../testRecipeActor.ts';
import { openTabs, type Tab } from './tabs.ts';

const add = (...names: string[]) =>
  names.map((ingredient): RecipeEvent => ({ type: 'ingredient.added', ingredient }));
const remove = (ingredient: string): RecipeEvent => ({ type: 'ingredient.removed', ingredient });
const change = (changes: Partial<Taste>): RecipeEvent => ({ type: 'taste.changed', changes });
const CLEAR: RecipeEvent = { type: 'ingredients.cleared' };
const UNDO: RecipeEvent = { type: 'removal.undone' };

/** The same numbers in every run. */
function randomFrom(seed: number): (below: number) => number {
  let number = seed;
  return (below) => {
    number = (number * 16_807) % 2_147_483_647;
    return number % below;
  };
}

describe.each([
  ['see one storage', false],
  ['see a copy of the storage until the event comes', true],
])('tabs that %s', (_, seesCopy) => {
  let tabs: ReturnType<typeof openTabs>;

  function openTwo(recipes: Recipe[] = []) {
    tabs = openTabs(seesCopy, recipes);
    return [tabs.openTab(), tabs.openTab()] as const;
  }

  function expectAll(state: Partial<ReturnType<Tab['state']>>, ...all: Tab[]): void {
    const whole = { ingredients: [], taste: NO_TASTE, box: [], ...state };
    for (const tab of [...all, tabs.openTab()]) expect(tab.state()).toEqual(whole);
  }

  afterEach(() => tabs.close());

  it('have one list and one taste', () => {
    const [one, other] = openTwo();
    one.send(...add('rice', 'eggs'), change({ diet: 'vegan', avoid: ['peanuts'] }));
    other.send(...add('leek'), remove('rice'), change({ diet: null, minutes: 30 }));
    one.send(...add('oil'));
    const taste: Taste = { ...NO_TASTE, minutes: 30, avoid: ['peanuts'] };
    expectAll({ ingredients: ['eggs', 'leek', 'oil'], taste }, one, other);
    other.send(CLEAR, { type: 'taste.reset' });
    expectAll({}, one, other);
  });

  it('undo what they have removed themselves: what another tab has moved or removed stays so', () => {
    const [one, other] = openTwo();
    one.send(...add('a', 'b', 'c', 'd'), remove('b'));
    other.send(remove('d'), remove('a'), ...add('a'));
    one.send(UNDO);
    expectAll({ ingredients: ['c', 'a', 'b'] }, one, other);
  });

  it('have one box, also when a recipe is deleted, and put back', () => {
    const [first, second] = [recipeOf('# First', { at: 2 }), recipeOf('# Second', { at: 1 })];
    const [one, other] = openTwo([first, second]);
    one.send({ type: 'recipe.deleted', recipe: first });
    other.send({ type: 'recipe.deleted', recipe: second });
    expectAll({}, one, other);
    one.send(UNDO);
    expectAll({ box: [first] }, one, other);
    other.send(UNDO);
    expectAll({ box: [first, second] }, one, other);
  });

  it('hold their list and taste where another page clears the storage, and store it with the next change', () => {
    const [one, other] = openTwo([recipeOf('# Rice')]);
    one.send(...add('rice', 'eggs'), change({ diet: 'vegan', avoid: ['peanuts'] }));
    const taste: Taste = { ...NO_TASTE, diet: 'vegan', avoid: ['peanuts'] };
    tabs.clear();
    for (const tab of [one, other])
      expect(tab.state()).toEqual({ ingredients: ['rice', 'eggs'], taste, box: [] });
    expect(tabs.stored()).toEqual([]);
    other.send(...add('leek'));
    expectAll({ ingredients: ['rice', 'eggs', 'leek'], taste }, one, other);
  });

  it('agree after every change, whatever it is', () => {
    const random = randomFrom(7);
    const oneOf = <Item>(items: Item[]) => items[random(items.length)] as Item;
    const names = ['rice', 'Rice', 'eggs', 'leek and salt', 'leek', 'salt', 'Crème  fraîche'];
    const tastes: Partial<Taste>[] = [
      { diet: 'vegan' },
      { diet: null, minutes: 30 },
      { eaters: 4, avoid: ['peanuts'] },
      { avoid: ['sesame', 'peanuts'] },
    ];
    const recipes = ['# One', '# Two'].map((text) => recipeOf(text));
    for (let round = 0; round < 200; round++) {
      tabs = openTabs(seesCopy, recipes);
      const all = Array.from({ length: 2 + random(2) }, () => tabs.openTab());
      for (let step = 0; step < 12; step++) {
        const tab = oneOf(all);
        const changes = Array.from({ length: 1 + random(3) }, () =>
          oneOf<RecipeEvent>([
            ...add(oneOf(names), oneOf(names), oneOf(names)),
            remove(oneOf(names)),
            CLEAR,
            UNDO,
            UNDO,
            change(oneOf(tastes)),
            { type: 'taste.reset' },
            { type: 'ingredient.split', ingredient: 'leek and salt', parts: ['leek', 'salt'] },
            { type: 'recipe.deleted', recipe: oneOf(recipes) },
          ]),
        );
        tab.send(...changes);
        for (const other of all) expect(other.state(), JSON.stringify(changes)).toEqual(tab.state());
      }
      expect(tabs.openTab().state()).toEqual(all[0]?.state());
      tabs.close();
    }
  });
});
