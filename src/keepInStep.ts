import type { RecipeActor } from '../machines/recipeMachine.ts';
import { isReturning } from './cook/begunSignIn.ts';
import type { openLarder } from './larder/larder.ts';
import type { openRecipeBox } from './larder/recipeBox.ts';
import { openWaitingRequest } from './larder/waitingRequest.ts';
import type { Part } from './page/lazyPart.ts';

type Larder = ReturnType<typeof openLarder>;
type Box = Part<ReturnType<typeof openRecipeBox>>;

/** What is kept follows what the visitor does, and the page what other tabs have kept, also while it was in the memory of the browser. */
export function keepInStep(recipeActor: RecipeActor, larder: Larder, box: Box): void {
  const request = openWaitingRequest(() => sessionStorage);

  recipeActor.subscribe((snapshot) => {
    takeOver(larder.keep(snapshot.context));
    request.keep(snapshot.matches('connecting') ? snapshot.context.askedWith : null);
  });
  recipeActor.on('recipe.made', ({ recipe }) => box.whenLoaded(({ add }) => add(recipe)));
  for (const event of ['storage', 'pageshow']) addEventListener(event, catchUp);
  if (request.taken && isReturning(location.href, () => sessionStorage)) {
    recipeActor.send({ type: 'request.resumed', askedWith: request.taken });
  }

  function catchUp(event: Event) {
    box.whenLoaded(({ refresh }) => refresh());
    takeOver(larder.listOf(event, recipeActor.getSnapshot().context.ingredients));
    const changes = larder.tasteOf(event);
    if (changes) recipeActor.send({ type: 'taste.changed', changes });
  }

  function takeOver(list: string[] | null) {
    if (list) recipeActor.send({ type: 'list.changedElsewhere', list });
  }
}
