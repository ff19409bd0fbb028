import { BAD_ENDPOINT, findProblems } from '../cook/checkSettings.ts';
import { cleanToken, DEFAULT_MODEL, type PageSettings } from '../cook/settings.ts';
import { explainEndpoint } from './explainEndpoint.ts';

/** The environment a page is built with. `.env.example` explains each variable. */
export type Environment = {
  VITE_BRAND?: string | undefined;
  VITE_HF_ACCESS_TOKEN?: string | undefined;
  VITE_HF_MODEL?: string | undefined;
  VITE_HF_PROVIDER?: string | undefined;
  VITE_INFERENCE_URL?: string | undefined;
  VITE_HF_OAUTH_CLIENT_ID?: string | undefined;
  VITE_ATTEMPT_SECONDS?: string | undefined;
};

export function readSettings(environment: Environment): PageSettings {
  const settings = {
    brand: environment.VITE_BRAND?.trim() || 'Basil',
    token: cleanToken(environment.VITE_HF_ACCESS_TOKEN ?? ''),
    model: environment.VITE_HF_MODEL?.trim() || DEFAULT_MODEL,
    provider: environment.VITE_HF_PROVIDER?.trim() || 'together',
    inferenceUrl: environment.VITE_INFERENCE_URL?.trim() ?? '',
    clientId: environment.VITE_HF_OAUTH_CLIENT_ID?.trim() ?? '',
    // What is no number is written as 0, which is out of bounds.
    attemptSeconds: Number(environment.VITE_ATTEMPT_SECONDS?.trim() || 60) || 0,
  };
  const problems = findProblems(settings).map((problem) =>
    problem === BAD_ENDPOINT ? explainEndpoint(settings.inferenceUrl) : problem,
  );
  return { ...settings, problems };
}
