import { HUGGING_FACE } from './checkSettings.ts';
import { guardFetch } from './guardedFetch.ts';
import { isModel } from './settings.ts';

const DEADLINE_MS = 15_000;

/** Names of models that think before they answer, which uses up what an answer may take, or that are for something else. */
const SAYS_SO = /reason|think|code|guard|vision|math|embed|(?:^|[^a-z])(?:r1|vl)(?:[^a-z]|$)/i;

/** What suits a recipe first, each half as the list has it: the most liked first. */
export function bySuitability(names: string[]): string[] {
  return [...names.filter((name) => !saysSo(name)), ...names.filter(saysSo)];
}

function saysSo(name: string): boolean {
  const [, model = ''] = name.split('/');
  // "InternVL2" has three words.
  return SAYS_SO.test(model.replace(/([a-z])([A-Z])/g, '$1-$2'));
}

/** What the provider serves now. */
export async function listModels(provider: string): Promise<string[]> {
  const query = new URLSearchParams({
    inference_provider: provider,
    pipeline_tag: 'text-generation',
    sort: 'likes',
    direction: '-1',
    limit: '50',
  });
  const ending = new AbortController();
  const deadline = setTimeout(() => ending.abort(), DEADLINE_MS);
  try {
    const response = await guardFetch(
      HUGGING_FACE,
      ending.signal,
    )(`https://huggingface.co/api/models?${query}`);
    const list: unknown = await response.json();
    const names: unknown[] = Array.isArray(list) ? list.map((model) => model?.id) : [];
    const models = names.filter((name) => typeof name === 'string').filter(isModel);
    return bySuitability([...new Set(models)]);
  } finally {
    clearTimeout(deadline);
    // Ends what is still coming in.
    ending.abort();
  }
}
