import { object, or, parseObject, readText, textThat } from '../shared/schema.ts';
import { openStoredText } from '../shared/storedText.ts';
import { AttemptError, ModelUnavailable } from './asking/attemptError.ts';
import { isModel, type Settings } from './settings/settings.ts';

type Fallback = { model: string; standsInFor: string };

const readFallback = or(object<Fallback>({ model: textThat(isModel), standsInFor: readText }), null);

/**
 * Calls a fallback model if the default model is no longer served. A model chosen by the visitor or the page's owner is
 * never replaced (decision 026).
 */
export function openFallbackModel(
  allTabs: () => Storage,
  listModels: (signal: AbortSignal) => Promise<string[]>,
) {
  const stored = openStoredText(allTabs, 'recipe-kitchen.stand-in');
  /** Models that have failed during this request. Cleared at the next request, since a failed host may have recovered. */
  const failed = new Set<string>();

  function modelFor(settings: Settings): string {
    const { model } = settings;
    const fallback = mayBeReplaced(settings) ? readFallback(parseObject(stored.current() ?? '')) : null;
    return fallback?.standsInFor === model ? fallback.model : model;
  }

  /** Saves the model that later visits try first. Call this only after the model has answered. */
  function remember(model: string, settings: Settings): void {
    const usual = settings.model;
    if (model === modelFor(settings)) return;
    stored.save(model === usual ? null : JSON.stringify({ model, standsInFor: usual } satisfies Fallback));
    if (model === usual) return;
    console.warn(
      `${settings.provider} does not serve ${usual}: ${model} stands in for it. VITE_HF_MODEL sets a model of your own.`,
    );
  }

  /** Calls the model that `modelFor` returns. If that model is not served, calls another model within the same attempt. */
  async function call<Answer>(
    settings: Settings,
    attempt: number,
    signal: AbortSignal,
    callModel: (model: string) => Promise<Answer>,
  ): Promise<Answer> {
    if (!mayBeReplaced(settings)) return callModel(settings.model);

    if (attempt === 1) failed.clear();
    stored.loadChanges();
    const usual = modelFor(settings);

    async function findUntried(): Promise<string | undefined> {
      if (!failed.has(usual)) return usual;
      const served = await listModels(signal).catch(() => []);
      signal.throwIfAborted();
      return [...served, settings.model].find((name) => !failed.has(name));
    }

    async function callAndNote(model: string): Promise<Answer> {
      try {
        const answer = await callModel(model);
        remember(model, settings);
        return answer;
      } catch (error) {
        // Does not give up the usual model if only the model's host is down.
        if (model !== usual || isOfModel(error)) failed.add(model);
        throw error;
      }
    }

    const first = await findUntried();
    // Tries all models again if every model has failed.
    if (first === undefined) failed.clear();
    return callAndNote(first ?? usual).catch(async (error) => {
      const next = error instanceof ModelUnavailable && (await findUntried());
      if (!next) throw error;
      return callAndNote(next);
    });
  }

  return { modelFor, loadChanges: stored.loadChanges, call };
}

function isOfModel(error: unknown): boolean {
  return (
    error instanceof ModelUnavailable || (error instanceof AttemptError && error.name === 'only thinking')
  );
}

/** True if the page calls the default model through Hugging Face. */
function mayBeReplaced({ isUsualModel, inferenceUrl }: Settings): boolean {
  return isUsualModel && inferenceUrl === '';
}
