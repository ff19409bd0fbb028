import type { RecipeActor } from '../machines/recipeMachine.ts';
import { isReturning } from './model/begunSignIn.ts';
import type { Part } from './page/frame/lazyPart.ts';
import type { openLarder } from './storage/larder.ts';
import type { openRecipeBox } from './storage/recipeBox.ts';
import { openWaitingRequest } from './storage/waitingRequest.ts';

type Larder = ReturnType<typeof openLarder>;
type Box = Part<ReturnType<typeof openRecipeBox>>;

/** What is kept follows what the visitor does, and the page what other tabs have kept, also while it was in the memory of the browser. */
export function keepInStep(recipeActor: RecipeActor, larder: Larder, box: Box): void {
  const request = openWaitingRequest(() => sessionStorage);
  let isBehind = false;

  recipeActor.subscribe((snapshot) => {
    larder.keep(snapshot.context, isBehind);
    request.keep(snapshot.matches('connecting') ? snapshot.context.askedWith : null);
  });
  recipeActor.on('recipe.made', ({ recipe }) => box.whenLoaded(({ add }) => add(recipe)));
  window.addEventListener('storage', ({ key }) => {
    if (key === null) larder.forget();
    catchUpSoon();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && catchUpSoon());
  if (request.taken && isReturning(location.href, () => sessionStorage)) {
    recipeActor.send({ type: 'request.resumed', askedWith: request.taken });
  }

  /** Once for all that has happened: a list that another tab has cleared is an event for each ingredient. */
  function catchUpSoon() {
    if (!isBehind) setTimeout(catchUp);
    isBehind = true;
  }

  function catchUp() {
    box.whenLoaded(({ refresh }) => refresh());
    recipeActor.send({ type: 'kept.changedElsewhere', ...larder.catchUp(recipeActor.getSnapshot().context) });
    isBehind = false;
  }
}
