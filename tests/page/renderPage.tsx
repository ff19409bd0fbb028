import { act, render } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import { vi } from 'vitest';
import type { DeviceModel } from '../../machines/connectionMachine.ts';
import type { Recipe } from '../../machines/recipe.ts';
import type { RecipeEvent } from '../../machines/recipeMachine.ts';
import { dialogCode } from '../../src/page/connect/loadConnectionDialog.ts';
import { App } from '../../src/page/frame/App.tsx';
import { loadRenderer } from '../../src/page/frame/loadRenderer.ts';
import { tasteFields } from '../../src/page/taste/loadTaste.ts';
import { createStore } from '../../src/shared/store.ts';
import { recipeOf, settle } from '../recipeOf.ts';
import { openTestApp, type Start } from '../testApp.ts';

// Loads the recipe views, the dialog and the fields in advance, so that tests need not wait for them.
await Promise.all([loadRenderer(), dialogCode.load(), tasteFields.load()]);

/** Ingredient list that is long enough for a request. */
export const LIST = { ingredients: ['rice', 'eggs'] };
/** Settings of a page without a model. Such a page takes its recipes from the built-in cookbook. */
export const UNCONNECTED = { environment: { VITE_HF_ACCESS_TOKEN: '' } };

/** Strict mode finds effects that do not clean up, but renders everything twice, so only the nightly run uses it. */
const Mode = process.env.NIGHTLY ? StrictMode : Fragment;

/** Renders the whole page. The returned functions wait until their effect is rendered. */
export function renderPage(start: Start = {}) {
  const app = openTestApp(start);
  const newer = createStore<ServiceWorker | null>(null);
  const activateNewer = vi.fn();
  const { container } = render(
    <Mode>
      <App {...app} offline={{ newer, activateNewer }} brand="Basil" />
    </Mode>,
  );
  const settled = (happen: () => void) =>
    act(async () => {
      happen();
      await settle();
    });
  const send = (event: RecipeEvent) => settled(() => app.recipeActor.send(event));
  const fail = (kind = 'server') =>
    settled(() => app.lastCall().fail(Object.assign(new Error(kind), { name: kind })));
  const pass = (ms: number) => settled(() => app.clock.increment(ms));
  return {
    ...app,
    container,
    activateNewer,
    settled,
    send,
    answer: (text: string, changes: Partial<Recipe> = {}) =>
      settled(() => app.lastCall().answer(recipeOf(text, changes))),
    fail,
    pass,
    /** Requests a recipe without clicking, so that the focus does not move. */
    request: () => send({ type: 'recipe.requested' }),
    findModel: (model: DeviceModel) =>
      settled(() => app.connection.actor.send({ type: 'model.found', model })),
    /** Fails all three attempts of a new request, so that the failure message appears. */
    failThrice: async (kind?: string) => {
      for (const wait of [1_000, 2_000, 0]) {
        await fail(kind);
        await pass(wait);
      }
    },
    /** Simulates data that the browser cannot save. `keys`: storage keys without the prefix 'recipe-kitchen'. */
    lose: (...keys: string[]) =>
      settled(() => app.unsavedKeys.set(new Map(keys.map((key) => [`recipe-kitchen${key}`, () => {}])))),
    tellNewVersion: () => settled(() => newer.set({} as ServiceWorker)),
  };
}
