import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Recipe, RecipeRequest } from '../../machines/recipeMachine.ts';
import { AttemptError, connectionFailure, type FailureKind } from './attemptError.ts';

/** What is asked, how long that may take, and who hears how it ends: with a failure, or null. */
type Begun = {
  ask: (asked: RecipeRequest, signal: AbortSignal) => Promise<Recipe>;
  seconds: number;
  tell: (failure: FailureKind | null) => void;
};
type Options = {
  begin: () => Begun | Promise<Begun>;
  /** What it may take to begin. */
  seconds: number;
};

/** Most of it is the client: fetched when it is about to be needed, and again by the next attempt where that has failed. */
export const loadRequests = () => import('./requests.ts');

export function defineAskForRecipe({ begin, seconds }: Options): PromiseActorLogic<Recipe, RecipeRequest> {
  return fromPromise(async ({ input, signal }) => {
    let tell: Begun['tell'] = () => {};
    const ending = new AbortController();
    const giveUp = () => ending.abort(signal.reason);
    signal.addEventListener('abort', giveUp);
    let deadline = endAfter(seconds);
    function endAfter(limit: number) {
      return setTimeout(() => {
        ending.abort(new AttemptError('timeout', `No answer within ${limit} s`));
      }, limit * 1000);
    }

    try {
      // The client may hang where no signal reaches it, as while its code is being loaded.
      const ended = new Promise<never>((_, reject) => {
        ending.signal.addEventListener('abort', () => reject(ending.signal.reason));
      });
      const asked = async () => {
        const begun = await begin();
        tell = begun.tell;
        ending.signal.throwIfAborted();
        clearTimeout(deadline);
        deadline = endAfter(begun.seconds);
        return begun.ask(input, ending.signal);
      };
      const recipe = await Promise.race([asked(), ended]);
      tell(null);
      return recipe;
    } catch (error) {
      // Anything else is thrown where the code that asks did not come.
      const failure = error instanceof AttemptError ? error : connectionFailure(location.host);
      if (!signal.aborted) {
        console.error(`Attempt ${input.attempt} failed: ${failure}`);
        tell(failure.name);
      }
      throw failure;
    } finally {
      clearTimeout(deadline);
      signal.removeEventListener('abort', giveUp);
      // Ends what is still coming in: the body of a refusal, or of an answer that is too large.
      ending.abort();
    }
  });
}
