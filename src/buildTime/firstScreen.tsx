import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import { recipeMachine } from '../../machines/recipeMachine.ts';
import { hasConnection } from '../cook/hasConnection.ts';
import type { PageSettings } from '../cook/settings.ts';
import { openLarder } from '../larder/larder.ts';
import { App } from '../page/App.tsx';
import { lazyPart } from '../page/lazyPart.ts';

const noStorage = () => {
  throw new Error('Nothing is kept where the page is built');
};

/** The first screen of a first visit: the page on its own machines, before anything has happened. */
export function renderFirstScreen(settings: PageSettings): string {
  const { versions, kept, unkept } = openLarder(noStorage);
  const connection = lazyPart(async () =>
    (await import('../startConnection.ts')).startConnection(settings, () => {}),
  );
  const isPaidFor = hasConnection(settings);
  const recipeActor = createActor(recipeMachine, { input: kept });
  const cooking = lazyPart(() => import('../startCooking.ts'));
  const box = lazyPart(async () => (await import('../larder/recipeBox.ts')).openRecipeBox(noStorage));
  return renderToString(
    <App
      {...{
        recipeActor,
        connection,
        isPaidFor,
        isUntouched: true,
        box,
        keepsRecipes: false,
        unkept,
        cooking,
        versions,
        brand: settings.brand,
      }}
    />,
  );
}
