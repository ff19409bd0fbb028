import { orUndefined } from '../../shared/orUndefined.ts';
import { isModel, isToken, MAX_ATTEMPT_SECONDS, MIN_ATTEMPT_SECONDS, type Settings } from './settings.ts';

export const HUGGING_FACE = ['https://huggingface.co', 'https://router.huggingface.co'];
const HEADER_SAFE = /^[\x21-\x7e]*$/;
const PROVIDER_NAME = /^[a-z0-9-]+$/;
const HOST_NAME = /^(?!0\.0\.0\.0$)[\w.-]+$/;
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3})$/;
const PATH = /^\/(?!\/)[^\s?#\\]*$/;
const URL_BASE = /^https?:\/\/[^\s/?#\\][^\s?#\\]*$/i;
/** Message about a malformed URL. Does not quote the URL, which may contain a password. */
const BAD_ENDPOINT =
  'VITE_INFERENCE_URL must look like "https://models.example/v1", "http://localhost:11434/v1" (this machine alone) or "/v1" (the origin of the page). It must hold no user, password, "?" or "#", and name neither 0.0.0.0 nor an IPv6 address. A key goes into VITE_HF_ACCESS_TOKEN.';

/** Returns the origins that the page may call according to its settings, or none if the settings are invalid. */
export function requestOrigins(settings: Settings, ownOrigin: string): string[] {
  const { inferenceUrl } = settings;
  if (findProblems(settings).length > 0) return [];
  if (!inferenceUrl) return HUGGING_FACE;
  return [inferenceUrl.startsWith('/') ? ownOrigin : new URL(inferenceUrl).origin];
}

/**
 * True for a valid URL of a model server, or a path on the page's own origin. Allows plain http only on this machine.
 * Refuses IPv6 hosts, '*' and ';', which a content security policy would misread.
 */
function isEndpoint(base: string): boolean {
  if (base.startsWith('/')) return PATH.test(base);
  const url = URL_BASE.test(base) ? orUndefined(() => new URL(base)) : undefined;
  if (!url || !HOST_NAME.test(url.hostname) || url.username || url.password) return false;
  return url.protocol === 'https:' || LOOPBACK.test(url.hostname);
}

/** Returns the errors in the settings. Any error blocks all requests. The errors are logged, so they must not quote the token. */
export function findProblems(settings: Settings): string[] {
  const { token, model, provider, inferenceUrl, attemptSeconds } = settings;
  const problems: string[] = [];
  const isInBounds = attemptSeconds >= MIN_ATTEMPT_SECONDS && attemptSeconds <= MAX_ATTEMPT_SECONDS;
  if (!Number.isInteger(attemptSeconds) || !isInBounds) {
    problems.push(
      `VITE_ATTEMPT_SECONDS must be a whole number from ${MIN_ATTEMPT_SECONDS} to ${MAX_ATTEMPT_SECONDS}.`,
    );
  }
  if (inferenceUrl) {
    if (!isEndpoint(inferenceUrl)) problems.push(BAD_ENDPOINT);
    if (!HEADER_SAFE.test(token)) {
      problems.push('VITE_HF_ACCESS_TOKEN holds characters that a header cannot carry.');
    }
    return problems;
  }
  if (token && !isToken(token)) {
    problems.push(
      'VITE_HF_ACCESS_TOKEN must begin with "hf_" and hold only letters, digits, ".", "_" and "-". Set VITE_INFERENCE_URL to use another kind of key.',
    );
  }
  // Checks the names of model and provider, which the inference client puts into URLs unescaped.
  if (!isModel(model)) problems.push(`VITE_HF_MODEL must read owner/name, not "${model}".`);
  if (!PROVIDER_NAME.test(provider)) {
    problems.push(`VITE_HF_PROVIDER must be a provider's short name such as "together", not "${provider}".`);
  }
  return problems;
}
