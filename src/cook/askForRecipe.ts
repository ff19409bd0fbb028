import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Recipe, RecipeRequest } from '../../machines/recipeMachine.ts';
import { AttemptError, connectionFailure, type FailureKind } from './failure.ts';
import type { Settings } from './settings.ts';

/** What an attempt is made with, and who hears how it ends: with a failure, or null. */
type Begun = { settings: Settings; tell: (failure: FailureKind | null) => void };
type Options = {
  begin: () => Begun | Promise<Begun>;
  /** What one attempt may take. */
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
    const deadline = setTimeout(() => {
      ending.abort(new AttemptError('timeout', `No answer within ${seconds} s`));
    }, seconds * 1000);

    try {
      // The client may hang where no signal reaches it, as while its code is being loaded.
      const ended = new Promise<never>((_, reject) => {
        ending.signal.addEventListener('abort', () => reject(ending.signal.reason));
      });
      const asked = async () => {
        const begun = await begin();
        tell = begun.tell;
        return ask(begun.settings, input, ending.signal);
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

async function ask(settings: Settings, asked: RecipeRequest, signal: AbortSignal): Promise<Recipe> {
  const { askOnce } = await loadRequests();
  signal.throwIfAborted();
  return askOnce(settings, asked, signal);
}
