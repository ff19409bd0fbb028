import { type AnyStateMachine, createActor, fromCallback, fromPromise } from 'xstate';
import { isConnected } from '../machines/connectionMachine.ts';
import { cookingMachine } from '../machines/cookingMachine.ts';
import { hasEnoughIngredients } from '../machines/kitchen.ts';
import { recipeMachine } from '../machines/recipeMachine.ts';
import type { RecipeRequest } from '../machines/request.ts';
import { type timerMachine, timerMachineOn } from '../machines/timerMachine.ts';
import { defineAskForRecipe, type Source } from './model/asking/askForRecipe.ts';
import { loadRequests } from './model/modelChoice.ts';
import {
  type Clock,
  type ConnectionSurroundings,
  loadDeviceModel,
  loadOauth,
  openConnection,
} from './model/openConnection.ts';
import { openOffline } from './offline/registerWorker.ts';
import { loadConnectionDialog } from './page/connect/loadConnectionDialog.ts';
import { readAloud } from './page/cook/readAloud.ts';
import { loadRenderer } from './page/frame/loadRenderer.ts';
import { loadQrCode } from './page/recipe/loadQrCode.ts';
import { loadTaste } from './page/taste/loadTaste.ts';
import { prepareSound, ring } from './page/timers/ring.ts';
import { retryImport } from './shared/retryImport.ts';
import { createStore } from './shared/store.ts';
import { createUnsavedKeys } from './storage/documents.ts';
import { openKitchenDocument } from './storage/kitchenDocument.ts';
import { type HistoryEntry, openLinkInAddress } from './storage/linkInAddress.ts';
import { openRecipeBox, RECIPE_KEY } from './storage/recipeBox.ts';
import { canSend, type Packed, readLink, type Sent, writeLink } from './storage/recipeLink.ts';
import { openTimers } from './storage/timers.ts';
import { openUnansweredRequest } from './storage/unansweredRequest.ts';

type MachineActors<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0]['actors'];

type Surroundings = Omit<ConnectionSurroundings, 'clock' | 'actors'> & {
  events: EventTarget;
  historyEntry: HistoryEntry;
  clock?: Clock;
  whenIdle: (run: () => void) => void;
  /** Tests put their own in the place of the actors that reach out of the page. */
  actors?: {
    recipe?: MachineActors<typeof recipeMachine>;
    connection?: ConnectionSurroundings['actors'];
    timer?: MachineActors<typeof timerMachine>;
  };
};

const BROWSER_CLOCK: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer),
};

const loadCookbook = retryImport(() => import('./cookbook/askCookbook.ts'));

const COOKBOOK: Source = {
  ask: async (request) => (await loadCookbook()).askCookbook(request),
  seconds: 20,
  noteTime: () => {},
};

export function startApp(surroundings: Surroundings) {
  const { tab, allTabs, events, clock = BROWSER_CLOCK, inspect, whenIdle, actors } = surroundings;
  const options = { clock, ...(inspect && { inspect }) };
  const unsavedKeys = createUnsavedKeys();
  const box = openRecipeBox(allTabs, unsavedKeys);
  const kitchenDocument = openKitchenDocument(allTabs, unsavedKeys, box.find);
  const timers = openTimers(allTabs, unsavedKeys, () => clock.now());
  const request = openUnansweredRequest(tab);
  const offline = openOffline();
  const linkInAddress = openLinkInAddress(surroundings.historyEntry);
  const hasBrokenLink = createStore(false);
  const connection = openConnection({ ...surroundings, clock, actors: actors?.connection });

  let goesToCookbook = false;
  /** Decided at the press, for all attempts: the cookbook never answers in place of a model that was asked. */
  function sourceOf({ attempt }: RecipeRequest): Source {
    if (attempt === 1) goesToCookbook = !connection.isConnectedNow();
    return goesToCookbook ? COOKBOOK : connection.modelNow();
  }

  const recipeActor = createActor(
    recipeMachine.provide({
      actors: {
        askForRecipe: defineAskForRecipe(sourceOf),
        // Below an apology. The cookbook cannot change a recipe.
        askCookbook: fromPromise(async ({ input }) => {
          const answer = input.change ? null : (await loadCookbook()).askCookbook(input);
          return answer && 'reason' in answer ? null : answer;
        }),
        ...actors?.recipe,
      },
    }),
    { ...options, input: kitchenDocument.saved },
  );
  const timer = timerMachineOn(clock).provide({
    actors: { ring: fromCallback(({ input }) => ring(input.id)), ...actors?.timer },
    actions: { save: ({ context }) => timers.save(context.timer) },
  });
  const cooking = cookingMachine.provide({
    actors: {
      timer,
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

  recipeActor.subscribe(({ context }) => kitchenDocument.save(context));
  recipeActor.on('recipe.saved', ({ recipe }) => box.add(recipe));
  recipeActor.on('recipe.deleted', ({ recipe }) => box.remove(recipe.id));
  recipeActor.on('recipes.restored', ({ recipes }) => box.putBack(recipes));
  cookingActor.on('step.done', ({ recipeId, item, isTickedAsWritten }) =>
    box.tick(recipeId, item, !isTickedAsWritten),
  );
  cookingActor.on('step.reached', ({ recipeId, step }) => box.mark(recipeId, { step }));
  cookingActor.on('cook.ended', ({ recipeId, isAgain }) => box.noteCooked(recipeId, clock.now(), isAgain));
  cookingActor.on('timer.gone', ({ id }) => timers.drop(id));
  cookingActor.on('timer.restored', ({ timer }) => timers.save(timer));
  // A recipe that has left the box may have made room for a list that a full storage did not take.
  box.subscribe(kitchenDocument.tryAgain);

  let fetchedFor = '';
  const fetchWhatMayBeNeeded = () => {
    const snapshot = recipeActor.getSnapshot();
    const { recipe } = snapshot.context;
    const isRequestLikely = hasEnoughIngredients(snapshot.context);
    const hasTimers = cookingActor.getSnapshot().context.timers.length > 0;
    const mayShow = recipe !== null || box.getSnapshot().entries.length > 0 || hasTimers;
    const loadAnswers = isConnected(connection.actor.getSnapshot().context) ? loadRequests : loadCookbook;
    // Once for each need: what did not load would otherwise be fetched again at every event.
    const needs = [isRequestLikely, loadAnswers === loadCookbook, mayShow, recipe?.id].join();
    if (needs === fetchedFor) return;
    fetchedFor = needs;
    if (isRequestLikely) fetchAhead(loadAnswers);
    if (isRequestLikely || mayShow) fetchAhead(loadRenderer);
  };
  recipeActor.subscribe(fetchWhatMayBeNeeded);
  connection.actor.subscribe(fetchWhatMayBeNeeded);
  box.subscribe(fetchWhatMayBeNeeded);
  cookingActor.subscribe(fetchWhatMayBeNeeded);
  // A newer version removes the files of this one, so all that this page may still need is fetched before.
  offline.newer.subscribe(() =>
    fetchAhead(
      loadRequests,
      loadCookbook,
      loadOauth,
      loadDeviceModel,
      loadRenderer,
      loadConnectionDialog,
      loadTaste,
      loadQrCode,
    ),
  );

  // A browser plays no sound unless a press has prepared it: later, the timer would be silent.
  cookingActor.on('timer.begun', prepareSound);

  events.addEventListener('storage', (event) => {
    takeUpSaved((event as StorageEvent).key);
    connection.catchUp();
  });
  events.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) takeUpSaved(null);
    takeUpTime();
  });
  events.addEventListener('visibilitychange', takeUpTime);

  /** No event reports what happened while the device slept or the page was in the back/forward cache. */
  function takeUpTime() {
    cookingActor.send({ type: 'time.passed' });
    // Nobody looks at a hidden page, and some browsers would read on after it has been closed.
    if (document.hidden) cookingActor.send({ type: 'reading.ended' });
    connection.catchUp();
    // Another tab may have downloaded the model.
    if (connection.actor.getSnapshot().context.model !== 'available') void connection.lookForModel();
  }

  /** `key`: null if everything was cleared, or may have changed. */
  function takeUpSaved(key: string | null) {
    if ((key ?? RECIPE_KEY).startsWith(RECIPE_KEY)) box.refresh(key?.slice(RECIPE_KEY.length));
    recipeActor.send({ type: 'kitchen.changedElsewhere', kitchen: kitchenDocument.catchUp() });
    takeUpTimers();
  }

  function takeUpTimers() {
    for (const id of timers.missing(cookingActor.getSnapshot().context.timers))
      cookingActor.send({ type: 'timer.removed', id });
    for (const timer of timers.read()) cookingActor.send({ type: 'timer.synced', timer });
  }

  // When the page is left, not when it returns: meanwhile another page may have sent the request, and paid for it.
  events.addEventListener('pagehide', () => {
    recipeActor.send({ type: 'page.left' });
    connection.actor.send({ type: 'page.left' });
  });
  events.addEventListener('hashchange', (event) => {
    const followed = linkInAddress.follow((event as HashChangeEvent).newURL);
    if (followed) void openLink(followed);
  });
  recipeActor.subscribe(({ context: { pane, received } }) =>
    linkInAddress.show(pane === 'received' ? received : null),
  );

  async function openLink(link: Packed) {
    fetchAhead(loadRenderer);
    const sent = await readLink(link, clock.now());
    hasBrokenLink.set(sent === null);
    if (sent) show(sent, link);
    linkInAddress.opened(link);
  }

  function show({ recipe, scale }: Sent, link: Packed) {
    const { entries } = box.getSnapshot();
    const boxed = entries.find((entry) => entry.recipe.text === recipe.text)?.recipe;
    const snapshot = recipeActor.getSnapshot();
    if (boxed && snapshot.can({ type: 'recipe.opened', recipe: boxed })) {
      return recipeActor.send({ type: 'recipe.opened', recipe: boxed });
    }
    const { received } = snapshot.context;
    const isOpen = received?.text === recipe.text;
    if (!isOpen) box.mark(recipe.id, { scale });
    const shown = isOpen ? received : recipe;
    linkInAddress.note(shown, link);
    recipeActor.send({ type: 'recipe.received', recipe: shown });
  }

  function takeUpRequest() {
    if (request.found) recipeActor.send({ type: 'request.found', requestInput: request.found });
  }

  connection.start();
  recipeActor.start();
  cookingActor.start();
  takeUpTimers();
  const isReload = !surroundings.historyEntry.isNew();
  const followed = linkInAddress.follow(surroundings.address, true);
  const opened = followed && openLink(followed);
  // A reload shows the interruption over the shared recipe, as it was.
  if (opened && isReload) void opened.then(takeUpRequest);
  else takeUpRequest();
  if (connection.actor.getSnapshot().context.onDevice) void connection.lookForModel();
  else whenIdle(connection.lookForModel);

  const link = {
    hasBroken: hasBrokenLink,
    /** Null where this browser cannot make links. */
    write: canSend() ? (sent: Sent) => writeLink(surroundings.home, sent) : null,
  };
  return { recipeActor, cookingActor, connection, box, unsavedKeys, offline, link, loadRenderer };
}

/** A failure is ignored here: what does not come now is fetched again when it is needed. */
function fetchAhead(...loads: (() => Promise<unknown>)[]): void {
  for (const load of loads) load().catch(() => {});
}
