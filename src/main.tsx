import { lazy } from 'react';
import { createActor } from 'xstate';
import { hasEnoughIngredients, recipeMachine, showsSample } from '../machines/recipeMachine.ts';
import { keepInStep } from './keepInStep.ts';
import { defineAskForRecipe, loadRequests } from './model/askForRecipe.ts';
import { hasConnection } from './model/hasConnection.ts';
import { isUntouched } from './model/isUntouched.ts';
import { readSpace } from './model/variables.ts';
import { openVersions } from './offline/versions.ts';
import { fetchAhead, lazyPart } from './page/frame/lazyPart.ts';
import { loadAllParts, loadDrawing, mountPage } from './page/frame/mountPage.tsx';
import { openLarder } from './storage/larder.ts';
import './page/frame/page.css';

const built = __SETTINGS__;
const settings = readSpace(built);
document.title = `${settings.brand}'s Kitchen`;
for (const problem of settings.problems) console.error(problem);

const inspector = import.meta.env.DEV ? (await import('./devtools/inspector.ts')).inspector : null;
const inspect = inspector && { inspect: inspector.inspect };

// What earlier visits have kept.
const larder = openLarder(() => localStorage);
const versions = openVersions();

// Who pays for them, and how the model is asked.
const isPaidFor = hasConnection(settings);
const goOn = () => recipeActor.send({ type: 'connection.made' });
const connection = lazyPart(async () =>
  (await import('./startConnection.ts')).startConnection(settings, goOn),
);
const begin = async () => (await connection.load()).begin();

// Recipes so far; what is cooked, and its timers.
const box = lazyPart(async () => {
  const { openRecipeBox } = await import('./storage/recipeBox.ts');
  const opened = openRecipeBox(() => localStorage);
  // Where one has left it, there may be room for what could not be kept.
  opened.subscribe(larder.tryAgain);
  return opened;
});
const cooking = lazyPart(() => import('./startCooking.ts'));

// The list, the request and the recipe.
const recipeActor = createActor(
  recipeMachine.provide({
    actors: { askForRecipe: defineAskForRecipe({ begin, seconds: settings.attemptSeconds }) },
    guards: { isConnected: () => connection.current()?.isConnected() ?? false },
  }),
  { input: larder.kept, ...inspect },
);
recipeActor.subscribe((snapshot) => {
  const { context } = snapshot;
  if (snapshot.matches('connecting'))
    connection.load().catch(() => recipeActor.send({ type: 'recipe.cancelled' }));
  const isLikelyToAsk = hasEnoughIngredients(context);
  if (isLikelyToAsk) fetchAhead(loadRequests);
  if (isLikelyToAsk || context.recipe || showsSample(snapshot)) {
    fetchAhead(loadDrawing, cooking.load);
  }
});
if (larder.hasTimers) fetchAhead(cooking.load);
recipeActor.on('update.allowed', versions.takeOver);
recipeActor.start();
keepInStep(recipeActor, larder, box);

// What the visitor sees.
const DevNotice = import.meta.env.DEV || __PRACTICE__ ? lazy(() => import('./devtools/DevNotice.tsx')) : null;
const notice = DevNotice && <DevNotice inspector={inspector} />;
const isAsBuilt = settings.brand === built.brand && isPaidFor === hasConnection(built);
const broughtNothing = isUntouched(
  location.href,
  () => sessionStorage,
  () => localStorage,
);
const isFirstVisit = isAsBuilt && larder.isEmpty && broughtNothing && !notice;
const { keepsRecipes, unkept } = larder;
const parts = { connection, box, cooking };
mountPage(
  {
    recipeActor,
    ...parts,
    brand: settings.brand,
    isPaidFor,
    isUntouched: broughtNothing,
    keepsRecipes,
    unkept,
    versions,
    notice,
  },
  isFirstVisit,
);

// Kept for visits without a network. A newer version drops the files of this one: those that it may still need come before.
if (import.meta.env.PROD) fetchAhead(() => versions.keepPage(`${import.meta.env.BASE_URL}sw.js`));
const loadOauth = async () => (await connection.load()).loadOauth();
versions.subscribe(() => fetchAhead(loadRequests, loadOauth, box.load, cooking.load, ...loadAllParts));
