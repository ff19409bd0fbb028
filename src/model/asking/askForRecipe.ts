import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Recipe } from '../../../machines/recipe.ts';
import type { NoDish, RecipeRequest } from '../../../machines/request.ts';
import { LoadError } from '../../shared/retryImport.ts';
import { AttemptError, connectionFailure } from './attemptError.ts';

export type Source = {
  call: (request: RecipeRequest, signal: AbortSignal) => Promise<Recipe | NoDish>;
  /** Timeout of one attempt, in seconds. */
  seconds: number;
  noteTime?: (ms: number) => void;
};

export function defineAskForRecipe(
  sourceOf: (request: RecipeRequest) => Source,
): PromiseActorLogic<Recipe | NoDish, RecipeRequest> {
  return fromPromise(async ({ input, signal }) => {
    const { call, seconds, noteTime } = sourceOf(input);
    const begunAt = Date.now();
    const ending = new AbortController();
    signal.addEventListener('abort', () => ending.abort(signal.reason));
    // Uses `setTimeout`, because tests cannot control the clock of `AbortSignal.timeout`.
    const deadline = setTimeout(() => {
      ending.abort(new AttemptError('timeout', `No answer within ${seconds} s`));
    }, seconds * 1000);

    try {
      // Ends the attempt even while code is being imported, because an import cannot be aborted.
      const ended = new Promise<never>((_, reject) => {
        ending.signal.addEventListener('abort', () => reject(ending.signal.reason));
      });
      const answer = await Promise.race([call(input, ending.signal), ended]);
      noteTime?.(Date.now() - begunAt);
      return answer;
    } catch (error) {
      const failure = failureOf(error);
      // Also logs the original error, with its stack, if the page's own code is at fault.
      const fault = failure.name === 'page at fault' ? [error] : [];
      if (!signal.aborted) console.error(`Attempt ${input.attempt} failed: ${failure}`, ...fault);
      throw failure;
    } finally {
      clearTimeout(deadline);
      // Aborts a response that was not read to the end, such as an error's body or an oversized answer.
      ending.abort();
    }
  });
}

function failureOf(error: unknown): AttemptError {
  if (error instanceof AttemptError) return error;
  return error instanceof LoadError
    ? connectionFailure(location.host)
    : new AttemptError('page at fault', 'The page has a fault');
}
