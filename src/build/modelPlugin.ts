import type { Logger, Plugin } from 'vite';
import { findMapping } from '../model/providerLookUp.ts';
import type { PageSettings } from '../model/settings.ts';

const DEADLINE_MS = 3_000;

/** It only warns: a build without a network, or one that gets no answer, must not fail. */
export function modelPlugin(settings: PageSettings): Plugin {
  let logger: Logger;
  let isBuild = false;
  const warn = async () => {
    const warning = await adviceOnModel(settings);
    if (warning) logger.warn(warning);
  };
  return {
    name: 'model',
    configResolved: (config) => {
      logger = config.logger;
      isBuild = config.command === 'build';
    },
    configureServer: ({ httpServer }) => void httpServer?.once('listening', () => void warn()),
    // The dev server also closes a bundle when it ends, and must not warn then.
    closeBundle: () => (isBuild ? warn() : undefined),
  };
}

export async function adviceOnModel(settings: PageSettings): Promise<string | null> {
  const { model, provider, inferenceUrl, problems, isUsualModel } = settings;
  if (inferenceUrl || problems.length > 0 || (await isServed(model, provider))) return null;
  return isUsualModel
    ? `${provider} does not serve ${model} now: the page lets another that it serves stand in. VITE_HF_MODEL sets one of your own.`
    : `${provider} does not serve ${model} now: visitors get an apology. VITE_HF_MODEL sets another, see https://huggingface.co/models?inference_provider=${provider}`;
}

/** True also where nobody can be asked. */
async function isServed(model: string, provider: string): Promise<boolean> {
  // `HF_ENDPOINT` is the variable that Hugging Face's own tools read.
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
