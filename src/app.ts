import { type AnyStateMachine, assign, createActor, fromCallback, fromPromise } from 'xstate';
import { cookingMachine } from '../machines/cookingMachine.ts';
import {
  type DishesInput,
  type DishSupplies,
  dishesMachine,
  type OfferedDish,
} from '../machines/dishesMachine.ts';
import { placeOfDishes, suppliesForDishes } from '../machines/pane.ts';
import { recipeMachine } from '../machines/recipeMachine.ts';
import type { RecipeRequest } from '../machines/request.ts';
import { timersMachine } from '../machines/timersMachine.ts';
import { followLinks } from './followLinks.ts';
import { followOtherTabs } from './followOtherTabs.ts';
import { followPastes } from './followPastes.ts';
import { loadCookbook, loadLikelyParts, warmUpCookbook } from './loadAhead.ts';
import { defineAskForRecipe } from './model/asking/askForRecipe.ts';
import { type Clock, type ConnectionSurroundings, openConnection } from './model/openConnection.ts';
import { openOffline } from './offline/registerWorker.ts';
import { SHARED_PATH } from './offline/sharedPath.ts';
import type { Message } from './page/context/page.ts';
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

async function askCookbook(request: RecipeRequest) {
  return (await loadCookbook()).askCookbookIn(navigator.languages, request);
}

const findDishes = fromPromise<OfferedDish[], DishesInput>(async ({ input, signal }) => {
  const saved = findSaved(input.kitchen, signal);
  const { findDishesIn } = await loadCookbook();
  const dishes = await findDishesIn(navigator.languages, input).catch((error) => {
    console.error('The cookbook failed:', error);
    throw error;
  });
  return [...dishes, ...(await saved)];
});

/** Offers no saved recipes if the code that reads recipes does not load. */
async function findSaved(kitchen: DishSupplies, signal: AbortSignal): Promise<OfferedDish[]> {
  if (!kitchen.saved?.length) return [];
  return loadRenderer().then(
    ({ findSavedDishes }) => findSavedDishes(kitchen, signal),
    () => [],
  );
}

export function startApp(surroundings: Surroundings) {
  const { tab, allTabs, events, clock = BROWSER_CLOCK, inspect, whenIdle, actors } = surroundings;
  const { address, home } = surroundings;
  const options = { clock, ...(inspect && { inspect }) };
  const unsavedKeys = createUnsavedKeys();
  const box = openRecipeBox(allTabs, unsavedKeys);
  const kitchenDocument = openKitchenDocument(allTabs, unsavedKeys, box.find);
  const timers = openTimers(allTabs, unsavedKeys, () => clock.now());
  const request = openUnansweredRequest(tab);
  const offline = openOffline();
  const connection = openConnection({ ...surroundings, clock, actors: actors?.connection });

  const recipeActor = createActor(
    recipeMachine.provide({
      actors: {
        askForRecipe: defineAskForRecipe(({ source }) =>
          source === 'cookbook' ? { call: askCookbook, seconds: 20 } : connection.modelNow(),
        ),
        ...actors?.recipe,
      },
      guards: { isModelConnected: () => connection.isConnectedNow() },
    }),
    { ...options, input: kitchenDocument.saved },
  );
  const { ingredients, staples, taste } = kitchenDocument.saved;
  const dishesActor = createActor(dishesMachine.provide({ actors: { findDishes, ...actors?.dishes } }), {
    ...options,
    input: { ingredients, staples, taste },
  });
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
  const updateDishes = () => {
    const snapshot = recipeActor.getSnapshot();
    const kitchen = suppliesForDishes(snapshot, box.getSnapshot().entries);
    if (placeOfDishes(snapshot)) dishesActor.send({ type: 'kitchen.changed', kitchen });
  };
  recipeActor.subscribe(updateDishes);
  box.subscribe(updateDishes);
  connection.actor.on('connection.changed', () => recipeActor.send({ type: 'connection.changed' }));

  // Checks at each request whether the sign-in has expired in the meantime.
  recipeActor.subscribe((snapshot) => snapshot.hasTag('busy') && connection.catchUp());
  recipeActor.on('model.needed', connection.openConnectionDialog);

  recipeActor.subscribe(({ context }) => kitchenDocument.save(context));
  recipeActor.on('recipe.saved', ({ recipe, before }) => box.add(recipe, before));
  recipeActor.on('recipe.deleted', ({ recipe }) => box.remove(recipe.id));
  recipeActor.on('recipes.restored', ({ recipes }) => box.putBack(recipes));
  cookingActor.on('step.done', ({ recipeId, step }) => box.tick(recipeId, step.id, !step.isTickedAsWritten));
  cookingActor.on('step.reached', ({ recipeId, step }) =>
    box.mark(recipeId, { reached: step.lineIds[0] ?? '' }),
  );
  cookingActor.on('recipe.cooked', ({ recipeId, isAgain }) => box.noteCooked(recipeId, clock.now(), isAgain));
  cookingActor.on('recipe.cooked', ({ recipeId }) => timersActor.send({ type: 'timers.cleared', recipeId }));
  timersActor.subscribe(({ context }) => timers.save(context.timers));

  // Prepares the sound when a timer starts, because browsers allow sound only after a click.
  timersActor.on('timer.begun', prepareSound);

  const app = {
    recipeActor,
    dishesActor,
    cookingActor,
    timersActor,
    connection,
    box,
    unsavedKeys,
    offline,
    loadRenderer,
    message: createStore<Message | null>(null),
  };
  const links = followLinks({ ...app, events, clock });
  const paste = followPastes({ ...app, events, clock, shared: home + SHARED_PATH });
  followOtherTabs({ ...app, events, kitchenDocument, timers });
  loadLikelyParts(app);
  warmUpCookbook(whenIdle);

  // Aborts the request when the visitor leaves the page. Otherwise, a visitor who sends the request again would pay twice.
  events.addEventListener('pagehide', () => {
    recipeActor.send({ type: 'page.left' });
    connection.actor.send({ type: 'page.left' });
  });
  function restoreRequest() {
    if (request.found) recipeActor.send({ type: 'request.found', requestInput: request.found });
  }

  connection.start();
  dishesActor.start();
  recipeActor.start();
  cookingActor.start();
  timersActor.start();
  const followed = findPacked(address);
  // Opens the shared recipe first, so that 'Back to' leads from the interrupted request to the shared recipe.
  const opened = followed
    ? links.open(followed).then(restoreRequest)
    : address === `${home}#${SHARED_PATH}`
      ? paste.openShared()
      : null;
  if (!followed) restoreRequest();
  if (connection.actor.getSnapshot().context.onDevice) void connection.lookForModel();
  else whenIdle(connection.lookForModel);

  const link = {
    write: (sent: Sent) => writeLink(home, sent),
  };
  return { ...app, link, paste, opened: opened?.then(loadRenderer) };
}
