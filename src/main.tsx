import { lazy, Suspense } from 'react';
import { createActor } from 'xstate';
import { hasEnoughIngredients, recipeMachine } from '../machines/recipeMachine.ts';
import { openConnection } from './cook/openConnection.ts';
import { openLarder } from './larder/larder.ts';
import { lazyPart } from './page/lazyPart.ts';
import { loadAllParts, loadDrawing, mountPage } from './page/mountPage.tsx';
import './page/page.css';

const settings = __SETTINGS__;
for (const problem of settings.problems) console.error(problem);

const inspector = import.meta.env.DEV ? (await import('./devtools/inspector.ts')).inspector : null;
const inspect = inspector && { inspect: inspector.inspect };

// What earlier visits have kept.
const larder = openLarder(() => localStorage);
const { box, versions } = larder;
for (const event of ['storage', 'pageshow']) addEventListener(event, box.refresh);

// Who pays for recipes, and how the model is asked.
const home = new URL(import.meta.env.BASE_URL, location.href).href;
const connection = openConnection({
  settings,
  tab: () => sessionStorage,
  device: () => localStorage,
  address: location.href,
  home,
  ...inspect,
});
// The code in the address is good for one time only, and nobody else's business.
if (connection.isReturning) history.replaceState(null, '', home);
connection.actor.start();
for (const event of ['storage', 'visibilitychange', 'pageshow']) addEventListener(event, connection.catchUp);

// What is cooked, and its timers.
const cooking = lazyPart(() => import('./startCooking.ts'));

// The list, the request and the recipe.
const recipeActor = createActor(
  recipeMachine.provide({
    actors: { askForRecipe: connection.askForRecipe },
    guards: { mustSignIn: connection.mustSignIn },
  }),
  { input: larder.kept, ...inspect },
);
recipeActor.subscribe(({ context }) => {
  larder.keep(context);
  const isLikelyToAsk = hasEnoughIngredients(context);
  if (isLikelyToAsk) fetchAhead(connection.loadRequests);
  if (isLikelyToAsk || context.recipe) fetchAhead(loadDrawing, cooking.load);
});
if (larder.hasTimers) fetchAhead(cooking.load);
recipeActor.on('signIn.required', connection.noticeExpiry);
recipeActor.on('update.allowed', versions.takeOver);
recipeActor.start();

// What the visitor sees.
const DevNotice = import.meta.env.DEV || __PRACTICE__ ? lazy(() => import('./devtools/DevNotice.tsx')) : null;
const notice = DevNotice && (
  <Suspense>
    <DevNotice inspector={inspector} />
  </Suspense>
);
const isFirstVisit = larder.isEmpty && connection.isUntouched && !notice;
mountPage({ recipeActor, connection, box, cooking, versions, brand: settings.brand, notice }, isFirstVisit);

// Kept for visits without a network. A newer version drops the files of this one: those that it may still need come before.
if (import.meta.env.PROD) fetchAhead(() => versions.keepPage(`${home}sw.js`));
versions.subscribe(() => {
  const { loadRequests, loadOauth } = connection;
  fetchAhead(loadRequests, loadOauth, larder.loadExchange, cooking.load, ...loadAllParts);
});

/** What does not come now is fetched again when it is needed. */
function fetchAhead(...loads: (() => Promise<unknown>)[]) {
  for (const load of loads) load().catch(() => {});
}
