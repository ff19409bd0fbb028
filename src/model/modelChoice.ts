import { retryImport } from '../shared/retryImport.ts';
import { createStore } from '../shared/store.ts';
import { openStoredText } from '../shared/storedText.ts';
import { openFallbackModel } from './fallbackModel.ts';
import { isModel, type PageSettings, type Settings, settingsFor } from './settings/settings.ts';

export const loadRequests = retryImport(() => import('./lateRequests.ts'));

/** Chooses the model to call: the visitor's choice, the page's model or a fallback model. */
export function openModelChoice(settings: PageSettings, allTabs: () => Storage, token: () => string) {
  const saved = openStoredText(allTabs, 'recipe-kitchen.model');
  const fallback = openFallbackModel(allTabs, list);
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

  function describe() {
    const used = current();
    const model = fallback.modelFor(used);
    return {
      model,
      standsInFor: model === used.model ? null : used.model,
      provider: used.inferenceUrl ? null : used.provider,
      isChosenModel: chosen() !== '',
    };
  }

  /** Fetches the list of models once per visit, and again only if the list was empty. */
  async function list(signal?: AbortSignal): Promise<string[]> {
    if (listed.length === 0) listed = await (await loadRequests()).listModels(settings.provider, signal);
    return listed;
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    current,
    list,
    refresh: () => state.set(describe()),
    /** Loads the model chosen in another tab, and returns whether it differs from this tab's model. */
    loadChanges(): boolean {
      const isOther = saved.loadChanges();
      fallback.loadChanges();
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
    call<Answer>(
      used: Settings,
      attempt: number,
      signal: AbortSignal,
      callModel: (settings: Settings) => Promise<Answer>,
    ): Promise<Answer> {
      return fallback
        .call(used, attempt, signal, (model) => callModel({ ...used, model }))
        .finally(() => state.set(describe()));
    },
  };
}
