import type { FailureKind } from '../../../machines/failureKind.ts';
import type { Recipe } from '../../../machines/recipe.ts';
import type { RecipeRequest } from '../../../machines/request.ts';
import { AttemptError } from './attemptError.ts';
import { writeMessages } from './messages.ts';
import { recipeOfAnswer } from './recipeOfAnswer.ts';

/** `availability` and `create` need the same options: the answer holds for no others. */
function optionsFor(language: string | null): LanguageModelCreateCoreOptions {
  const written = language ?? 'en';
  return {
    expectedInputs: [{ type: 'text', languages: [...new Set(['en', written])] }],
    expectedOutputs: [{ type: 'text', languages: [written] }],
  };
}

export function checkAvailability(): Promise<Availability> {
  return LanguageModel.availability(optionsFor(null));
}

/** The browser allows it only after a press. */
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

export async function callDeviceModel(asked: RecipeRequest, signal: AbortSignal): Promise<Recipe> {
  try {
    const options = optionsFor(asked.taste.language);
    await checkIsThere(options);
    const [system, ...others] = writeMessages(asked, { withVideo: false });
    const question = others.pop();
    const initialPrompts: [LanguageModelSystemMessage, ...LanguageModelMessage[]] = [system, ...others];
    const session = await LanguageModel.create({ ...options, initialPrompts, signal });
    try {
      signal.throwIfAborted();
      const text = await session.prompt(question?.content ?? '', { signal });
      return recipeOfAnswer(asked, text, { cutShort: false, onDevice: true });
    } finally {
      session.destroy();
    }
  } catch (error) {
    throw failureOf(error);
  }
}

/** Without this look, `create` could begin a download of gigabytes that nobody has asked for. */
async function checkIsThere(options: LanguageModelCreateCoreOptions): Promise<void> {
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

/** The browser's own message may hold what the visitor wrote, so it is left out. */
function failureOf(error: unknown): AttemptError {
  if (error instanceof AttemptError) return error;
  const name = error instanceof Error ? error.name : '';
  const kind = KIND_OF_ERROR[name] ?? 'model trouble';
  return new AttemptError(
    kind,
    `The model of this browser failed with ${name in KIND_OF_ERROR ? name : 'an error'}`,
  );
}
