import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Recipe, RecipeRequest } from '../../machines/recipeMachine.ts';
import { AttemptError, connectionFailure } from './attemptError.ts';

/** What is asked now, and how long that may take. */
export type Attempt = {
  ask: (asked: RecipeRequest, signal: AbortSignal) => Promise<Recipe>;
  seconds: number;
};

/** One attempt: within its time, and never after it was given up. */
export function defineAskForRecipe(prepareAttempt: () => Attempt): PromiseActorLogic<Recipe, RecipeRequest> {
  return fromPromise(async ({ input, signal }) => {
    const { ask, seconds } = prepareAttempt();
    const ending = new AbortController();
    const giveUp = () => ending.abort(signal.reason);
    signal.addEventListener('abort', giveUp);
    const deadline = setTimeout(() => {
      ending.abort(new AttemptError('timeout', `No answer within ${seconds} s`));
    }, seconds * 1000);

    try {
      // The client may hang where no signal reaches it, as while its code is being loaded.
      const ended = new Promise<never>((_, reject) => {
        ending.signal.addEventListener('abort', () => reject(ending.signal.reason));
      });
      return await Promise.race([ask(input, ending.signal), ended]);
    } catch (error) {
      // Anything else is thrown where the code that asks could not be loaded.
      const failure = error instanceof AttemptError ? error : connectionFailure(location.host);
      if (!signal.aborted) console.error(`Attempt ${input.attempt} failed: ${failure}`);
      throw failure;
    } finally {
      clearTimeout(deadline);
      signal.removeEventListener('abort', giveUp);
      // Ends what is still coming in: the body of a refusal, or of an answer that is too large.
      ending.abort();
    }
  });
}
