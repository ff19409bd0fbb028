import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import { recipeMachine } from '../../machines/recipeMachine.ts';
import { hasConnection } from '../model/hasConnection.ts';
import type { PageSettings } from '../model/settings.ts';
import { openVersions } from '../offline/versions.ts';
import { App } from '../page/frame/App.tsx';
import { lazyPart } from '../page/frame/lazyPart.ts';
import { openLarder } from '../storage/larder.ts';

const noStorage = () => {
  throw new Error('Nothing is kept where the page is built');
};

/** The first screen of a first visit: the page on its own machines, before anything has happened. */
export function renderFirstScreen(settings: PageSettings): string {
  const { kept, unkept } = openLarder(noStorage);
  const connection = lazyPart(async () =>
    (await import('../startConnection.ts')).startConnection(settings, () => {}),
  );
  const isPaidFor = hasConnection(settings);
  const recipeActor = createActor(recipeMachine, { input: kept });
  const cooking = lazyPart(() => import('../startCooking.ts'));
  const box = lazyPart(async () => (await import('../storage/recipeBox.ts')).openRecipeBox(noStorage));
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
        versions: openVersions(),
        brand: settings.brand,
      }}
    />,
  );
}
