import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import type { Recipe } from '../../machines/recipeMachine.ts';
import type { Taste } from '../../machines/taste.ts';
import type { Timer } from '../../machines/timerMachine.ts';
import { App } from '../../src/page/frame/App.tsx';
import { later } from '../../src/page/frame/later.ts';
import type { Part } from '../../src/page/frame/lazyPart.ts';
import { drawing } from '../../src/page/recipe/drawing.ts';
import { createStore } from '../../src/shared/store.ts';
import { openLarder } from '../../src/storage/larder.ts';
import { openRecipeBox } from '../../src/storage/recipeBox.ts';
import { openTestConnection, type StartConnection } from '../testConnection.ts';
import { openTestCooking } from '../testCooking.ts';
import { openTestRecipeActor, recipeOf, settle } from '../testRecipeActor.ts';

type Start = {
  ingredients?: string[];
  recipe?: Recipe | null;
  box?: Recipe[];
  taste?: Taste;
  served?: Recipe[];
  connection?: StartConnection;
  timers?: Timer[];
};

// As they are when a visitor has been on the page for a while.
await Promise.all([drawing.load(), later.load()]);

const loaded = <Code,>(code: Code): Part<Code> => ({
  load: async () => code,
  current: () => code,
  whenLoaded: (run) => run(code),
  usePart: () => ({ code, failed: false }),
});

/** The real page on the real machines and larder. What happens outside of React is wrapped, so that the page has followed. */
export function renderPage({ box = [], connection: startConnection, timers, ...kept }: Start = {}) {
  const cooking = openTestCooking(timers);
  const { cookingActor } = cooking;
  const connection = openTestConnection(startConnection);
  const { recipeActor, clock, calls, taken, lastCall } = openTestRecipeActor(kept, connection.isConnected);
  const larder = openLarder(() => localStorage);
  const openBox = openRecipeBox(() => localStorage);
  for (const recipe of box) openBox.add(recipe);
  const isNewerWaiting = createStore(false);
  recipeActor.subscribe(({ context }) => larder.keep(context, false));
  recipeActor.on('recipe.made', ({ recipe }) => openBox.add(recipe));
  connection.actor.subscribe(() => {
    if (connection.isConnected()) recipeActor.send({ type: 'connection.made' });
  });
  recipeActor.start();
  const versions = { subscribe: isNewerWaiting.subscribe, isNewerWaiting: isNewerWaiting.getSnapshot };
  const { container } = render(
    <StrictMode>
      <App
        {...{ recipeActor, versions, brand: 'Basil' }}
        connection={loaded(connection)}
        isPaidFor
        isUntouched
        keepsRecipes={box.length > 0}
        unkept={larder.unkept}
        box={loaded(openBox)}
        cooking={loaded({ cookingActor, unkept: createStore(false) })}
      />
    </StrictMode>,
  );
  const settled = (happen: () => void) =>
    act(async () => {
      happen();
      await settle();
    });
  return {
    container,
    recipeActor,
    box: openBox,
    connection,
    cooking,
    settled,
    calls,
    taken,
    answer: (text: string, changes: Partial<Recipe> = {}) =>
      settled(() => lastCall().answer(recipeOf(text, changes))),
    fail: () => settled(() => lastCall().fail()),
    pass: (ms: number) => settled(() => clock.increment(ms)),
    tellNewVersion: () => settled(() => isNewerWaiting.set(true)),
  };
}
