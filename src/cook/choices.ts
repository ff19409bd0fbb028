import type { CredentialStore } from './credentials.ts';
import type { FailureKind } from './failure.ts';
import { checkModel, checkToken, type PageSettings, type Settings, settingsFor } from './settings.ts';

const MODEL_KEY = 'recipe-kitchen.model';

/** What the visitor has chosen to ask with, beside the page's own settings. */
export function openChoices(page: PageSettings, credentials: CredentialStore, device: () => Storage) {
  const listeners = new Set<() => void>();
  let chosenModel = readModel(device);
  let failure: FailureKind | null = null;
  let snapshot = take();

  /** What the next attempt is made with. */
  function settings(): Settings {
    return settingsFor(page, credentials.current()?.token ?? '', chosenModel);
  }

  function take() {
    const { model, provider, inferenceUrl } = settings();
    return { model, provider: inferenceUrl ? null : provider, isChosenModel: chosenModel !== '', failure };
  }

  function tell(kind: FailureKind | null) {
    failure = kind;
    snapshot = take();
    for (const listener of listeners) listener();
  }

  /** What failed before the change says nothing of what comes after it. */
  const refresh = () => tell(null);

  return {
    settings,
    tell,
    refresh,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,

    /** What is wrong with the token, or nothing. */
    takeToken(written: string, remember: boolean): string | null {
      const { token, problem } = checkToken(written);
      if (problem) return problem;
      credentials.keep({ token, account: null }, remember);
      return null;
    },

    /** Blank for the model of the page. What is wrong with it, or nothing. */
    chooseModel(written: string): string | null {
      const model = written.trim();
      const problem = model && checkModel(model);
      if (problem) return problem;
      chosenModel = model;
      try {
        if (model) device().setItem(MODEL_KEY, model);
        else device().removeItem(MODEL_KEY);
      } catch {}
      refresh();
      return null;
    },

    /** What the provider serves now, the most liked first. */
    listModels: async () => (await import('./hosts.ts')).listModels(page.provider),
  };
}

function readModel(device: () => Storage): string {
  try {
    const model = device().getItem(MODEL_KEY) ?? '';
    return checkModel(model) ? '' : model;
  } catch {
    return '';
  }
}
