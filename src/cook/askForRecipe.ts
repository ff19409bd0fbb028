import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Recipe, RecipeRequest } from '../../machines/recipeMachine.ts';
import { AttemptError, connectionFailure, type FailureKind } from './failure.ts';
import type { Settings } from './settings.ts';

const ATTEMPT_DEADLINE_MS = 60_000;

type Connection = {
  /** What the next attempt is made with. */
  settings: () => Settings;
  /** Hears how each attempt ended: with a failure, or null. */
  tell: (failure: FailureKind | null) => void;
  /** What else has to be there before an answer is of use. */
  prepare: () => Promise<void>;
};

/** Most of it is the client: fetched when it is about to be needed, and again by the next attempt where that has failed. */
export const loadHosts = () => import('./hosts.ts');

export function defineAskForRecipe({
  settings,
  tell,
  prepare,
}: Connection): PromiseActorLogic<Recipe, RecipeRequest> {
  async function ask(ingredients: string[], signal: AbortSignal): Promise<Recipe> {
    const [{ askOnce }] = await Promise.all([loadHosts(), prepare()]).catch(() => {
      throw connectionFailure(location.host);
    });
    signal.throwIfAborted();
    return askOnce(settings(), ingredients, signal);
  }

  return fromPromise(async ({ input, signal }) => {
    const attempt = new AbortController();
    const abandon = () => attempt.abort(signal.reason);
    signal.addEventListener('abort', abandon);
    const deadline = setTimeout(() => {
      attempt.abort(new AttemptError('timeout', `No answer within ${ATTEMPT_DEADLINE_MS / 1000} s`));
    }, ATTEMPT_DEADLINE_MS);

    try {
      // The client may hang where no signal reaches it, as while its code is being loaded.
      const aborted = new Promise<never>((_, reject) => {
        attempt.signal.addEventListener('abort', () => reject(attempt.signal.reason));
      });
      const recipe = await Promise.race([ask(input.ingredients, attempt.signal), aborted]);
      tell(null);
      return recipe;
    } catch (error) {
      const failure = error instanceof AttemptError ? error : connectionFailure(location.host);
      if (!signal.aborted) {
        console.error(`Attempt ${input.attempt} failed: ${failure}`);
        tell(failure.name);
      }
      throw failure;
    } finally {
      clearTimeout(deadline);
      signal.removeEventListener('abort', abandon);
      // Ends what is still coming in: the body of a refusal, or of an answer that is too large.
      attempt.abort();
    }
  });
}
