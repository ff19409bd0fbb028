export type Settings = {
  brand: string;
  token: string;
  model: string;
  /** True if `model` is the default because nobody has chosen a model. Only the default may be replaced by another model. */
  isUsualModel: boolean;
  provider: string;
  /** Base URL of a model server to call instead of a provider, or ''. */
  inferenceUrl: string;
  /** Id of the OAuth app at Hugging Face, or ''. */
  clientId: string;
  attemptSeconds: number;
};

export type PageSettings = Settings & {
  problems: string[];
};

export const MIN_ATTEMPT_SECONDS = 10;
export const MAX_ATTEMPT_SECONDS = 600;
export const DEFAULT_MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';
/** Matches a Hugging Face token. Sign-in tokens may contain dots. */
const HUGGING_FACE_TOKEN = /^hf_[\w.-]+$/;
const MODEL_ID = /^\w[\w.-]*\/\w[\w.-]*$/;

/**
 * Adds the visitor's token and chosen model, if any, to the settings. The page's own model server must never receive
 * the visitor's token.
 */
export function settingsFor(page: Settings, token: string, model: string): Settings {
  if (!token && (page.inferenceUrl || !model)) return page;
  const isOfEndpoint = page.inferenceUrl !== '' && !isModel(page.model);
  const ofPage = isOfEndpoint ? DEFAULT_MODEL : page.model;
  const isUsualModel = !model && (isOfEndpoint || page.isUsualModel);
  return { ...page, token: token || page.token, inferenceUrl: '', model: model || ofPage, isUsualModel };
}

/** True for a Hugging Face token. The client would send any other token directly to the provider. */
export function isToken(token: string): boolean {
  return HUGGING_FACE_TOKEN.test(token);
}

export function isModel(name: string): boolean {
  return MODEL_ID.test(name);
}

/** Removes spaces and quotes around a pasted token, and 'Bearer' before the token. */
export function cleanToken(token: string): string {
  return token
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim()
    .replace(/^Bearer(?:\s+|$)/i, '');
}
