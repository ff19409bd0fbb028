import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import { recipeMachine } from '../../machines/recipeMachine.ts';
import { openConnection } from '../cook/openConnection.ts';
import type { PageSettings } from '../cook/settings.ts';
import { openLarder } from '../larder/larder.ts';
import { App } from '../page/App.tsx';
import { lazyPart } from '../page/lazyPart.ts';

const noStorage = () => {
  throw new Error('Nothing is kept where the page is built');
};
const NOWHERE = 'https://page.invalid/';

/** The first screen of a first visit: the page on its own machines, before anything has happened. */
export function renderFirstScreen(settings: PageSettings): string {
  const { versions, kept } = openLarder(noStorage);
  const connection = openConnection({
    settings,
    tab: noStorage,
    device: noStorage,
    address: NOWHERE,
    home: NOWHERE,
  });
  const recipeActor = createActor(recipeMachine, { input: kept });
  const cooking = lazyPart(() => import('../startCooking.ts'));
  const box = lazyPart(async () => (await import('../larder/recipeBox.ts')).openRecipeBox(noStorage));
  return renderToString(
    <App {...{ recipeActor, connection, box, cooking, versions, brand: settings.brand }} />,
  );
}
