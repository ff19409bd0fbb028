import { findProblems, HUGGING_FACE, requestOrigins } from './checkSettings.ts';
import { cleanToken, DEFAULT_MODEL, type PageSettings, type Settings } from './settings.ts';

/** Build variables of the page. `.env.example` explains each variable. */
export type Variables = { [name: string]: string | undefined };

const NOTHING_SET: Settings = {
  brand: 'Basil',
  token: '',
  model: DEFAULT_MODEL,
  isUsualModel: true,
  provider: 'together',
  inferenceUrl: '',
  clientId: '',
  attemptSeconds: 60,
};

export function readSettings(variables: Variables): PageSettings {
  const settings = withVariables(NOTHING_SET, variables);
  return { ...settings, problems: findProblems(settings) };
}

/** Returns `settings`, overridden by the variables that are not blank. */
function withVariables(settings: Settings, variables: Variables): Settings {
  const trimmed = (name: string) => String(variables[name] ?? '').trim();
  const model = trimmed('VITE_HF_MODEL');
  const seconds = trimmed('VITE_ATTEMPT_SECONDS');
  return {
    brand: trimmed('VITE_BRAND') || settings.brand,
    token: cleanToken(trimmed('VITE_HF_ACCESS_TOKEN')) || settings.token,
    model: model || settings.model,
    isUsualModel: settings.isUsualModel && !model,
    provider: trimmed('VITE_HF_PROVIDER') || settings.provider,
    inferenceUrl: trimmed('VITE_INFERENCE_URL') || settings.inferenceUrl,
    // Also reads `OAUTH_CLIENT_ID`, in which a Hugging Face Space stores the id of its own OAuth app.
    clientId: trimmed('VITE_HF_OAUTH_CLIENT_ID') || settings.clientId || trimmed('OAUTH_CLIENT_ID'),
    // Converts an invalid number to 0, which a later check reports as out of bounds.
    attemptSeconds: seconds ? Number(seconds) || 0 : settings.attemptSeconds,
  };
}

/** Reads the variables of a static Hugging Face Space. The owner of the Space can change these variables without a new build. */
export function readSpace(built: PageSettings): PageSettings {
  const { variables } = (globalThis as { huggingface?: { variables?: Variables } }).huggingface ?? {};
  if (!variables) return built;
  const settings = withVariables(built, variables);
  const problems = findProblems(settings);
  // Rejects hosts that were unknown at build time, because the page's content security policy blocks them.
  const allowed = [location.origin, ...HUGGING_FACE, ...requestOrigins(built, location.origin)];
  if (requestOrigins(settings, location.origin).some((origin) => !allowed.includes(origin))) {
    problems.push('VITE_INFERENCE_URL names a host that this build does not allow: build the page with it.');
  }
  return { ...settings, problems };
}
