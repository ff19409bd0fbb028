export type Settings = {
  brand: string;
  token: string;
  model: string;
  /** Nobody has chosen the model: only then may another stand in for it. */
  isUsualModel: boolean;
  provider: string;
  /** The base of an endpoint that is asked instead of a provider; empty for none. */
  inferenceUrl: string;
  /** The OAuth app at Hugging Face; empty for none. */
  clientId: string;
  attemptSeconds: number;
};

export type PageSettings = Settings & {
  problems: string[];
};

export const MIN_ATTEMPT_SECONDS = 10;
export const MAX_ATTEMPT_SECONDS = 600;
export const DEFAULT_MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';
/** The token that a sign-in gives holds dots as well. */
const HUGGING_FACE_TOKEN = /^hf_[\w.-]+$/;
const MODEL_ID = /^\w[\w.-]*\/\w[\w.-]*$/;

/** The settings with what the visitor has given; either may be empty. With a token of theirs the page's own endpoint is not asked: it must not see the token. */
export function settingsFor(page: Settings, token: string, model: string): Settings {
  if (!token && (page.inferenceUrl || !model)) return page;
  const isOfEndpoint = page.inferenceUrl !== '' && !isModel(page.model);
  const ofPage = isOfEndpoint ? DEFAULT_MODEL : page.model;
  const isUsualModel = !model && (isOfEndpoint || page.isUsualModel);
  return { ...page, token: token || page.token, inferenceUrl: '', model: model || ofPage, isUsualModel };
}

/** The client takes any other token for the provider's own key, and sends it to the provider. */
export function isToken(token: string): boolean {
  return HUGGING_FACE_TOKEN.test(token);
}

export function isModel(name: string): boolean {
  return MODEL_ID.test(name);
}

/** People paste tokens with quotes, spaces or 'Bearer' around them. */
export function cleanToken(token: string): string {
  return token
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim()
    .replace(/^Bearer(?:\s+|$)/i, '');
}
