import { orUndefined } from '../shared/orUndefined.ts';
import { AttemptError, ModelNotServed } from './asking/attemptError.ts';
import { openKeptText } from './keptText.ts';
import { isModel, type Settings } from './settings/settings.ts';

type Fallback = { model: string; standsInFor: string };

/** Where nobody has chosen a model and the usual one is not served any more, another stands in for it (decision 026). */
export function openFallbackModel(allTabs: () => Storage, listModels: () => Promise<string[]>) {
  const kept = openKeptText(allTabs, 'recipe-kitchen.stand-in');
  /** Both within one press: a host may have recovered by the next. */
  const refused = new Set<string>();
  const passedOver = new Set<string>();

  function modelFor(settings: Settings): string {
    const { model } = settings;
    const fallback = mayBeReplaced(settings) ? parse(kept.current()) : null;
    return fallback?.standsInFor === model ? fallback.model : model;
  }

  function keep(found: Fallback, provider: string): void {
    kept.keep(JSON.stringify(found));
    console.warn(
      `${provider} does not serve ${found.standsInFor}: ${found.model} stands in for it. VITE_HF_MODEL sets a model of your own.`,
    );
  }

  /** The first served model that has not failed. If all have, one that was only passed over may be asked again. */
  async function nextAfter(model: string): Promise<string | undefined> {
    const served = (await listModels().catch(() => [])).filter((name) => !refused.has(name));
    return served.find((name) => !passedOver.has(name)) ?? (refused.has(model) ? served[0] : model);
  }

  /** A model that is not served costs no attempt where another can stand in. */
  async function ask<Answer>(
    settings: Settings,
    attempt: number,
    signal: AbortSignal,
    askModel: (model: string) => Promise<Answer>,
  ): Promise<Answer> {
    const usual = settings.model;
    if (!mayBeReplaced(settings)) return askModel(usual);

    if (attempt === 1) for (const failed of [refused, passedOver]) failed.clear();
    kept.lookAgain();
    const first = modelFor(settings);

    const askAndNote = (model: string) =>
      askModel(model).catch((error) => {
        if (error instanceof ModelNotServed) refused.add(model);
        const isOnlyThinking = error instanceof AttemptError && error.name === 'only thinking';
        // The usual model is passed over only when it is not served, and one that has answered before only for thinking.
        if (model !== usual && (model !== first || isOnlyThinking)) passedOver.add(model);
        throw error;
      });

    let refusal: unknown;
    if (!passedOver.has(first)) {
      try {
        return await askAndNote(first);
      } catch (error) {
        if (!refused.has(first)) throw error;
        refusal = error;
        if (first !== usual) kept.keep(null);
      }
    }
    const next = (await nextAfter(first)) ?? usual;
    signal.throwIfAborted();
    if (refusal && next === first) throw refusal;
    const answer = await askAndNote(next);
    // Only now: every later visit would begin with a model that never answers.
    if (next === usual) kept.keep(null);
    else if (next !== first) keep({ model: next, standsInFor: usual }, settings.provider);
    return answer;
  }

  return { modelFor, lookAgain: kept.lookAgain, ask };
}

/** Nobody has chosen the model, and a provider is asked for it. */
function mayBeReplaced({ isUsualModel, inferenceUrl }: Settings): boolean {
  return isUsualModel && inferenceUrl === '';
}

function parse(stored: string | null): Fallback | null {
  const { model, standsInFor } = orUndefined(() => JSON.parse(stored ?? '{}')) ?? {};
  const isReadable = typeof model === 'string' && isModel(model) && typeof standsInFor === 'string';
  return isReadable ? { model, standsInFor } : null;
}
