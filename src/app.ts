import { type AnyStateMachine, assign, createActor, fromCallback, fromPromise } from 'xstate';
import { cookingMachine } from '../machines/cookingMachine.ts';
import { type DishesInput, dishesMachine, type OfferedDish } from '../machines/dishesMachine.ts';
import { placeOfDishes, suppliesForDishes } from '../machines/pane.ts';
import { recipeMachine } from '../machines/recipeMachine.ts';
import { type RecipeRequest, withRuledOut } from '../machines/request.ts';
import { timersMachine } from '../machines/timersMachine.ts';
import { followLinks } from './followLinks.ts';
import { followOtherTabs } from './followOtherTabs.ts';
import { followPastes } from './followPastes.ts';
import { loadCookbook, loadLikelyParts } from './loadAhead.ts';
import { defineAskForRecipe } from './model/asking/askForRecipe.ts';
import { type Clock, type ConnectionSurroundings, openConnection } from './model/openConnection.ts';
import { openOffline } from './offline/registerWorker.ts';
import { SHARED_PATH } from './offline/sharedPath.ts';
import type { Message, Page } from './page/context/page.ts';
import { readAloud } from './page/cook/readAloud.ts';
import { loadRenderer } from './page/frame/loadRenderer.ts';
import { prepareSound, ring } from './page/timers/ring.ts';
import { createUnsavedKeys } from './shared/documents.ts';
import type { WhenIdle } from './shared/steps/inPieces.ts';
import { createStore } from './shared/store.ts';
import { openKitchenDocument } from './storage/kitchenDocument.ts';
import { openRecipeBox } from './storage/recipeBox.ts';
import { findPacked, type Sent, writeLink } from './storage/recipeLink.ts';
import { openTimers } from './storage/timers.ts';
import { openUnansweredRequest } from './storage/unansweredRequest.ts';

type MachineActors<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0]['actors'];

type Surroundings = Omit<ConnectionSurroundings, 'clock' | 'actors'> & {
  events: EventTarget;
  clock?: Clock;
  whenIdle: WhenIdle;
  /** Actors that tests replace, such as the request to a model. */
  actors?: {
    recipe?: MachineActors<typeof recipeMachine>;
    dishes?: MachineActors<typeof dishesMachine>;
    connection?: ConnectionSurroundings['actors'];
    timers?: MachineActors<typeof timersMachine>;
  };
};

const BROWSER_CLOCK: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer),
};

/** Creates the actors, connects them, and starts them in the order in which they need each other. */
export function startApp(surroundings: Surroundings) {
  const { address, home, events, whenIdle } = surroundings;
  const parts = openParts(surroundings);
  const { box, connection, request } = parts;
  const recipeActor = createRecipeActor(parts);
  const dishesActor = createDishesActor(parts, recipeActor);
  const timersActor = createTimersActor(parts);
  const cookingActor = createCookingActor(parts, timersActor);
  const app = {
    recipeActor,
    dishesActor,
    cookingActor,
    timersActor,
    connection,
    box,
    unsavedKeys: parts.unsavedKeys,
    offline: openOffline(),
    loadRenderer,
    message: createStore<Message | null>(null),
    writeLink: (sent: Sent) => writeLink(home, sent),
  };
  const links = followLinks({ ...parts, ...app, events });
  const paste = followPastes({ ...parts, ...app, events, shared: home + SHARED_PATH });
  followOtherTabs({ ...parts, ...app, events });
  loadLikelyParts(app);

  // Saves a request that still waits only if the visitor may leave. Otherwise, a copy of this tab would offer to send the
  // request again.
  function saveRequest() {
    const snapshot = recipeActor.getSnapshot();
    const mayBeLost = (snapshot.hasTag('busy') && document.hidden) || snapshot.hasTag('interrupted');
    request.save(mayBeLost ? snapshot.context.requestInput : null);
  }
  recipeActor.subscribe(saveRequest);
  events.addEventListener('visibilitychange', saveRequest);
  // Aborts the request when the visitor leaves the page. Otherwise, a visitor who sends the request again would pay twice.
  events.addEventListener('pagehide', () => {
    recipeActor.send({ type: 'page.left' });
    connection.actor.send({ type: 'page.left' });
  });
  for (const actor of [connection, dishesActor, recipeActor, cookingActor, timersActor]) actor.start();
  const opened = openAddress();
  if (connection.actor.getSnapshot().context.onDevice) void connection.lookForModel();
  else whenIdle(connection.lookForModel);
  return { ...app, paste, opened: opened?.then(loadRenderer) };

  /** Opens the recipe of a link or a shared text, and offers to repeat an interrupted request. */
  function openAddress(): Promise<unknown> | undefined {
    const offerInterrupted = () => {
      if (request.found) recipeActor.send({ type: 'request.found', requestInput: request.found });
    };
    const followed = findPacked(address);
    // Opens the recipe of a link first, so that the message about the interrupted request has a button back to the recipe.
    if (followed) return links.open(followed).then(offerInterrupted);
    offerInterrupted();
    return address === `${home}#${SHARED_PATH}` ? paste.openShared() : undefined;
  }
}

type Parts = ReturnType<typeof openParts>;

/** Opens the storages and the connection, which the actors use. */
function openParts(surroundings: Surroundings) {
  const { tab, allTabs, clock = BROWSER_CLOCK, inspect, actors } = surroundings;
  const unsavedKeys = createUnsavedKeys();
  const box = openRecipeBox(allTabs, unsavedKeys);
  return {
    clock,
    unsavedKeys,
    box,
    kitchenDocument: openKitchenDocument(allTabs, unsavedKeys, box.find),
    timers: openTimers(allTabs, unsavedKeys, () => clock.now()),
    request: openUnansweredRequest(tab),
    connection: openConnection({ ...surroundings, clock, actors: actors?.connection }),
    options: { clock, ...(inspect && { inspect }) },
    actors,
  };
}

function createRecipeActor({ kitchenDocument, box, connection, options, actors }: Parts) {
  // The connected model answers through `callHost`, or through `callDeviceModel` if it is the browser's own.
  const askForRecipe = defineAskForRecipe(({ source }) =>
    source === 'cookbook' ? { call: askCookbook, seconds: 20 } : connection.modelNow(),
  );
  const machine = recipeMachine.provide({
    actors: { askForRecipe, ...actors?.recipe },
    guards: { isModelConnected: () => connection.isConnectedNow() },
  });
  const recipeActor = createActor(machine, { ...options, input: kitchenDocument.saved });

  recipeActor.subscribe(({ context }) => kitchenDocument.save(context));
  recipeActor.on('recipe.saved', ({ recipe, before }) => box.add(recipe, before));
  recipeActor.on('recipe.deleted', ({ recipe }) => box.remove(recipe.id));
  recipeActor.on('recipes.restored', ({ recipes }) => box.putBack(recipes));

  // Checks at each request whether the sign-in has expired in the meantime.
  recipeActor.subscribe((snapshot) => snapshot.hasTag('busy') && connection.catchUp());
  recipeActor.on('model.needed', connection.openConnectionDialog);
  connection.actor.on('connection.changed', () => recipeActor.send({ type: 'connection.changed' }));
  return recipeActor;
}

async function askCookbook(request: RecipeRequest) {
  const { ingredients, taste } = request;
  const { askCookbookIn } = await loadCookbook();
  const answer = await askCookbookIn(navigator.languages, withRuledOut(request));
  return 'text' in answer ? { ...answer, ingredients, taste } : answer;
}

function createDishesActor(
  { kitchenDocument, box, options, actors }: Parts,
  recipeActor: Page['recipeActor'],
) {
  const machine = dishesMachine.provide({ actors: { findDishes, ...actors?.dishes } });
  const { ingredients, staples, taste } = kitchenDocument.saved;
  const dishesActor = createActor(machine, { ...options, input: { ingredients, staples, taste } });

  function update() {
    const snapshot = recipeActor.getSnapshot();
    const kitchen = suppliesForDishes(snapshot, box.getSnapshot().entries);
    if (placeOfDishes(snapshot)) dishesActor.send({ type: 'kitchen.changed', kitchen });
  }
  recipeActor.subscribe(update);
  box.subscribe(update);
  return dishesActor;
}

const findDishes = fromPromise<OfferedDish[], DishesInput>(async ({ input, signal }) => {
  const { kitchen } = input;
  // Finds no saved recipes if the code that reads recipes does not load.
  const saved = kitchen.saved?.length
    ? loadRenderer().then(
        ({ findSavedDishes }) => findSavedDishes(kitchen, signal),
        () => [],
      )
    : [];
  const { findDishesIn } = await loadCookbook();
  const dishes = await findDishesIn(navigator.languages, input).catch((error) => {
    console.error('The cookbook failed:', error);
    throw error;
  });
  return [...dishes, ...(await saved)];
});

function createTimersActor({ timers, clock, options, actors }: Parts) {
  const machine = timersMachine.provide({
    actors: { ring: fromCallback(({ input }) => ring(input.end)), ...actors?.timers },
    actions: { noteTime: assign({ now: () => clock.now() }) },
  });
  const input = { timers: timers.catchUp(), now: clock.now() };
  const timersActor = createActor(machine, { ...options, input });

  timersActor.subscribe(({ context }) => timers.save(context.timers));
  // Prepares the sound when a timer starts, because browsers allow sound only after a click.
  timersActor.on('timer.begun', prepareSound);
  return timersActor;
}

function createCookingActor({ box, clock, options }: Parts, timersActor: Page['timersActor']) {
  const machine = cookingMachine.provide({
    actors: {
      readAloud: fromCallback(({ input, sendBack }) =>
        readAloud(input.text, input.language, () => sendBack({ type: 'reading.ended' })),
      ),
    },
  });
  const cookingActor = createActor(machine, options);

  cookingActor.on('step.done', ({ recipeId, step }) => box.tick(recipeId, step.id, !step.isTickedAsWritten));
  cookingActor.on('step.reached', ({ recipeId, step }) =>
    box.mark(recipeId, { reached: step.lineIds[0] ?? '' }),
  );
  cookingActor.on('recipe.cooked', ({ recipeId, isAgain }) => {
    box.noteCooked(recipeId, clock.now(), isAgain);
    timersActor.send({ type: 'timers.cleared', recipeId });
  });
  return cookingActor;
}
