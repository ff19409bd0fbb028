/** What a request is made with. */
export type Settings = {
  brand: string;
  token: string;
  model: string;
  /** Nobody has chosen the model: where it is served no more, another may stand in for it. */
  isUsualModel: boolean;
  provider: string;
  /** The base of an OpenAI-compatible endpoint that is asked instead of a provider; empty for none. */
  inferenceUrl: string;
  /** The app at Hugging Face that visitors sign in to; empty for none. */
  clientId: string;
  /** What one attempt may take. */
  attemptSeconds: number;
};

/** What the page is built with. */
export type PageSettings = Settings & {
  /** What a developer has to mend. Never quotes the token. */
  problems: string[];
};

export const MIN_ATTEMPT_SECONDS = 10;
export const MAX_ATTEMPT_SECONDS = 600;
export const DEFAULT_MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';
/** A token of an account, as a sign-in gives it, holds dots as well. */
const HUGGING_FACE_TOKEN = /^hf_[\w.-]+$/;
const MODEL_ID = /^\w[\w.-]*\/\w[\w.-]*$/;

/** The page's settings with the visitor's token and model in their place; each may be empty. A token asks Hugging Face. */
export function settingsFor(page: Settings, token: string, model: string): Settings {
  if (!token && (page.inferenceUrl || !model)) return page;
  const isOfEndpoint = page.inferenceUrl !== '' && !isModel(page.model);
  const ofPage = isOfEndpoint ? DEFAULT_MODEL : page.model;
  const isUsualModel = !model && (isOfEndpoint || page.isUsualModel);
  return { ...page, token: token || page.token, inferenceUrl: '', model: model || ofPage, isUsualModel };
}

/** Whether it is a token of Hugging Face: any other would be sent to the provider as its own. */
export function isToken(token: string): boolean {
  return HUGGING_FACE_TOKEN.test(token);
}

export function isModel(name: string): boolean {
  return MODEL_ID.test(name);
}

/** People paste tokens with quotes, spaces or the scheme around them. */
export function cleanToken(token: string): string {
  return token
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim()
    .replace(/^Bearer(?:\s+|$)/i, '');
}
