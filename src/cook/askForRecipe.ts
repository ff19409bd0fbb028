import type { InferenceProvider } from '@huggingface/inference';
import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Recipe, RecipeRequest } from '../../machines/recipeMachine.ts';
import { findProblems, originsAsked } from './environment.ts';
import { AttemptError, connectionFailure, type FailureKind, failureOf } from './failure.ts';
import { guardFetch } from './guardedFetch.ts';
import { checkLookUp } from './lookUp.ts';
import { writeMessages } from './messages.ts';
import type { Settings } from './settings.ts';
import { withoutReasoning } from './withoutReasoning.ts';

const ATTEMPT_DEADLINE_MS = 60_000;

type Connection = {
  /** What the next attempt is made with. */
  settings: () => Settings;
  /** Hears how each attempt ended: with a failure, or null. */
  tell: (failure: FailureKind | null) => void;
};

export function defineAskForRecipe({ settings, tell }: Connection): PromiseActorLogic<Recipe, RecipeRequest> {
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
      const recipe = await Promise.race([askOnce(settings(), input.ingredients, attempt.signal), aborted]);
      tell(null);
      return recipe;
    } catch (error) {
      const failure = failureOf(error);
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

async function askOnce(settings: Settings, ingredients: string[], signal: AbortSignal): Promise<Recipe> {
  const [problem] = findProblems(settings);
  if (problem) throw new AttemptError('bad settings', problem);

  const InferenceClient = await loadClient();
  const client = new InferenceClient(settings.token, {
    ...(settings.inferenceUrl && { endpointUrl: completionsUrl(settings.inferenceUrl) }),
    // The machine alone retries; the client would answer a 503 by asking again at once, without end.
    retry_on_error: false,
    fetch: checkLookUp(guardFetch(originsAsked(settings, location.origin), signal), settings),
  });
  const completion = await client.chatCompletion({
    ...(!settings.inferenceUrl && { provider: settings.provider as InferenceProvider }),
    model: settings.model,
    messages: writeMessages(ingredients),
    max_tokens: 1024,
    temperature: 0.7,
  });

  const choice = completion?.choices?.[0];
  const content: unknown = choice?.message?.content;
  const text = typeof content === 'string' ? withoutReasoning(content) : '';
  if (text === '') {
    throw new AttemptError('bad answer', 'The answer holds no text');
  }
  const at = Date.now();
  const id = `${at.toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
  return { id, text, cutShort: choice?.finish_reason === 'length', ingredients, at };
}

async function loadClient() {
  try {
    // Taken apart at once, so that the bundler sees what is used of it.
    const { InferenceClient } = await import('@huggingface/inference');
    return InferenceClient;
  } catch {
    throw connectionFailure(location.host);
  }
}

/** Whole: left to itself, the client puts "/v1" before it where the base does not end in that. */
function completionsUrl(base: string): string {
  return new URL(`${base.replace(/\/+$/, '')}/chat/completions`, location.origin).href;
}
