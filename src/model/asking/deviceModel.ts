import type { FailureKind } from '../../../machines/failureKind.ts';
import type { Recipe } from '../../../machines/recipe.ts';
import type { RecipeRequest } from '../../../machines/request.ts';
import { AttemptError, replaceError } from './attemptError.ts';
import { writeMessages } from './messages.ts';
import { recipeOfAnswer } from './recipeOfAnswer.ts';

/** Returns the model's options, which must be the same for `availability` and `create`. */
function optionsFor(language: string | null): LanguageModelCreateCoreOptions {
  const output = language ?? 'en';
  return {
    expectedInputs: [{ type: 'text', languages: [...new Set(['en', output])] }],
    expectedOutputs: [{ type: 'text', languages: [output] }],
  };
}

export function checkAvailability(): Promise<Availability> {
  return LanguageModel.availability(optionsFor(null));
}

/** Downloads the browser's own model. Call this only on a click, because the browser refuses downloads without a click. */
export async function downloadModel(signal: AbortSignal, onProgress: (loaded: number) => void) {
  const session = await LanguageModel.create({
    ...optionsFor(null),
    signal,
    monitor: (monitor) =>
      monitor.addEventListener('downloadprogress', ({ loaded }) => {
        if (!signal.aborted) onProgress(loaded);
      }),
  });
  session.destroy();
}

export async function callDeviceModel(request: RecipeRequest, signal: AbortSignal): Promise<Recipe> {
  try {
    const options = optionsFor(request.taste.language);
    await checkCanAnswer(options);
    const [system, ...others] = writeMessages(request, { withVideo: false });
    const question = others.pop();
    const initialPrompts: [LanguageModelSystemMessage, ...LanguageModelMessage[]] = [system, ...others];
    const session = await LanguageModel.create({ ...options, initialPrompts, signal });
    try {
      signal.throwIfAborted();
      const text = await session.prompt(question?.content ?? '', { signal });
      return recipeOfAnswer(request, text, { cutShort: false, onDevice: true });
    } finally {
      session.destroy();
    }
  } catch (error) {
    throw replaceError(error, failureOf);
  }
}

/** Throws if the model is not downloaded. Otherwise, `create` would start a download of gigabytes that nobody has requested. */
async function checkCanAnswer(options: LanguageModelCreateCoreOptions): Promise<void> {
  if ((await LanguageModel.availability(options)) === 'available') return;
  throw (await checkAvailability()) === 'available'
    ? new AttemptError('language not spoken', 'The model of this browser does not write in that language')
    : new AttemptError('model gone', 'This browser has no model now');
}

const KIND_OF_ERROR: Record<string, FailureKind> = {
  QuotaExceededError: 'too much',
  NotSupportedError: 'language not spoken',
  NotReadableError: 'held back',
  NotAllowedError: 'model gone',
  NetworkError: 'model gone',
};

function failureOf(name: string): AttemptError {
  const kind = KIND_OF_ERROR[name];
  return new AttemptError(
    kind ?? 'model trouble',
    `The model of this browser failed with ${kind ? name : 'an error'}`,
  );
}
