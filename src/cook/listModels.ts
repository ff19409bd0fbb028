import { HUGGING_FACE } from './checkSettings.ts';
import { guardFetch } from './guardedFetch.ts';
import { isModel } from './settings.ts';

const DEADLINE_MS = 15_000;

/** What the provider serves now, the most liked first. */
export async function listModels(provider: string): Promise<string[]> {
  const query = new URLSearchParams({
    inference_provider: provider,
    pipeline_tag: 'text-generation',
    sort: 'likes',
    direction: '-1',
    limit: '50',
  });
  const send = guardFetch(HUGGING_FACE, AbortSignal.timeout(DEADLINE_MS));
  const response = await send(`https://huggingface.co/api/models?${query}`);
  const models: unknown = await response.json();
  const names: unknown[] = Array.isArray(models) ? models.map((model) => model?.id) : [];
  return names.filter((name) => typeof name === 'string').filter(isModel);
}
