import { retryImport } from '../shared/retryImport.ts';
import { createStore } from '../shared/store.ts';
import { openFallbackModel } from './fallbackModel.ts';
import { isModel, type PageSettings, type Settings, settingsFor } from './settings/settings.ts';
import { openStoredText } from './storedText.ts';

export const loadRequests = retryImport(() => import('./lateRequests.ts'));

/** Which model of the host is called: that of the page, one that the visitor has chosen, or a stand-in for one that is not served. */
export function openModelChoice(settings: PageSettings, allTabs: () => Storage, token: () => string) {
  const saved = openStoredText(allTabs, 'recipe-kitchen.model');
  const fallback = openFallbackModel(allTabs, list);
  let served: string[] = [];
  const state = createStore(describe());

  /** Empty if the visitor has chosen no model. */
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

  /** Fetched once in a visit, unless nothing came. */
  async function list(): Promise<string[]> {
    if (served.length === 0) served = await (await loadRequests()).listModels(settings.provider);
    return served;
  }

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    current,
    list,
    refresh: () => state.set(describe()),
    /** Takes up the choices of other tabs. Returns whether the visitor has chosen another model there. */
    lookAgain(): boolean {
      const isOther = saved.lookAgain();
      fallback.lookAgain();
      state.set(describe());
      return isOther;
    },
    /** Blank text goes back to the page's own model. Returns whether the text is valid. */
    choose(written: string): boolean {
      const model = written.trim();
      if (model && !isModel(model)) return false;
      saved.save(model || null);
      return true;
    },
    ask<Answer>(
      used: Settings,
      attempt: number,
      signal: AbortSignal,
      callModel: (settings: Settings) => Promise<Answer>,
    ): Promise<Answer> {
      return fallback
        .ask(used, attempt, signal, (model) => callModel({ ...used, model }))
        .finally(() => state.set(describe()));
    },
  };
}
