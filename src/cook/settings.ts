/** What a request is made with. */
export type Settings = {
  brand: string;
  token: string;
  model: string;
  provider: string;
  /** The base of an OpenAI-compatible endpoint that is asked instead of a provider; empty for none. */
  inferenceUrl: string;
  /** The app at Hugging Face that visitors sign in to; empty for none. */
  clientId: string;
};

/** What the page is built with. */
export type PageSettings = Settings & {
  /** What a developer has to mend. Never quotes the token. */
  problems: string[];
};

export const DEFAULT_MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';
/** A token of an account, as a sign-in gives it, holds dots as well. */
const HUGGING_FACE_TOKEN = /^hf_[\w.-]+$/;
const MODEL_ID = /^\w[\w.-]*\/\w[\w.-]*$/;

export function hasOwnConnection({ token, inferenceUrl, problems }: PageSettings): boolean {
  return problems.length === 0 && (token !== '' || inferenceUrl !== '');
}

/** The page's settings with the visitor's token and model in their place; each may be empty. A token asks Hugging Face. */
export function settingsFor(page: Settings, token: string, model: string): Settings {
  if (!token && (page.inferenceUrl || !model)) return page;
  const ofPage = page.inferenceUrl && checkModel(page.model) ? DEFAULT_MODEL : page.model;
  return { ...page, token: token || page.token, inferenceUrl: '', model: model || ofPage };
}

/** A token as the visitor wrote it, and what is wrong with it. */
export function checkToken(written: string): { token: string; problem: string | null } {
  const token = cleanToken(written);
  const problem = HUGGING_FACE_TOKEN.test(token)
    ? null
    : 'A token of Hugging Face begins with “hf_” and holds only letters, digits, “.”, “_” and “-”.';
  return { token, problem };
}

export function checkModel(model: string): string | null {
  return MODEL_ID.test(model) ? null : 'A model’s name has two parts, as in owner/name.';
}

/** People paste tokens with quotes, spaces or the scheme around them. */
export function cleanToken(token: string): string {
  return token
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim()
    .replace(/^Bearer(?:\s+|$)/i, '');
}
