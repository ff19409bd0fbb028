import { chatCompletion, type InferenceProvider } from '@huggingface/inference';
import type { Recipe } from '../../../machines/recipe.ts';
import type { RecipeRequest } from '../../../machines/request.ts';
import { findProblems, requestOrigins } from '../settings/checkSettings.ts';
import type { Settings } from '../settings/settings.ts';
import { AttemptError, replaceError } from './attemptError.ts';
import { checkProviderLookUp } from './checkProviderLookUp.ts';
import { guardFetch } from './guardedFetch.ts';
import { writeMessages } from './messages.ts';
import { recipeOfAnswer } from './recipeOfAnswer.ts';

export async function callHost(
  settings: Settings,
  request: RecipeRequest,
  signal: AbortSignal,
  isInUse?: () => boolean,
): Promise<Recipe> {
  const [problem] = findProblems(settings);
  if (problem) throw new AttemptError('bad settings', problem);

  const send = guardFetch(requestOrigins(settings, location.origin), signal, isInUse);
  const completion = await chatCompletion(
    {
      accessToken: settings.token,
      ...(settings.inferenceUrl
        ? { endpointUrl: completionsUrl(settings.inferenceUrl) }
        : { provider: settings.provider as InferenceProvider }),
      // Sends a placeholder instead of the model's name because the client would read a name such as '/model' as a
      // URL. `nameModel` replaces the placeholder.
      model: settings.inferenceUrl ? 'model' : settings.model,
      messages: writeMessages(request),
      max_tokens: 1024,
      temperature: 0.7,
    },
    {
      // Retries are left to the state machine. After a status 503, the client would retry immediately and endlessly.
      retry_on_error: false,
      fetch: settings.inferenceUrl ? nameModel(send, settings) : checkProviderLookUp(send, settings),
    },
  ).catch((error) => {
    throw replaceError(error, failureOf);
  });

  const choice = completion?.choices?.[0];
  const content: unknown = choice?.message?.content;
  return recipeOfAnswer(request, content, { cutShort: choice?.finish_reason === 'length', onDevice: false });
}

function failureOf(name: string): AttemptError {
  return name === 'InputError'
    ? new AttemptError('bad settings', 'VITE_HF_PROVIDER names no provider that chats through Hugging Face')
    : new AttemptError('bad answer', 'The answer cannot be read');
}

function nameModel(send: typeof fetch, { model }: Settings): typeof fetch {
  return (address, init) => {
    const body = JSON.stringify({ ...JSON.parse(String(init?.body)), model });
    return send(address, { ...init, body });
  };
}

/** Returns the full completions URL because the client adds '/v1' to a base URL that lacks '/v1'. */
function completionsUrl(base: string): string {
  return new URL(`${base.replace(/(?:\/chat\/completions)?\/*$/, '')}/chat/completions`, location.origin)
    .href;
}
