import { orUndefined } from '../shared/orUndefined.ts';
import { AttemptError, ModelNotServed } from './asking/attemptError.ts';
import { openKeptText } from './keptText.ts';
import { isModel, type Settings } from './settings/settings.ts';

type Fallback = { model: string; standsInFor: string };

/** Where nobody has chosen a model and the usual one is not served any more, another stands in for it (decision 026). */
export function openFallbackModel(allTabs: () => Storage, listModels: () => Promise<string[]>) {
  const kept = openKeptText(allTabs, 'recipe-kitchen.stand-in');
  /** Within one press: a host may have recovered by the next. */
  const refused = new Set<string>();
  const onlyThought = new Set<string>();

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

  /** The first served model that has not failed. Where all have, one that only thought may be asked again. */
  async function nextAfter(model: string): Promise<string | undefined> {
    const served = (await listModels().catch(() => [])).filter((name) => !refused.has(name));
    return served.find((name) => !onlyThought.has(name)) ?? (refused.has(model) ? served[0] : model);
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

    const askAndNote = (model: string) =>
      askModel(model).catch((error) => {
        if (error instanceof ModelNotServed) refused.add(model);
        const isOnlyThinking = error instanceof AttemptError && error.name === 'only thinking';
        // The usual model is passed over only when it is not served, never for thinking.
        if (isOnlyThinking && model !== usual) onlyThought.add(model);
        throw error;
      });

    if (attempt === 1) for (const failed of [refused, onlyThought]) failed.clear();
    kept.lookAgain();
    const first = modelFor(settings);
    let refusal: unknown;
    if (!onlyThought.has(first)) {
      try {
        return await askAndNote(first);
      } catch (error) {
        if (!refused.has(first)) throw error;
        refusal = error;
      }
    }
    const next = (await nextAfter(first)) ?? usual;
    signal.throwIfAborted();
    if (refusal && next === first) throw refusal;
    try {
      return await askAndNote(next);
    } finally {
      if (next === usual) kept.keep(null);
      else if (next !== first && !refused.has(next))
        keep({ model: next, standsInFor: usual }, settings.provider);
    }
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
