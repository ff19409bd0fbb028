import type { Recipe } from '../../machines/recipe.ts';
import type { RecipeRequest } from '../../machines/request.ts';
import { retryImport } from '../shared/retryImport.ts';
import { object, or, parseObject, readText, textThat } from '../shared/schema.ts';
import { createStore } from '../shared/store.ts';
import { openStoredText } from '../shared/storedText.ts';
import { AttemptError, ModelUnavailable } from './asking/attemptError.ts';
import { isModel, type PageSettings, type Settings, settingsFor } from './settings/settings.ts';

export const loadRequests = retryImport(() => import('./lateRequests.ts'));

type Fallback = { model: string; standsInFor: string };

const readFallback = or(object<Fallback>({ model: textThat(isModel), standsInFor: readText }), null);

type Surroundings = {
  settings: PageSettings;
  allTabs: () => Storage;
  token: () => string;
  /** False if the visitor has chosen the browser's own model or signed out, or if the sign-in has expired. */
  mayCallHost: () => boolean;
  load?: typeof loadRequests;
};

/**
 * Calls the model that the visitor or the page's owner has chosen. Calls a fallback model if nobody has chosen a model,
 * and the default model is no longer served (decision 026).
 */
export function openModelChoice({
  settings,
  allTabs,
  token,
  mayCallHost,
  load = loadRequests,
}: Surroundings) {
  const saved = openStoredText(allTabs, 'recipe-kitchen.model');
  const savedFallback = openStoredText(allTabs, 'recipe-kitchen.stand-in');
  /** Models that have failed during this request. Cleared at the next request because a failed host may have recovered. */
  const failed = new Set<string>();
  let listed: string[] = [];
  const state = createStore(describe());

  /** Returns the model that the visitor has chosen, or '' if there is none. */
  function chosen(): string {
    const model = saved.current() ?? '';
    return isModel(model) ? model : '';
  }

  function current(): Settings {
    return settingsFor(settings, token(), chosen());
  }

  function usualModel(used: Settings): string {
    const fallback = mayBeReplaced(used) ? readFallback(parseObject(savedFallback.current() ?? '')) : null;
    return fallback?.standsInFor === used.model ? fallback.model : used.model;
  }

  function describe() {
    const used = current();
    const model = usualModel(used);
    return {
      model,
      standsInFor: model === used.model ? null : used.model,
      provider: used.inferenceUrl ? null : used.provider,
      isChosenModel: chosen() !== '',
    };
  }

  /** Fetches the list of models once per visit, and again only if the list was empty. */
  async function list(signal?: AbortSignal): Promise<string[]> {
    if (listed.length === 0) listed = await (await load()).listModels(settings.provider, signal);
    return listed;
  }

  /** Saves the model that later visits try first. Call this only after the model has answered. */
  function remember(model: string, used: Settings): void {
    if (model === usualModel(used)) return;
    const fallback: Fallback | null = model === used.model ? null : { model, standsInFor: used.model };
    savedFallback.save(fallback && JSON.stringify(fallback));
    state.set(describe());
    if (!fallback) return;
    console.warn(
      `${used.provider} does not serve ${used.model}: ${model} stands in for it. VITE_HF_MODEL sets a model of your own.`,
    );
  }

  /** Returns the usual model or, if that model has failed, another one. If all have failed, begins again. */
  async function modelToCall(used: Settings, signal: AbortSignal): Promise<string> {
    const usual = usualModel(used);
    if (!failed.has(usual)) return usual;
    const served = mayBeReplaced(used) ? await list(signal).catch(() => []) : [];
    signal.throwIfAborted();
    const untried = [...served, used.model].find((name) => !failed.has(name));
    if (untried === undefined) failed.clear();
    return untried ?? usual;
  }

  /** Calls one model. If that model is not served, the next attempt calls another model. */
  async function call(request: RecipeRequest, signal: AbortSignal): Promise<Recipe> {
    const { callHost } = await load();
    signal.throwIfAborted();
    const used = current();
    const isInUse = () => mayCallHost() && current().token === used.token;
    if (request.attempt === 1) failed.clear();
    savedFallback.loadChanges();
    const model = await modelToCall(used, signal);
    try {
      const recipe = await callHost({ ...used, model }, request, signal, isInUse);
      remember(model, used);
      return recipe;
    } catch (error) {
      // Does not give up the usual model if only the model's host is down.
      if (model !== usualModel(used) || isOfModel(error)) failed.add(model);
      throw error;
    }
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    list,
    call,
    refresh: () => state.set(describe()),
    /** Loads the model chosen in another tab, and returns whether it differs from this tab's model. */
    loadChanges(): boolean {
      const isOther = saved.loadChanges();
      savedFallback.loadChanges();
      state.set(describe());
      return isOther;
    },
    /** Saves the name of a model, and returns whether the name is valid. A blank name restores the page's own model. */
    choose(name: string): boolean {
      const model = name.trim();
      if (model && !isModel(model)) return false;
      saved.save(model || null);
      return true;
    },
  };
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
