import { isPractising } from '../devtools/practicePlugin.ts';
import type { PageSettings } from '../model/settings.ts';

/** Settings that are well-formed, and yet may not be what was meant. */
export function adviceOnBuild(settings: PageSettings): string[] {
  const { token, inferenceUrl, clientId } = settings;
  const advice: string[] = [];
  if (isPractising(settings) && inferenceUrl) {
    advice.push(
      'VITE_INFERENCE_URL leads to the practice kitchen, which answers a build with `--mode practice` only.',
    );
  } else if (isPractising(settings) && !clientId) {
    advice.push(
      'No connection ships with this page: visitors connect a token of their own. VITE_HF_OAUTH_CLIENT_ID lets them sign in, `--mode practice` answers without a model.',
    );
  }
  if (/^\w+:\/\/[^/]+\/?$/.test(inferenceUrl)) {
    advice.push(
      'VITE_INFERENCE_URL has no path: most servers answer under "/v1", as in "http://localhost:11434/v1".',
    );
  }
  if (token) {
    advice.push(
      'VITE_HF_ACCESS_TOKEN ships in this page: every visitor can read it and spend on it. See docs/security.md.',
    );
  }
  return advice;
}
