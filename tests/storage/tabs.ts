import type { Kept, Recipe, RecipeEvent } from '../../machines/recipeMachine.ts';
import { startApp } from '../../src/app.ts';
import { readSettings } from '../../src/build/readSettings.ts';
import { openRecipeBox } from '../../src/storage/recipeBox.ts';

const SETTINGS = readSettings({ VITE_HF_ACCESS_TOKEN: 'hf_fake' });

export type Tab = {
  /** The tabs hear of every write at once. */
  send: (...events: RecipeEvent[]) => void;
  /** What all tabs have to agree on. */
  state: () => Pick<Kept, 'ingredients' | 'taste'> & { box: Recipe[] };
};

/**
 * The tabs of one browser, each with the app as the page has it. Where each sees a copy of the storage, as in Chromium and WebKit,
 * what another has written is in it with the event that tells of it.
 */
export function openTabs(seesCopy: boolean, recipes: Recipe[] = []) {
  const shared = new Map<string, string>();
  const kept = openRecipeBox(() => storageOn(shared));
  for (const recipe of recipes) kept.add(recipe);
  const tabs: { hear: () => void; stop: () => void }[] = [];
  const behind = new Set<() => void>();

  function openTab(): Tab {
    const seen = seesCopy ? new Map(shared) : shared;
    const events = new EventTarget();
    function hear() {
      if (seesCopy) replace(seen, shared);
      events.dispatchEvent(new Event('storage'));
    }
    const { recipeActor, cookingActor, connection, box } = startApp({
      settings: SETTINGS,
      tab: () => storageOn(new Map()),
      allTabs: () =>
        storageOn(seen, (change) => {
          for (const store of new Set([seen, shared])) change(store);
          for (const other of tabs) if (other.hear !== hear) behind.add(other.hear);
        }),
      address: 'https://page.test/',
      home: 'https://page.test/',
      events,
      whenIdle: () => {},
    });
    tabs.push({
      hear,
      stop() {
        for (const actor of [recipeActor, cookingActor, connection.actor]) actor.stop();
      },
    });
    return {
      send(...sent) {
        for (const event of sent) recipeActor.send(event);
        settle();
      },
      state() {
        const { ingredients, taste } = recipeActor.getSnapshot().context;
        return { ingredients, taste, box: box.getSnapshot().entries.map(({ recipe }) => recipe) };
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

  return {
    openTab,
    /** As another page of the same origin would. */
    clear() {
      shared.clear();
      for (const { hear } of tabs) behind.add(hear);
      settle();
    },
    stored: () => [...shared.keys()],
    close() {
      for (const { stop } of tabs.splice(0)) stop();
    },
  };
}

function replace(seen: Map<string, string>, shared: Map<string, string>): void {
  seen.clear();
  for (const [key, value] of shared) seen.set(key, value);
}

type Change = (store: Map<string, string>) => void;

function storageOn(seen: Map<string, string>, apply = (change: Change) => change(seen)): Storage {
  return {
    getItem: (key) => seen.get(key) ?? null,
    setItem: (key, value) => apply((store) => store.set(key, value)),
    removeItem: (key) => apply((store) => store.delete(key)),
    clear: () => apply((store) => store.clear()),
    key: (at) => [...seen.keys()][at] ?? null,
    get length() {
      return seen.size;
    },
  };
}
