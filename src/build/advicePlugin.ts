import type { Logger, Plugin } from 'vite';
import { isPractising } from '../devtools/practicePlugin.ts';
import { findMapping } from '../model/asking/checkProviderLookUp.ts';
import type { PageSettings } from '../model/settings/settings.ts';

const DEADLINE_MS = 3_000;

/** Warns about settings that may be wrong. Never fails a build, since builds must work offline. */
export function advicePlugin(settings: PageSettings, practising: boolean): Plugin {
  let logger: Logger;
  let isBuild = false;
  const warnOfModel = async () => {
    const warning = await adviceOnModel(settings);
    if (warning) logger.warn(warning);
  };
  return {
    name: 'advice',
    configResolved: (config) => {
      logger = config.logger;
      isBuild = config.command === 'build';
      if (practising) return;
      const advice = isBuild ? adviceOnBuild(settings) : [];
      for (const line of [...settings.problems, ...advice]) logger.warn(line);
    },
    configureServer: ({ httpServer }) => void httpServer?.once('listening', () => void warnOfModel()),
    // Warns only in builds, since the dev server also calls this hook on shutdown.
    closeBundle: () => (isBuild ? warnOfModel() : undefined),
  };
}

/** Returns warnings about settings that are valid, but probably unintended. */
export function adviceOnBuild(settings: PageSettings): string[] {
  const { token, inferenceUrl, clientId } = settings;
  const advice: string[] = [];
  if (isPractising(settings) && inferenceUrl) {
    advice.push(
      'VITE_INFERENCE_URL leads to the practice kitchen, which answers a build with `--mode practice` only.',
    );
  } else if (isPractising(settings) && !clientId) {
    advice.push(
      'No connection ships with this page, so its cookbook answers, and visitors can connect their own tokens. VITE_HF_OAUTH_CLIENT_ID lets them sign in, and `--mode practice` answers without a model.',
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

export async function adviceOnModel(settings: PageSettings): Promise<string | null> {
  const { model, provider, inferenceUrl, problems, isUsualModel } = settings;
  if (inferenceUrl || problems.length > 0 || (await isServed(model, provider))) return null;
  return isUsualModel
    ? `${provider} does not serve ${model} now, so another of its models stands in. VITE_HF_MODEL sets a model of your choice.`
    : `${provider} does not serve ${model} now, so visitors get an apology. VITE_HF_MODEL sets another model, see https://huggingface.co/models?inference_provider=${provider}`;
}

/** True if the provider serves the model, or if the Hugging Face Hub cannot be reached. */
async function isServed(model: string, provider: string): Promise<boolean> {
  // Reads `HF_ENDPOINT`, as Hugging Face's own tools do.
  const hub = process.env.HF_ENDPOINT || 'https://huggingface.co';
  try {
    const response = await fetch(`${hub}/api/models/${model}?expand[]=inferenceProviderMapping`, {
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (response.status === 404) return false;
    return !response.ok || findMapping(await response.json(), provider) !== null;
  } catch {
    return true;
  }
}
