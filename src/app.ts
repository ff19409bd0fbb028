import { type AnyStateMachine, assign, createActor, fromCallback, fromPromise } from 'xstate';
import { isConnected } from '../machines/connectionMachine.ts';
import { cookingMachine } from '../machines/cookingMachine.ts';
import { hasEnoughIngredients } from '../machines/kitchen.ts';
import { recipeMachine } from '../machines/recipeMachine.ts';
import type { RequestInput } from '../machines/request.ts';
import { timersMachine } from '../machines/timersMachine.ts';
import { defineAskForRecipe } from './model/asking/askForRecipe.ts';
import { loadRequests } from './model/modelChoice.ts';
import {
  type Clock,
  type ConnectionSurroundings,
  loadDeviceModel,
  loadOauth,
  openConnection,
} from './model/openConnection.ts';
import { openOffline } from './offline/registerWorker.ts';
import { dialogCode } from './page/connect/loadConnectionDialog.ts';
import { readAloud } from './page/cook/readAloud.ts';
import { loadRenderer } from './page/frame/loadRenderer.ts';
import { loadQrCode } from './page/recipe/loadQrCode.ts';
import { tasteFields } from './page/taste/loadTaste.ts';
import { prepareSound, ring } from './page/timers/ring.ts';
import { createUnsavedKeys, saveUnsaved } from './shared/documents.ts';
import { LoadError, retryImport } from './shared/retryImport.ts';
import { createStore } from './shared/store.ts';
import { openKitchenDocument } from './storage/kitchenDocument.ts';
import { openRecipeBox, RECIPE_KEY } from './storage/recipeBox.ts';
import { canSend, findPacked, type Packed, readLink, type Sent, writeLink } from './storage/recipeLink.ts';
import { openTimers } from './storage/timers.ts';
import { openUnansweredRequest } from './storage/unansweredRequest.ts';

type MachineActors<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0]['actors'];

type Surroundings = Omit<ConnectionSurroundings, 'clock' | 'actors'> & {
  events: EventTarget;
  clock?: Clock;
  whenIdle: (run: () => void) => void;
  /** Actors that tests replace, such as the request to a model. */
  actors?: {
    recipe?: MachineActors<typeof recipeMachine>;
    connection?: ConnectionSurroundings['actors'];
    timers?: MachineActors<typeof timersMachine>;
  };
};

const BROWSER_CLOCK: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer),
};

const loadCookbook = retryImport(() => import('./cookbook/askCookbook.ts'));

const COOKBOOK_SECONDS = 20;

async function askCookbook(request: RequestInput) {
  return (await loadCookbook()).askCookbookIn(navigator.languages, request);
}

export function startApp(surroundings: Surroundings) {
  const { tab, allTabs, events, clock = BROWSER_CLOCK, inspect, whenIdle, actors } = surroundings;
  const options = { clock, ...(inspect && { inspect }) };
  const unsavedKeys = createUnsavedKeys();
  const box = openRecipeBox(allTabs, unsavedKeys);
  const kitchenDocument = openKitchenDocument(allTabs, unsavedKeys, box.find);
  const timers = openTimers(allTabs, unsavedKeys, () => clock.now());
  const request = openUnansweredRequest(tab);
  const offline = openOffline();
  const hasBrokenLink = createStore(false);
  const connection = openConnection({ ...surroundings, clock, actors: actors?.connection });

  const recipeActor = createActor(
    recipeMachine.provide({
      actors: {
        askForRecipe: defineAskForRecipe(({ source }) =>
          source === 'cookbook' ? { call: askCookbook, seconds: COOKBOOK_SECONDS } : connection.modelNow(),
        ),
        askCookbook: fromPromise(({ input }) =>
          askCookbook(input).catch((error) => {
            if (!(error instanceof LoadError)) console.error('The cookbook failed:', error);
            throw error;
          }),
        ),
        ...actors?.recipe,
      },
      guards: { isModelConnected: () => connection.isConnectedNow() },
    }),
    { ...options, input: kitchenDocument.saved },
  );
  const timersActor = createActor(
    timersMachine.provide({
      actors: { ring: fromCallback(({ input }) => ring(input.end)), ...actors?.timers },
      actions: { noteTime: assign({ now: () => clock.now() }) },
    }),
    { ...options, input: { timers: timers.catchUp(), now: clock.now() } },
  );
  const cooking = cookingMachine.provide({
    actors: {
      readAloud: fromCallback(({ input, sendBack }) =>
        readAloud(input.text, input.language, () => sendBack({ type: 'reading.ended' })),
      ),
    },
  });
  const cookingActor = createActor(cooking, options);

  recipeActor.subscribe((snapshot) =>
    request.save(snapshot.hasTag('unanswered') ? snapshot.context.requestInput : null),
  );
  connection.actor.on('connection.changed', () => recipeActor.send({ type: 'connection.changed' }));

  // Notices a sign-in that has expired while nothing happened on the page.
  recipeActor.subscribe((snapshot) => snapshot.hasTag('busy') && connection.catchUp());
  recipeActor.on('model.needed', connection.openConnectionDialog);

  recipeActor.subscribe(({ context }) => kitchenDocument.save(context));
  recipeActor.on('recipe.saved', ({ recipe, before }) => box.add(recipe, before));
  recipeActor.on('recipe.deleted', ({ recipe }) => box.remove(recipe.id));
  recipeActor.on('recipes.restored', ({ recipes }) => box.putBack(recipes));
  cookingActor.on('step.done', ({ recipeId, item, isTickedAsWritten }) =>
    box.tick(recipeId, item, !isTickedAsWritten),
  );
  cookingActor.on('step.reached', ({ recipeId, step }) => box.mark(recipeId, { step }));
  cookingActor.on('recipe.cooked', ({ recipeId, isAgain }) => box.noteCooked(recipeId, clock.now(), isAgain));
  cookingActor.on('recipe.cooked', ({ recipeId }) => timersActor.send({ type: 'timers.cleared', recipeId }));
  timersActor.subscribe(({ context }) => timers.save(context.timers));

  let lastNeeds = '';
  const fetchLikelyParts = () => {
    const snapshot = recipeActor.getSnapshot();
    const { recipe } = snapshot.context;
    const isRequestLikely = hasEnoughIngredients(snapshot.context);
    const hasTimers = timersActor.getSnapshot().context.timers.length > 0;
    const mayShow = recipe !== null || box.getSnapshot().entries.length > 0 || hasTimers;
    const loadAnswers = isConnected(connection.actor.getSnapshot().context) ? loadRequests : loadCookbook;
    // Ignores events that do not change which scripts are needed. Otherwise, each event would retry a script that has failed to load.
    const needs = [isRequestLikely, loadAnswers === loadCookbook, mayShow, recipe?.id].join();
    if (needs === lastNeeds) return;
    lastNeeds = needs;
    if (isRequestLikely) fetchAhead(loadAnswers);
    if (isRequestLikely || mayShow) fetchAhead(loadRenderer);
  };
  recipeActor.subscribe(fetchLikelyParts);
  connection.actor.subscribe(fetchLikelyParts);
  box.subscribe(fetchLikelyParts);
  timersActor.subscribe(fetchLikelyParts);
  // Loads all remaining scripts now, since deploying a newer version may have deleted the scripts of this version from the server.
  offline.newer.subscribe(() =>
    fetchAhead(
      loadRequests,
      loadCookbook,
      loadOauth,
      loadDeviceModel,
      loadRenderer,
      dialogCode.load,
      tasteFields.load,
      loadQrCode,
    ),
  );

  // Prepares the sound when a timer starts, since browsers allow sound only after a click.
  timersActor.on('timer.begun', prepareSound);

  events.addEventListener('storage', (event) => {
    catchUpWithStorage((event as StorageEvent).key);
    connection.catchUp();
  });
  events.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) catchUpWithStorage(null);
    catchUpWithTime();
  });
  events.addEventListener('visibilitychange', catchUpWithTime);

  /**
   * Checks the clock and the connection, since no event reports changes while the device sleeps or the page is in the
   * back/forward cache.
   */
  function catchUpWithTime() {
    timersActor.send({ type: 'time.passed' });
    // Stops reading aloud when the page is hidden. Some browsers would go on reading after the page is closed.
    if (document.hidden) cookingActor.send({ type: 'reading.ended' });
    connection.catchUp();
    // Looks for the browser's own model again, since another tab may have downloaded the model.
    if (connection.actor.getSnapshot().context.model !== 'available') void connection.lookForModel();
  }

  /** Loads changes from other tabs. `key`: the changed storage key, or null for all keys. */
  function catchUpWithStorage(key: string | null) {
    if ((key ?? RECIPE_KEY).startsWith(RECIPE_KEY)) box.refresh(key?.slice(RECIPE_KEY.length));
    // Another tab may have freed storage.
    saveUnsaved(unsavedKeys);
    recipeActor.send({ type: 'kitchen.changedElsewhere', kitchen: kitchenDocument.catchUp() });
    timersActor.send({ type: 'timers.changedElsewhere', timers: timers.catchUp() });
  }

  // Aborts the request when the visitor leaves the page. Otherwise, a visitor who sends the request again would pay twice.
  events.addEventListener('pagehide', () => {
    recipeActor.send({ type: 'page.left' });
    connection.actor.send({ type: 'page.left' });
  });
  events.addEventListener('hashchange', (event) => {
    const link = findPacked((event as HashChangeEvent).newURL);
    // Ignores the link of an earlier history entry, since going back, for example to close a dialog, must not open a recipe.
    if (link && history.state === null) void openLink(link);
    else updateAddress();
  });
  recipeActor.subscribe(updateAddress);

  /** The link that is being opened. */
  let opening: Packed | null = null;
  /** The link of `context.received`, including '#'. Null until a link was opened. */
  let fragment: string | null = null;

  /** Keeps the link of a shared recipe in the URL while the page shows it, since phones discard and reload pages. */
  function updateAddress() {
    if (opening || fragment === null) return;
    const wanted = recipeActor.getSnapshot().context.lastShown === 'received' ? fragment : '';
    if (wanted === location.hash) return;
    history.replaceState(history.state, '', wanted || location.pathname + location.search);
  }

  async function openLink(link: Packed) {
    opening = link;
    fetchAhead(loadRenderer);
    const sent = await readLink(link, clock.now());
    // Ignores a link if the visitor has followed another link while this one was being read.
    if (link !== opening) return;
    hasBrokenLink.set(sent === null);
    opening = null;
    fragment ??= '';
    if (sent) show(sent, link.fragment);
    updateAddress();
  }

  function show({ recipe, scale }: Sent, sentIn: string) {
    const { entries } = box.getSnapshot();
    const boxed = entries.find((entry) => entry.recipe.text === recipe.text)?.recipe;
    const snapshot = recipeActor.getSnapshot();
    if (boxed && snapshot.can({ type: 'recipe.opened', recipe: boxed })) {
      return recipeActor.send({ type: 'recipe.opened', recipe: boxed });
    }
    const { received } = snapshot.context;
    const isOpen = received?.text === recipe.text;
    const shown = boxed ?? (isOpen ? received : recipe);
    if (shown === recipe) box.mark(recipe.id, { scale });
    fragment = sentIn;
    recipeActor.send({ type: 'recipe.received', recipe: shown });
  }

  function restoreRequest() {
    if (request.found) recipeActor.send({ type: 'request.found', requestInput: request.found });
  }

  connection.start();
  recipeActor.start();
  cookingActor.start();
  timersActor.start();
  const followed = findPacked(surroundings.address);
  // Opens the shared recipe first, so that 'Back to' leads from the interrupted request to the shared recipe.
  if (followed) void openLink(followed).then(restoreRequest);
  else restoreRequest();
  if (connection.actor.getSnapshot().context.onDevice) void connection.lookForModel();
  else whenIdle(connection.lookForModel);

  const link = {
    hasBroken: hasBrokenLink,
    /** Returns a link to a recipe. `write` is null if the browser cannot create links. */
    write: canSend() ? (sent: Sent) => writeLink(surroundings.home, sent) : null,
  };
  return {
    recipeActor,
    cookingActor,
    timersActor,
    connection,
    box,
    unsavedKeys,
    offline,
    link,
    loadRenderer,
  };
}

/** Loads parts of the page early. Ignores failures, since the page loads a missing part again when needed. */
function fetchAhead(...loads: (() => Promise<unknown>)[]): void {
  for (const load of loads) load().catch(() => {});
}
