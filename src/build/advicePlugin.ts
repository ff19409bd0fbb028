import type { Plugin } from 'vite';
import type { PageSettings } from '../model/settings/settings.ts';

/** Warns about settings that may be wrong. Never fails a build. */
export function advicePlugin(settings: PageSettings): Plugin {
  return {
    name: 'advice',
    configResolved: ({ command, logger }) => {
      const advice = command === 'build' ? adviceOnBuild(settings) : [];
      for (const line of [...settings.problems, ...advice]) logger.warn(line);
    },
  };
}

/** Returns warnings about settings that are valid, but probably unintended. */
export function adviceOnBuild(settings: PageSettings): string[] {
  const { token, inferenceUrl, clientId } = settings;
  const advice: string[] = [];
  if (!token && !inferenceUrl && !clientId) {
    advice.push(
      'No connection ships with this page, so its cookbook answers, and visitors can connect their own tokens. VITE_HF_OAUTH_CLIENT_ID lets them sign in.',
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
