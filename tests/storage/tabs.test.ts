import { expect, it } from 'vitest';
import type { RecipeEvent } from '../../machines/recipeMachine.ts';
import type { Taste } from '../../machines/taste.ts';
import { recipeOf } from '../recipeOf.ts';
import { openTestApp } from '../testApp.ts';
import { storageOn } from './storage.ts';

const RECIPES = ['# One', '# Two'].map((text) => recipeOf(text));
const NAMES = ['rice', 'Rice', 'eggs', 'leek and salt', 'leek', 'salt', 'Crème  fraîche'];
const STAPLES = ['salt', 'Salt', 'oil', 'flour'];
const TASTES: Partial<Taste>[] = [
  { diets: ['vegan'] },
  { diets: [], minutes: 30 },
  { diets: ['halal', 'vegan'] },
  { eaters: 4, avoid: ['peanuts'] },
  { avoid: ['sesame', 'peanuts'] },
];

/** The tabs of one browser, each with the app as the page has it, and with a copy of the storage: what another tab has written is in it with the event that tells of it, as in Chromium and WebKit. */
function openBrowser() {
  const shared = new Map<string, string>();
  openTestApp({ allTabs: storageOn(shared), box: RECIPES });
  const all: (() => void)[] = [];
  const behind = new Set<() => void>();

  function openTab() {
    const seen = new Map(shared);
    function hear() {
      seen.clear();
      for (const [key, value] of shared) seen.set(key, value);
      happen('storage');
    }
    const apply = (change: (store: Map<string, string>) => void) => {
      for (const store of [seen, shared]) change(store);
      for (const other of all) if (other !== hear) behind.add(other);
    };
    const { recipeActor, box, happen } = openTestApp({
      tab: storageOn(new Map()),
      allTabs: storageOn(seen, apply),
    });
    all.push(hear);
    return {
      send(...sent: RecipeEvent[]) {
        for (const event of sent) recipeActor.send(event);
        settle();
      },
      /** What all tabs have to agree on. */
      state() {
        const { ingredients, hadToday, staples, taste } = recipeActor.getSnapshot().context;
        return {
          ingredients,
          hadToday,
          staples,
          taste,
          box: box.getSnapshot().entries.map(({ recipe }) => recipe),
        };
      },
    };
  }

  /** Lets tabs hear until none is behind. */
  function settle(): void {
    let heard = 0;
    for (const hear of behind) {
      if (heard++ > 100) throw new Error('The tabs go on telling each other');
      behind.delete(hear);
      hear();
    }
  }

  return openTab;
}

/** The same numbers in every run. */
function randomFrom(seed: number): (below: number) => number {
  let number = seed;
  return (below) => {
    number = (number * 16_807) % 2_147_483_647;
    return number % below;
  };
}

it('tabs agree after every change, whatever it is', () => {
  const random = randomFrom(7);
  const oneOf = <Item>(items: Item[]) => items[random(items.length)] as Item;
  const anyChange = () =>
    oneOf<RecipeEvent>([
      { type: 'ingredient.added', ingredient: oneOf(NAMES) },
      { type: 'ingredient.added', ingredient: oneOf(NAMES) },
      { type: 'ingredient.added', ingredient: oneOf(NAMES) },
      { type: 'ingredient.removed', ingredient: oneOf(NAMES) },
      { type: 'ingredient.listCleared' },
      { type: 'removal.undone' },
      { type: 'removal.undone' },
      { type: 'ingredient.hadToday', ingredient: oneOf(NAMES) },
      { type: 'ingredient.hadAlways', ingredient: oneOf(STAPLES) },
      { type: 'staple.added', staple: oneOf(STAPLES) },
      { type: 'staple.removed', staple: oneOf(STAPLES) },
      { type: 'taste.changed', changes: oneOf(TASTES) },
      { type: 'taste.reset' },
      { type: 'ingredient.listAdded', text: 'leek and salt', parts: ['leek', 'salt'] },
      { type: 'box.recipeDeleted', recipe: oneOf(RECIPES) },
    ]);
  for (let round = 0; round < 60; round++) {
    const openTab = openBrowser();
    const all = Array.from({ length: 2 + random(2) }, openTab);
    for (let step = 0; step < 12; step++) {
      const tab = oneOf(all);
      const changes = Array.from({ length: 1 + random(3) }, anyChange);
      tab.send(...changes);
      for (const other of all) expect(other.state(), JSON.stringify(changes)).toEqual(tab.state());
    }
    expect(openTab().state()).toEqual(all[0]?.state());
  }
});
